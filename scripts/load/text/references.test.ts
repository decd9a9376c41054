// Tests of `~name~` references in texts.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fillReferences } from './references.ts';

const references = {
  values: new Map([
    ['hand-limit', '10'],
    ['showers.search', '3'],
    ['target.4', '15'],
    ['tricky', '$& ~hand-limit~'],
    ['none', '0'],
    ['blank', ''],
  ]),
  icons: new Set(['cigarette', 'spoon']),
};

describe('references', () => {
  it.each([
    ['At most ~hand-limit~ cards.', 'At most 10 cards.'],
    ['~showers.search~~target.4~', '315'],
    ['A 0 is printed: ~none~.', 'A 0 is printed: 0.'],
    ['An empty value is a value: ~blank~.', 'An empty value is a value: .'],
    ['A value is never filled again: ~tricky~.', 'A value is never filled again: $& ~hand-limit~.'],
    ['2 ~icon.cigarette~ stay a picture.', '2 ~icon.cigarette~ stay a picture.'],
    ['', ''],
  ])('fills %j', (text, filled) => {
    expect(fillReferences(text, references)).toEqual({ text: filled, faults: [] });
  });

  it('says where an unknown name stands and which is nearest, and keeps it in the text', () => {
    expect(fillReferences('Hold ~hand-limt~ cards.', references)).toEqual({
      text: 'Hold ~hand-limt~ cards.',
      faults: [
        {
          code: 'UNKNOWN_REFERENCE',
          at: 5,
          length: 11,
          message: 'the text refers to ~hand-limt~, which does not exist',
          hint: 'did you mean "hand-limit"?',
        },
      ],
    });
  });

  it('looks for a misspelt icon among the icons', () => {
    expect(fillReferences('~icon.cigarete~', references).faults).toEqual([
      expect.objectContaining({ code: 'UNKNOWN_REFERENCE', hint: 'did you mean "icon.cigarette"?' }),
    ]);
  });

  it('takes any icon while their names are not known', () => {
    expect(fillReferences('~icon.whatever~', { values: references.values }).faults).toEqual([]);
  });

  it('refuses capitals and foreign letters by name instead of printing them', () => {
    expect(fillReferences('~Hand-Limit~ ~größe~', references).faults.map((fault) => fault.code)).toEqual([
      'UNKNOWN_REFERENCE',
      'UNKNOWN_REFERENCE',
    ]);
  });

  it.each([
    ['one alone', 'about ~5 cards', 6, 1],
    ['two together', 'a ~~ b', 2, 2],
    ['one that is never closed', '~hand limit', 0, 1],
  ])('refuses a stray mark: %s', (_what, text, at, length) => {
    expect(fillReferences(text, references)).toEqual({
      text,
      faults: [
        {
          code: 'UNPAIRED_TILDE',
          at,
          length,
          message: 'a "~" stands in the text without a name',
          hint: 'write a name between two marks, as in ~hand-limit~, or leave the mark out',
        },
      ],
    });
  });

  it('drops nothing: every text comes back whole but for the marks it could fill', () => {
    const piece = fc.oneof(
      fc.string().map((text) => text.replaceAll('~', '')),
      fc.constantFrom('~', '~~', '~hand-limit~', '~showers.search~', '~nobody~', '~icon.spoon~', ' '),
    );
    fc.assert(
      fc.property(fc.array(piece), (pieces) => {
        const text = pieces.join('');
        const filled = fillReferences(text, {
          ...references,
          values: new Map([
            ['hand-limit', '~hand-limit~'],
            ['showers.search', '~showers.search~'],
          ]),
        });
        expect(filled.text).toBe(text);
        for (const fault of filled.faults)
          expect(text.slice(fault.at, fault.at + fault.length)).toMatch(/^~([^~\s]*~)?$/);
      }),
    );
  });

  it('leaves no mark behind without a fault', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[~ a.-]{0,24}$/), (text) => {
        const { text: filled, faults } = fillReferences(text, references);
        if (faults.length === 0) expect(filled).not.toContain('~');
      }),
    );
  });
});
