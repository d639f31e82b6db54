import { isReport, reservedReports } from './reported.js';

describe("another's view", () => {
  it.each([
    ['my cofounder thinks 900', true],
    ['People keep calling us a bakery', true],
    ['we think 900', false],
    ['My cofounder is a nurse.', false],
  ])('is told: %s is %s', (sentence, expected) => expect(isReport(sentence)).toBe(expected));

  it.each([
    ["my cofounder thinks 900, but I don't know", 1],
    ['My cofounder says 900. I would have to look it up.', 1],
    ['Everyone says bakery, which is not right.', 1],
    ['My cofounder says 900.', 0],
  ])('counts only without a reservation: %s', (text, count) =>
    expect(reservedReports(text)).toHaveLength(count),
  );
});
