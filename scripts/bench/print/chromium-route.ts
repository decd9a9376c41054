// Chromium's route: start the browser, open the document, print it, close. Arguments: HTML file, output. Loading the driver is not counted.

import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { openBrowser } from '../../testing/browser.ts';

const [html = '', out = ''] = process.argv.slice(2);

/** Memory in MB of this process's descendants, by the peaks Linux keeps for each; undefined on other systems. */
function peakOfDescendants(): number | undefined {
  try {
    const parents = new Map<number, number>();
    for (const name of readdirSync('/proc')) {
      if (!/^\d+$/.test(name)) continue;
      try {
        parents.set(Number(name), Number(/^PPid:\s+(\d+)/m.exec(readFileSync(`/proc/${name}/status`, 'utf8'))?.[1] ?? 0));
      } catch {
        // It ended meanwhile.
      }
    }
    const isOurs = (pid: number): boolean => pid === process.pid || (parents.has(pid) && pid > 1 && isOurs(parents.get(pid) ?? 0));
    return [...parents.keys()].filter((pid) => pid !== process.pid && isOurs(pid))
      .reduce((sum, pid) => sum + Number(/^VmHWM:\s+(\d+)/m.exec(readFileSync(`/proc/${String(pid)}/status`, 'utf8'))?.[1] ?? 0) / 1024, 0);
  } catch {
    return undefined;
  }
}

const begun = performance.now();
const browser = await openBrowser();
const page = await browser.newPage();
page.setDefaultTimeout(0);
await page.goto(pathToFileURL(html).href);
const pdf = await page.pdf({ preferCSSPageSize: true, printBackground: true });
writeFileSync(out, pdf);
const seconds = (performance.now() - begun) / 1000;
const peakMegabytes = peakOfDescendants();
await browser.close();
process.stdout.write(JSON.stringify({ seconds, peakMegabytes }));
