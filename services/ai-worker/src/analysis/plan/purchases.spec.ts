import type { StartupFacts } from '@proofround/contracts';

import { bareClaims } from '../../testing/claims.js';
import { purchasesIn } from './purchases.js';

const of = (funding_usage: string, more: Partial<StartupFacts> = {}) =>
  purchasesIn(bareClaims({ ...more, funding_usage }));
const wordsOf = (funding_usage: string, more?: Partial<StartupFacts>) =>
  of(funding_usage, more).map(({ words }) => words);

// rule: SCORE-25
describe('the purchases of a founder', () => {
  it('are the things of a list, and things that a word joins', () => {
    expect(wordsOf('A dry hall, a second press and two drivers')).toEqual([
      'A dry hall',
      'a second press',
      'two drivers',
    ]);
    expect(wordsOf('2 sales, Scottish + Irish content, SOC audit')).toEqual([
      '2 sales',
      'Scottish + Irish content',
      'SOC audit',
    ]);
  });

  it('are no explanations, rates, sentences or brackets', () => {
    expect(wordsOf('A proper engineer (we contracted the build), a press so Mitch can sleep')).toEqual([
      'A proper engineer',
      'a press',
    ]);
    expect(wordsOf('A dry hall, 1,200 tiles a week instead of 90')).toEqual(['A dry hall']);
    expect(wordsOf('We would rather not sell at all, an oven')).toEqual(['an oven']);
    expect(wordsOf('A fund with mosques (we hold nothing, the trustee does), night cover')).toEqual([
      'A fund with mosques',
      'night cover',
    ]);
  });

  it('have their sums, also a price for each of several', () => {
    const sumsOf = (text: string) => of(text).map(({ dollars }) => dollars);
    expect(sumsOf('3 more trailers at 22k, tow truck down payment')).toEqual([66_000, null]);
    expect(sumsOf('60 meters at $85 and a second motorbike')).toEqual([5100, null]);
    expect(sumsOf('A second container ($9,800 used), a report')).toEqual([9800, null]);
    expect(sumsOf('Drivers 40k, a van 20k')).toEqual([40_000, 20_000]);
    expect(of('marketing 70%, app 30%').map(({ percent }) => percent)).toEqual([70, 30]);
  });

  it('tell a person from a thing, and a thing from an aim', () => {
    expect(
      of('2 agrónomos de campo, a new kiln, marketing and brand').map(({ isPerson }) => isPerson),
    ).toEqual([true, false, false]);
    expect(of('a new kiln, growth marketing').map(({ isThing }) => isThing)).toEqual([true, false]);
  });

  it('keep numbers of other scripts whole', () => {
    expect(wordsOf('৫,০০০ স্ট্রিপ, ল্যাবের ফি')).toEqual(['৫,০০০ স্ট্রিপ', 'ল্যাবের ফি']);
  });

  it('are things by their own noun, and not by what they come with', () => {
    const isThing = (text: string) => of(text).map((purchase) => purchase.isThing);
    expect(isThing('an installer with a van')).toEqual([false]);
    expect(isThing('a van for the installer')).toEqual([true]);
  });
});
