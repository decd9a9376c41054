// A real browser for tests: the Chromium installed on this machine, else the one packaged with the dev dependencies.
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import packaged from '@sparticuz/chromium';
import { chromium, type Browser } from 'playwright-core';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** Nothing is drawn by a graphics card: its software stand-in repeats parts of large pages in pictures. */
const FLAGS = ['--no-sandbox', '--disable-gpu', '--font-render-hinting=none'];

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** The first installed Chromium on PATH; undefined when there is none. */
export function installedBrowser(path = process.env['PATH'] ?? ''): string | undefined {
  return path
    .split(delimiter)
    .filter((folder) => folder !== '')
    .flatMap((folder) => NAMES.map((name) => join(folder, name)))
    .find(isProgram);
}

/** Starts a headless browser; the caller closes it. */
export async function openBrowser(): Promise<Browser> {
  const installed = installedBrowser();
  return chromium.launch({ executablePath: installed ?? (await packaged.executablePath()), args: FLAGS });
}
