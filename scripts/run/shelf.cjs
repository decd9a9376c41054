// Work kept from one run for the next, by the text it was made from: pictures that were read, templates that were compiled.

const { createHash } = require('node:crypto');
const { readKept, writeKept } = require('./kept-file.cjs');

/** Things kept at most; of more, those laid down longest ago go. */
const MOST = 2000;

/** @param {string} text */
const short = (text) => createHash('sha256').update(text).digest('base64url');

/**
 * @param {string} path
 * @param {string} key Of the code that made the things: of other code nothing is taken.
 */
function openShelf(path, key) {
  const kept = readKept(path);
  /** @type {Map<string, readonly [start: number, end: number]>} */
  const there = new Map(
    kept?.header['key'] === key ? /** @type {[string, [number, number]][]} */ (kept.header['things']) : [],
  );
  /** @type {Map<string, () => string | undefined>} */
  const fresh = new Map();
  /** @param {readonly [number, number]} place */
  const textAt = ([start, end]) => kept?.body.toString('utf8', start, end) ?? '';
  return {
    /** What was made from this text, if it was. @param {string} from */
    get(from) {
      const place = there.get(short(from));
      return place && textAt(place);
    },
    /** Lays something down for the next run; `make` is called when this one is over. @param {string} from @param {() => string | undefined} make */
    put(from, make) {
      fresh.set(short(from), make);
    },
    /** Writes everything down, if there is anything new. */
    keep() {
      if (fresh.size === 0) return;
      const made = [...fresh].flatMap(([name, make]) => {
        try {
          const text = make();
          return text === undefined ? [] : [/** @type {const} */ ([name, text])];
        } catch {
          // What cannot be made now is made, or told, when it is asked for.
          return [];
        }
      });
      const all = new Map([
        ...[...there].map(([name, place]) => /** @type {const} */ ([name, textAt(place)])),
        ...made,
      ]);
      const texts = [...all].slice(-MOST);
      let end = 0;
      const things = texts.map(([name, text]) => [name, [end, (end += Buffer.byteLength(text))]]);
      writeKept(path, { key, things }, Buffer.from(texts.map(([, text]) => text).join('')));
    },
  };
}

module.exports = { openShelf };
