import { nextLook } from './looks.js';

const at = (text: string) => new Date(`2026-11-${text}:00.000Z`);

describe('the next look of followed searches', () => {
  // rule: SEARCH-6
  it.each([
    ['at the same time of the next day', '20T09:00', '20T09:01', '21T09:00'],
    ['a day from now after a standstill of hours', '20T09:00', '20T15:00', '21T15:00'],
    ['a day from now after a standstill of days', '20T09:00', '23T15:00', '24T15:00'],
  ])('comes %s', (_, due, now, next) => {
    expect(nextLook(at(due), at(now))).toEqual(at(next));
  });
});
