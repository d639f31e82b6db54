import { joined } from './lists.js';

/** A page inside a larger buffer, as the broker's client gives it. */
function pageOf(items: unknown[], next?: string) {
  const json = Buffer.from(JSON.stringify(items));
  const buffer = new Uint8Array(3 * json.length);
  buffer.set(json, json.length);
  return { json: buffer.subarray(json.length, 2 * json.length), ...(next === undefined ? {} : { next }) };
}

const long = (letter: string) => letter.repeat(150_000);

describe('a list in full', () => {
  it('is one array of the items of all pages, some of which may be empty', async () => {
    const pages = new Map([
      ['b', pageOf([], 'c')],
      ['c', pageOf([long('c'), 2], 'd')],
      ['d', pageOf([3])],
    ]);
    const list = joined(pageOf([long('a')], 'b'), ({ cursor = '' }) =>
      Promise.resolve(pages.get(cursor) ?? pageOf([])),
    );
    const pieces: Uint8Array[] = [];
    for await (const piece of list) pieces.push(piece);
    expect(JSON.parse(Buffer.concat(pieces).toString())).toEqual([long('a'), long('c'), 2, 3]);
  });

  // rule: LIMIT-11
  it('keeps no buffer of the broker while its client is slow, and no piece that is sent', async () => {
    const list = joined(pageOf([long('a')]), () => Promise.reject(new Error('There is no other page')));
    for await (const piece of list) {
      if (piece.length > 1) expect(piece.buffer.byteLength).toBe(piece.length);
      expect(piece.length).toBeLessThanOrEqual(64 * 1024);
    }
  });
});
