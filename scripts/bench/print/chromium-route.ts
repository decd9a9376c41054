// Chromium's route as one process: content and templates in, the same sheets as one HTML document, printed by the browser. Arguments: content folder,
// templates folder, output, and where the document goes.

import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { loadGame } from '../../load/load-game.ts';
import { loadPapers } from '../../load/templates/papers.ts';
import { loadTemplates } from '../../print/template/load-templates.ts';
import { openBrowser } from '../../testing/browser.ts';
import { BENCH_PAPER } from './bench-job.ts';
import { chromiumPage } from './chromium-page.ts';

const [content = '', templates = '', out = '', html = ''] = process.argv.slice(2);

/** Memory in MB of this process's descendants, by the peaks Linux keeps for each; undefined on other systems. */
function peakOfDescendants(): number | undefined {
  try {
    const parents = new Map<number, number>();
    for (const name of readdirSync('/proc')) {
      if (!/^\d+$/.test(name)) continue;
      try {
        parents.set(
          Number(name),
          Number(/^PPid:\s+(\d+)/m.exec(readFileSync(`/proc/${name}/status`, 'utf8'))?.[1] ?? 0),
        );
      } catch {
        // It ended meanwhile.
      }
    }
    const isOurs = (pid: number): boolean =>
      pid === process.pid || (parents.has(pid) && pid > 1 && isOurs(parents.get(pid) ?? 0));
    return [...parents.keys()]
      .filter((pid) => pid !== process.pid && isOurs(pid))
      .reduce(
        (sum, pid) =>
          sum + Number(/^VmHWM:\s+(\d+)/m.exec(readFileSync(`/proc/${String(pid)}/status`, 'utf8'))?.[1] ?? 0) / 1024,
        0,
      );
  } catch {
    return undefined;
  }
}

async function print(): Promise<void> {
  const { game } = loadGame(content, { templates });
  const paper = loadPapers(templates).papers.find(({ id }) => id === BENCH_PAPER);
  if (game === undefined || paper === undefined)
    throw new Error('Content or papers have problems; npm run check tells them.');
  writeFileSync(html, chromiumPage(game, loadTemplates(templates), paper));
  const begun = performance.now();
  const browser = await openBrowser();
  const page = await browser.newPage();
  page.setDefaultTimeout(0);
  await page.goto(pathToFileURL(html).href);
  writeFileSync(out, await page.pdf({ preferCSSPageSize: true, printBackground: true }));
  const browserSeconds = (performance.now() - begun) / 1000;
  const peakMegabytes = peakOfDescendants();
  await browser.close();
  process.stdout.write(JSON.stringify({ browserSeconds, peakMegabytes }));
}

void print();
