import { hasExclusions, isExcluded, withoutExclusions } from './exclusions.js';

const left = (text: string) =>
  withoutExclusions(text)
    .split(/[,;.]/)
    .map((part) => part.trim())
    .filter((part) => part !== '');

describe('what the writer of a text excludes', () => {
  it.each<[string, string[]]>([
    ['anything but crypto', ['anything']],
    ['no hardware, no gaming', []],
    ['bees, but not wasps or ants', ['bees']],
    ['everything except wasps and ants', ['everything']],
    ['Bees. I avoid wasps, ants and flies', ['Bees', 'I']],
    ["I don't do wasps or ants, I do bees", ['I', 'I do bees']],
    ['we stay away from wasps; bees please', ['we', 'bees please']],
    ['wasps no, bees yes', ['bees yes']],
    ['wasps are out, bees are fine', ['bees are fine']],
    ['bees without wasps', ['bees']],
    ['no wasps, ants or flies, but bees', ['but bees']],
    ['Bienen, aber keine Wespen', ['Bienen', 'aber']],
    ['abejas, nada de avispas', ['abejas']],
    ['abejas, de lo otro no entiendo', ['abejas']],
    ['tout sauf les guêpes', ['tout']],
  ])('is left out: %s', (text, kept) => {
    expect(hasExclusions(text)).toBe(true);
    expect(left(text)).toEqual(kept);
  });

  it.each([
    'not only bees, wasps too',
    'nothing but bees',
    'not sure, bees maybe',
    'no preference',
    "I'm not picky, bees mostly",
    "we don't invest outside the hive",
    'bees, no-code tools and non-profits',
  ])('is nothing in: %s', (text) => expect(hasExclusions(text)).toBe(false));

  it('is known by its position', () => {
    const text = 'bees, no wasps';
    expect(isExcluded(text, { start: 0, end: 4 })).toBe(false);
    expect(isExcluded(text, { start: 9, end: 14 })).toBe(true);
  });
});
