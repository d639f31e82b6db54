import { findAmounts } from '@proofround/text/numbers/money.js';

import { checksOf, readCheck, readCompanies, readPlaces, readStages } from './investor-readers.js';
import type { Answer } from './slot.js';

const given = (answer: Answer | undefined) =>
  answer && (answer.kind === 'value' || answer.kind === 'doubt' ? answer.value : answer.kind);

describe("an investor's answers", () => {
  it.each<[string, unknown, unknown]>([
    ['40 to 90k', 40_000, 90_000],
    ['up to 90k', undefined, 90_000],
    ['no more than 90k', undefined, 90_000],
    ['at least 40k', 40_000, undefined],
    ['we would hardly look at anything below 40k', 40_000, undefined],
    ['90k tops', undefined, 90_000],
    ['40k and up', 40_000, undefined],
    ['I never go past 90k', undefined, 90_000],
    ['hooguit 90.000', undefined, 90_000],
    ['mindestens 40.000', 40_000, undefined],
    ['60k', 60_000, 60_000],
  ])('check: %s', (text, min, max) => {
    const [amount] = findAmounts(text);
    const ends = amount ? checksOf(text, amount) : {};
    expect([given(ends.min), given(ends.max)]).toEqual([min, max]);
  });

  it('asks whether a single figure is both ends', () => {
    const [amount] = findAmounts('60k');
    expect(amount && checksOf('60k', amount).max?.kind).toBe('doubt');
    expect(given(readCheck('60k'))).toBe(60_000);
  });

  it.each<[string, unknown]>([
    ['Norway and Chile', ['Norway', 'Chile']],
    ['anywhere', ['Worldwide']],
    ['the UK, mostly', ['UK']],
    ['Deutschland, die Schweiz und Österreich', ['Germany', 'Switzerland', 'Austria']],
    ['We looked at Poland but did not invest. Norway.', ['Norway']],
    ['Utah, Nevada and, well, Idaho too.', ['Utah', 'Nevada', 'Idaho']],
    ['Le Canada, et pourquoi pas le Mexique', ['Canada', 'Mexico']],
    ['40', 'unclear'],
  ])('regions: %s', (text, places) => expect(given(readPlaces(text))).toEqual(places));

  it.each<[string, unknown]>([
    ['Grebe and Teal Water', 'Grebe and Teal Water'],
    ["we've backed Grebe", 'Grebe'],
    ["we haven't invested yet", 'None yet'],
    ["I'd rather not say", 'Not disclosed'],
  ])('companies: %s', (text, companies) => expect(given(readCompanies(text))).toBe(companies));

  it.each<[string, unknown]>([
    ['idea and MVP', ['idea', 'mvp']],
    ['series A', ['launched', 'growing']],
    ['whatever', ['idea', 'mvp', 'launched', 'growing']],
    ['un prototype, ou les premières ventes', ['mvp', 'launched']],
    ['purple', 'unclear'],
  ])('stages: %s', (text, stages) => expect(given(readStages(text))).toEqual(stages));
});
