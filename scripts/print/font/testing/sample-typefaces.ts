// The project's own typefaces, opened from the templates folder, for tests of fonts and layout.
import { fileURLToPath } from 'node:url';
import { loadTemplates, type Templates } from '../../template/load-templates.ts';

/** The real templates folder. */
export const realTemplates = (): Templates =>
  loadTemplates(fileURLToPath(new URL('../../../../templates', import.meta.url)));
