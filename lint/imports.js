// What a source file imports, read from its text alone, so that Astro pages are looked at like everything else; and circles among files.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { target } from './look.js';

const NAMED = /(?:\bfrom|\bimport)\s*\(?\s*['"](\.[^'"]+)['"]/g;

/**
 * Relative imports of a text, as files from the project's root.
 * @param {string} file The importing file, from the project's root.
 * @param {string} text
 */
export const importsOf = (file, text) => [...text.matchAll(NAMED)].map(([, name]) => target(file, name ?? ''));

/**
 * Every source file below the given folders with the files it imports; tests and what only they use left out.
 * @param {string} root
 * @param {readonly string[]} folders
 * @returns {ReadonlyMap<string, readonly string[]>}
 */
export function importGraph(root, folders) {
  const graph = new Map();
  /** @param {string} folder */
  const walk = (folder) => {
    for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
      const path = `${folder}/${entry.name}`;
      if (entry.isDirectory()) {
        if (!['node_modules', 'testing', 'tests', 'dist', 'public'].includes(entry.name) && !entry.name.startsWith('.'))
          walk(path);
      } else if (/\.(ts|tsx|astro)$/.test(entry.name) && !/\.(test|d)\.ts$/.test(entry.name))
        graph.set(path, importsOf(path, readFileSync(join(root, path), 'utf8')));
    }
  };
  folders.forEach(walk);
  return graph;
}

/**
 * One circle of files, each importing the next and the last the first; undefined when there is none.
 * @param {ReadonlyMap<string, readonly string[]>} graph
 * @returns {readonly string[] | undefined}
 */
export function findCircle(graph) {
  /** @type {string[]} */
  const way = [];
  const done = new Set();
  /** @param {string} file @returns {readonly string[] | undefined} */
  const visit = (file) => {
    if (way.includes(file)) return way.slice(way.indexOf(file));
    if (done.has(file)) return undefined;
    way.push(file);
    for (const next of graph.get(file) ?? []) {
      const circle = visit(next);
      if (circle !== undefined) return circle;
    }
    way.pop();
    done.add(file);
    return undefined;
  };
  for (const file of graph.keys()) {
    const circle = visit(file);
    if (circle !== undefined) return circle;
  }
  return undefined;
}
