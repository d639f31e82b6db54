import { isAllowed } from './audit.js';

describe('the licences', () => {
  it.each([
    ['MIT', true],
    ['(MIT OR GPL-3.0-only)', true],
    ['MIT AND Apache-2.0', true],
    ['MIT AND GPL-3.0-only', false],
    ['GPL-3.0-only', false],
    ['AGPL-3.0-only OR SSPL-1.0', false],
    ['none', false],
    ['SEE LICENSE IN LICENSE', false],
  ])('%s are allowed: %p', (expression, allowed) => {
    expect(isAllowed(expression)).toBe(allowed);
  });
});
