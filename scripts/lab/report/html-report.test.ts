// The page of the report: whole, alone, safe to open anywhere, and told in both languages.
import { createHash } from 'node:crypto';
import { Parser } from 'htmlparser2';
import { describe, expect, test } from 'vitest';
import { realGame } from '../../../engine/testing/real-game.ts';
import { loadGame } from '../../load/load-game.ts';
import { cellsOf } from '../shards/cells.ts';
import type { Cell } from '../shards/cells.ts';
import { playShard } from '../shards/play-shard.ts';
import type { RunPlan } from '../shards/run-cells.ts';
import { htmlReport } from './html-report.ts';
import { reportOf, sortedJson } from './run-report.ts';
import type { RunReport } from './run-report.ts';
import { textReport } from './text-report.ts';
import { REPORT_LANGS } from './words.ts';

const loaded = loadGame('content');
const goals = loaded.game === undefined ? [] : loaded.goals;

/** A cell whose games end soon. */
const short = (cell: Cell): Cell => ({ ...cell, options: { ...cell.options, target: 6 } });

function report(games: number): RunReport {
  const plan: RunPlan = {
    cells: [...cellsOf(realGame, [2], ['michel']), ...cellsOf(realGame, [4], ['teams'])].map(short),
    bots: ['greedy'],
    games: 3,
    seed: 1,
  };
  const cells = plan.cells.map((cell) => ({
    ...cell,
    tally: playShard(realGame, {
      content: realGame.hash,
      options: cell.options,
      bots: plan.bots,
      seed: 1,
      from: 0,
      to: games,
    }),
  }));
  return reportOf(realGame, goals, plan, cells, 25);
}
const three = report(3);

/** Every tag and attribute of a page, and the tags that were never closed. */
function read(html: string): {
  readonly tags: readonly string[];
  readonly attributes: readonly string[];
  readonly open: number;
  readonly text: string;
} {
  const [tags, attributes]: [string[], string[]] = [[], []];
  const VOID = ['meta', '!doctype'];
  let [open, text] = [0, ''];
  const parser = new Parser(
    {
      onopentag: (name, given) => {
        tags.push(name);
        attributes.push(...Object.keys(given));
        if (!VOID.includes(name)) open++;
      },
      onclosetag: (name, implied) => {
        if (!VOID.includes(name) && !implied) open--;
      },
      ontext: (more) => (text += more),
    },
    { xmlMode: false },
  );
  parser.end(html);
  return { tags, attributes, open, text };
}

describe.each(REPORT_LANGS)('the page in %s', (lang) => {
  const html = htmlReport(realGame, goals, three, lang);
  const { tags, attributes, open, text } = read(html);

  test('has neither script nor anything from elsewhere nor styles in its lines', () => {
    expect(tags).not.toContain('script');
    expect(attributes.filter((name) => /^(on|src|href|style)/.test(name))).toEqual([]);
    expect(html).not.toMatch(/https?:\/\/(?!www\.w3\.org\/2000\/svg)/);
    expect(html).not.toContain('url(');
  });

  test('allows its own style and nothing else', () => {
    const style = /<style>([\s\S]*?)<\/style>/.exec(html)?.[1] ?? '';
    expect(html).toContain(`style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`);
    expect(html).toContain("default-src 'none'");
    expect(tags.filter((tag) => tag === 'style')).toHaveLength(1);
  });

  test('closes what it opens, and says every word', () => {
    expect(open).toBe(0);
    expect(text).not.toMatch(/~|undefined|NaN|\b(figure|about|group|verdict|action|source|plot)\./);
    for (const { name } of realGame.gangs) expect(text).toContain(name[lang]);
    expect(html).toContain(`<html lang="${lang}">`);
  });

  test('draws its plots for every setting', () => {
    expect(tags.filter((tag) => tag === 'svg').length).toBe(tags.filter((tag) => tag === 'figure').length);
    expect(tags.filter((tag) => tag === 'figure').length).toBeGreaterThanOrEqual(three.cells.length * 5);
  });

  test('is the same page each time', () => expect(htmlReport(realGame, goals, three, lang)).toBe(html));

  test('the text for the terminal says every word, too', () =>
    expect(textReport(realGame, goals, three, lang)).not.toMatch(
      /~|undefined|NaN|\b(figure|about|group|verdict|action|source|plot)\./,
    ));
});

describe('a report', () => {
  test('has a hash over all else, and sorted keys', () => {
    const { hash, ...rest } = three;
    expect(hash).toBe(createHash('sha256').update(sortedJson(rest)).digest('hex'));
    const keys = Object.keys(JSON.parse(sortedJson(three)) as object);
    expect(keys).toEqual([...keys].sort());
  });

  test('says when it was called off, and leaves out what was not played', () => {
    const one = report(1);
    expect(one).toMatchObject({ stopped: true, asked: 6, played: 2 });
    expect(textReport(realGame, goals, one, 'en')).toContain('Called off');
    expect(htmlReport(realGame, goals, one, 'en')).toContain('class="notice"');
    expect(report(0).cells).toEqual([]);
    expect(htmlReport(realGame, goals, report(0), 'en')).toContain('<h1>');
  });
});
