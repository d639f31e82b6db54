import { value } from '../../slots/slot.js';
import { blankOut, lastOfEach, overlaps, sentenceBefore } from './fact.js';

const found = (slot: string, given: number, start: number) => ({
  slot,
  answer: value(given),
  start,
  end: start + 2,
});

describe('facts in a message', () => {
  it.each([
    ['We row. Since May we have 12', 26, ' Since May we have '],
    ['rowing; now 12', 12, ' now '],
    ['first\nthen 12', 11, 'then '],
    ['about 2.5 of 12', 13, 'about 2.5 of '],
  ])('have a context within their sentence: %j', (text, at, lead) =>
    expect(sentenceBefore(text, at)).toBe(lead),
  );

  it('have a context of limited length', () => {
    expect(sentenceBefore('x'.repeat(200), 200)).toHaveLength(60);
    expect(sentenceBefore('x'.repeat(200), 200, 5)).toHaveLength(5);
  });

  it('count once per slot: the last one', () => {
    const all = [found('users', 9, 30), found('users', 4, 3), found('stage', 1, 12)];
    expect(lastOfEach(all).map(({ slot, start }) => [slot, start])).toEqual([
      ['users', 30],
      ['stage', 12],
    ]);
  });

  it('are removed without moving the rest', () => {
    const text = 'we have 12 users and row';
    const rest = blankOut(text, [{ start: 0, end: 16 }]);
    expect(rest).toHaveLength(text.length);
    expect(rest.indexOf('row')).toBe(text.indexOf('row'));
    expect(rest).not.toMatch(/users|12/);
  });

  it('overlap if they share a character', () => {
    expect(overlaps({ start: 0, end: 3 }, { start: 2, end: 5 })).toBe(true);
    expect(overlaps({ start: 0, end: 3 }, { start: 3, end: 5 })).toBe(false);
  });
});
