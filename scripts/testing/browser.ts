// A real browser for tests: the Chromium installed on this machine, else the one packaged with the dev dependencies.
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import packaged from '@sparticuz/chromium';
import { chromium, type Browser } from 'playwright-core';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** Packaged for a cloud function: these flags would let one closed page take the browser with it, or switch off what tests look at. */
const UNWANTED = ['--single-process', '--no-zygote', '--disable-web-security', '--headless'];

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
  return path.split(delimiter).filter((folder) => folder !== '').flatMap((folder) => NAMES.map((name) => join(folder, name))).find(isProgram);
}

/** Starts a headless browser; the caller closes it. */
export async function openBrowser(): Promise<Browser> {
  const installed = installedBrowser();
  if (installed !== undefined) return chromium.launch({ executablePath: installed, args: ['--no-sandbox', '--font-render-hinting=none'] });
  const args = packaged.args.filter((arg) => !UNWANTED.some((unwanted) => arg.startsWith(unwanted)));
  return chromium.launch({ executablePath: await packaged.executablePath(), args: [...args, '--no-sandbox'] });
}
