import { amountsIn, milestonesIn } from './milestones.js';
import { wordsForMatching } from './words.js';

describe('milestones', () => {
  it.each([
    ['$10k', 10_000],
    ['240,000', 240_000],
    ['1.5m', 1_500_000],
    ['50.000', 50_000],
    ['2 million', 2_000_000],
    ['$0.5M', 500_000],
    ['sixty thousand dollars', 60_000],
    ['zwölf', 12],
  ])('include the amount %s', (text, value) =>
    expect(amountsIn(wordsForMatching(text).normalized)[0]?.value).toBe(value),
  );

  it.each([
    'founders who have talked to at least twenty customers',
    'you must have interviewed 30 paying customers',
    'wer befragt dreißig Kunden',
  ])('include nobody whom founders only talked to: %s', (text) =>
    expect(milestonesIn(wordsForMatching(text).normalized)).toEqual([]),
  );

  it.each([
    ['$120k ARR', 'revenue', 10_000],
    ['at least $5k a month', 'revenue', 5000],
    ['20.000 € MRR', 'revenue', 23_200],
    ['1,000 users', 'users', 1000],
    ['after launch', 'stage', 'launched'],
    ['paying customers', 'revenue', 1],
    ['zwei Dutzend zahlende Kunden', 'users', 24],
    ['between $5k and $10k MRR', 'revenue', 5000],
  ])('include %s', (text, kind, least) =>
    expect(milestonesIn(wordsForMatching(text).normalized)[0]?.traction).toEqual({ kind, least }),
  );

  it('are one for an amount and its name further behind', () =>
    expect(
      milestonesIn(
        wordsForMatching('nothing below a hundred thousand dollars of monthly revenue').normalized,
      ),
    ).toMatchObject([{ traction: { kind: 'revenue', least: 100_000 } }]));

  it.each([
    ['pre-revenue', 'lacking'],
    ['before any revenue', 'lacking'],
    ['without paying customers', 'lacking'],
    ['below $10k MRR', 'lacking'],
    ['post-revenue', 'having'],
    ['above $10k MRR', 'having'],
    ['revenue', null],
  ])('know the side of %s', (text, side) =>
    expect(milestonesIn(wordsForMatching(text).normalized)[0]?.side).toBe(side),
  );

  it.each([
    'Pre-revenue is fine.',
    'Revenue is nice to have.',
    'No revenue required.',
    'Umsatz ist kein Muss.',
    'a cheque of $50k',
  ])('ignore %s', (text) => expect(milestonesIn(wordsForMatching(text).normalized)).toEqual([]));
});
