import { cursorOf, pageOf, pageWithin, positionOf } from './pages.js';

const rows = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ id: `id-${index}`, n: index }));
const ids = (text: string) => (JSON.parse(text) as { id: string }[]).map(({ id }) => id);

describe('a page', () => {
  it('holds at most its limit, and gives its last row as cursor if more rows follow', () => {
    const page = pageOf(rows(4), 3);
    expect(ids(page.text)).toEqual(['id-0', 'id-1', 'id-2']);
    expect(page.extras.next).toBe('id-2');
    expect(pageOf(rows(3), 3).extras.next).toBeUndefined();
    const empty = pageOf([], 3);
    expect(empty.text).toBe('[]');
    expect(empty.extras.next).toBeUndefined();
  });

  it('ends before the message becomes too large, but holds at least one row', () => {
    const big = (row: { id: string }) => JSON.stringify({ id: row.id, text: 'x'.repeat(250_000) });
    const page = pageOf(rows(10), 9, big);
    expect(ids(page.text)).toEqual(['id-0', 'id-1']);
    expect(page.extras.next).toBe('id-1');
    const huge = pageOf(rows(2), 1, () => JSON.stringify({ id: 'x', text: 'x'.repeat(900_000) }));
    expect(ids(huge.text)).toEqual(['x']);
  });

  it('skips deleted rows and keeps the rows after them', () => {
    const gone = new Set(['id-0', 'id-2']);
    const page = pageOf(rows(4), 3, (row) => (gone.has(row.id) ? undefined : JSON.stringify(row)));
    expect(ids(page.text)).toEqual(['id-1']);
    expect(page.extras.next).toBe('id-2');
    const empty = pageOf(rows(4), 3, () => undefined);
    expect(empty).toMatchObject({ text: '[]', extras: { next: 'id-2' } });
  });

  it('of a list in memory starts after the cursor and refuses one that is not in the list', () => {
    expect(ids(pageWithin(rows(5), { limit: 2, cursor: 'id-1' }).text)).toEqual(['id-2', 'id-3']);
    expect(pageWithin(rows(5), { limit: 2, cursor: 'id-2' }).extras.next).toBeUndefined();
    expect(() => pageWithin(rows(5), { cursor: 'id-9' })).toThrow('Not a cursor of this list');
  });

  it('of a list that a value orders has a cursor with the value and the id, and refuses an id alone', () => {
    const position = { value: '87.5', id: '01900000-0000-7000-8000-000000000000' };
    expect(positionOf(cursorOf(position))).toEqual(position);
    expect(() => positionOf(position.id)).toThrow('Not a cursor of this list');
  });
});
