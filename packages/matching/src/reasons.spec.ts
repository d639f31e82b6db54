import { kindOf, names, short } from './reasons.js';

describe('reasons', () => {
  it.each([
    [{ fit: 1 }, 'fits'],
    [{ fit: 0.5 }, 'fits'],
    [{ fit: 0.49 }, 'does_not_fit'],
    [{ fit: null }, 'not_known'],
    [{ fit: 0.6, kind: 'does_not_fit' as const }, 'does_not_fit'],
  ])('%j %s', (aspect, kind) => expect(kindOf(aspect)).toBe(kind));

  it('list a few names and count the others', () => {
    expect(names([])).toBe('');
    expect(names(['a'])).toBe('a');
    expect(names(['a', 'b', 'c'])).toBe('a, b and c');
    expect(names(['a', 'b'], 3, 'or')).toBe('a or b');
    expect(names(['a', 'b', 'c', 'd', 'e'])).toBe('a, b, c and 2 more');
  });

  it('are shortened between characters', () => {
    expect(short('owl')).toBe('owl');
    expect(short('🦉'.repeat(90))).toBe(`${'🦉'.repeat(79)}…`);
  });
});
