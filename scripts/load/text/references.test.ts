// Tests of `~name~` references in texts.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fill } from '../../../voice/marks.ts';
import { referenceFaults } from './references.ts';

const references = {
  values: new Map([
    ['hand-limit', '10'],
    ['showers.search', '3'],
    ['target.4', '15'],
    ['none', '0'],
    ['blank', ''],
  ]),
  icons: new Set(['cigarette', 'spoon']),
};

describe('references', () => {
  it.each([
    'At most ~hand-limit~ cards.',
    '~showers.search~~target.4~',
    'A 0 is printed: ~none~.',
    'An empty value is a value: ~blank~.',
    '2 ~icon.cigarette~ stay a picture.',
    '',
  ])('are all known in %j', (text) => {
    expect(referenceFaults(text, references)).toEqual([]);
  });

  it('says where an unknown name stands and which is nearest', () => {
    expect(referenceFaults('Hold ~hand-limt~ cards.', references)).toEqual([
      {
        code: 'UNKNOWN_REFERENCE',
        at: 5,
        length: 11,
        message: 'the text refers to ~hand-limt~, which does not exist',
        hint: 'did you mean "hand-limit"?',
      },
    ]);
  });

  it('looks for a misspelt icon among the icons', () => {
    expect(referenceFaults('~icon.cigarete~', references)).toEqual([
      expect.objectContaining({ code: 'UNKNOWN_REFERENCE', hint: 'did you mean "icon.cigarette"?' }),
    ]);
  });

  it('takes any icon while their names are not known', () => {
    expect(referenceFaults('~icon.whatever~', { values: references.values })).toEqual([]);
  });

  it('refuses capitals and foreign letters by name instead of printing them', () => {
    expect(referenceFaults('~Hand-Limit~ ~größe~', references).map((fault) => fault.code)).toEqual([
      'UNKNOWN_REFERENCE',
      'UNKNOWN_REFERENCE',
    ]);
  });

  it.each([
    ['one alone', 'about ~5 cards', 6, 1],
    ['two together', 'a ~~ b', 2, 2],
    ['one that is never closed', '~hand limit', 0, 1],
  ])('refuses a stray mark: %s', (_what, text, at, length) => {
    expect(referenceFaults(text, references)).toEqual([
      {
        code: 'UNPAIRED_TILDE',
        at,
        length,
        message: 'a "~" stands in the text without a name',
        hint: 'write a name between two marks, as in ~hand-limit~, or leave the mark out',
      },
    ]);
  });

  it('stand where the fault says', () => {
    const piece = fc.oneof(
      fc.string().map((text) => text.replaceAll('~', '')),
      fc.constantFrom('~', '~~', '~hand-limit~', '~showers.search~', '~nobody~', '~icon.spoon~', ' '),
    );
    fc.assert(
      fc.property(fc.array(piece), (pieces) => {
        const text = pieces.join('');
        for (const fault of referenceFaults(text, references))
          expect(text.slice(fault.at, fault.at + fault.length)).toMatch(/^~([^~\s]*~)?$/);
      }),
    );
  });

  it('leave no mark behind in a text without a fault', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[~ a.-]{0,24}$/), (text) => {
        if (referenceFaults(text, references).length === 0)
          expect(fill(text, (name) => references.values.get(name))).not.toContain('~');
      }),
    );
  });
});
