import pluralize from 'pluralize';

import { milestone } from './figures.js';
import { nounsOf } from './nouns.js';

const namesOf = (plural: string, language: 'English' | 'German' = 'English') =>
  nounsOf({ customer: { plural, singular: pluralize.singular(plural), isOwn: true }, language }).map(
    (noun) => noun.plural,
  );

describe('the customers’ noun', () => {
  it.each([
    ['independent tea shops', ['independent tea shops', 'shops', 'customers']],
    ['many german bakeries', ['German bakeries', 'bakeries', 'customers']],
    ['self-employed hairdressers', ['self-employed hairdressers', 'hairdressers', 'customers']],
    ['cold boxes', ['customers']],
    ['soil sensors', ['customers']],
    ['clothes', ['customers']],
    ['children', ['customers']],
    ['people', ['customers']],
    ['cars 2', ['customers']],
  ])('of "%s"', (plural, names) => expect(namesOf(plural)).toEqual(names));

  it('is "customers" when the text is not English', () => {
    expect(namesOf('Bäckereien', 'German')).toEqual(['customers']);
    expect(namesOf('farmers', 'German')).toEqual(['customers']);
  });
});

describe('the next milestone', () => {
  it.each([
    [0, 5],
    [3, 5],
    [6, 10],
    [31, 50],
    [118, 200],
    [4650, 7500],
    [58_000, 100_000],
  ])('after %d is %d', (now, next) => expect(milestone(now)).toBe(next));
});
