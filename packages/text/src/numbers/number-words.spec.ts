import { LANGUAGES } from '../languages/foreign.js';
import { isHalf, isJoining, partsOfNumber, sumOf } from './number-words.js';

const valueOf = (...words: string[]) => {
  const parts = words.map((word) => partsOfNumber(word, LANGUAGES));
  return parts.includes(null) ? null : sumOf(parts.flatMap((part) => part ?? [])).value;
};

describe('a number in words', () => {
  it.each<[string[], number | null]>([
    [['siebzehn'], 17],
    [['dreihundertvierundzwanzig'], 324],
    [['achtundvierzig'], 48],
    [['quatre-vingt-dix'], 90],
    [['trente-deux'], 32],
    [['veintiséis'], 26],
    [['ventotto'], 28],
    [['seiscientas', 'cuarenta'], 640],
    [['duas', 'mil'], 2000],
    [['tre', 'milioni'], 3_000_000],
    [['un', 'millón', 'medio'], 1_500_000],
    [['hundert'], 100],
    [['zwei', 'tausend', 'fünf'], 2005],
    [['häuser'], null],
    [['einheit'], null],
    [['centre'], null],
    [['weekend'], null],
  ])('%j has the value %s', (words, worth) => expect(valueOf(...words)).toBe(worth));

  it('belongs to its language only', () => {
    expect(partsOfNumber('sept', ['fr'])).toEqual([{ value: 7, isFactor: false }]);
    expect(partsOfNumber('sept', ['de', 'es', 'pt', 'it'])).toBeNull();
  });

  it('reports its largest scale', () => {
    expect(sumOf(partsOfNumber('sechstausend', ['de']) ?? [])).toEqual({ value: 6000, scale: 1000 });
    expect(sumOf(partsOfNumber('sechzig', ['de']) ?? []).scale).toBe(1);
  });

  it('may contain "and"; a half alone is not a number', () => {
    expect(['und', 'y', 'et', 'o', 'mit'].map(isJoining)).toEqual([true, true, true, false, false]);
    expect(['media', 'halbe', 'eins'].map(isHalf)).toEqual([true, true, false]);
  });
});
