// The lint rule: imports go down the list of rooms and through front doors, and every file stands in a room.
import { join } from 'node:path';
import { fromRoot, importFault, placeFault, target } from './look.js';

const ROOT = join(import.meta.dirname, '..');

/** @type {import('eslint').Rule.RuleModule} */
export const roomsOnlyLookDown = {
  meta: { type: 'problem', schema: [], messages: { room: '{{fault}}' } },
  create(context) {
    const file = fromRoot(ROOT, context.filename);
    /** @param {any} node The literal that names the other file. */
    const look = (node) => {
      if (typeof node?.value !== 'string' || !node.value.startsWith('.')) return;
      const fault = importFault(file, target(file, node.value));
      if (fault !== undefined) context.report({ node, messageId: 'room', data: { fault } });
    };
    return {
      Program() {
        const fault = placeFault(file);
        if (fault !== undefined) context.report({ loc: { line: 1, column: 0 }, messageId: 'room', data: { fault } });
      },
      ImportDeclaration: (node) => look(node.source),
      ExportNamedDeclaration: (node) => look(node.source),
      ExportAllDeclaration: (node) => look(node.source),
      ImportExpression: (node) => look(node.source),
      /** @param {any} node */
      TSImportType: (node) => look(node.source ?? node.argument?.literal),
    };
  },
};
