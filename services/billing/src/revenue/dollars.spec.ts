import { dollarsOfCents } from './revenue.service.js';

describe('cents as dollars', () => {
  it.each([
    [0n, 0],
    [5n, 0.05],
    [14_900n, 149],
    [14_901n, 149.01],
    [29_910n, 299.1],
    [123_456_789_099n, 1_234_567_890.99],
  ])('%p cents are %p dollars, to the cent', (cents, expected) => {
    expect(dollarsOfCents(cents)).toBe(expected);
  });
});
