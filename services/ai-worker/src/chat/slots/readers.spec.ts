import { findAmounts } from '@proofround/text/numbers/money.js';

import { readCount } from './counts.js';
import { amountAnswer, entriesOf, readLink, readMoney, readText, usualSpelling } from './readers.js';
import type { Answer } from './slot.js';

const given = (answer: Answer) =>
  answer.kind === 'value' ? answer.value : answer.kind === 'doubt' ? ['doubt', answer.value] : answer.kind;

// rule: CHAT-24
describe('an amount in an answer', () => {
  it.each<[string, unknown]>([
    ['about $1,850', 1850],
    ['four grand', 4000],
    ['between 2k and 3k', 2000],
    ['24k a year', 2000],
    ['9 customers pay us $600', 600],
    ['€900', 1000],
    ['£12,345 a year', 1400],
    ['900 pesos', ['doubt', 49]],
    ['my sister, who keeps 80 goats', 'unclear'],
    ['we made 80k so far in total', 'unclear'],
    ['a lot', 'unclear'],
    ['robots', 'unclear'],
    ['-50 dollars', 'unclear'],
  ])('a month: %s', (text, amount) =>
    expect(given(readMoney(text, 'revenue', { monthly: true, end: 'low' }))).toEqual(amount),
  );

  it.each<[string, unknown]>([
    ['between 200k and 300k', 300_000],
    ['250', ['doubt', 250_000]],
    ['$250', 250],
    ['2 mil', ['doubt', 2_000_000]],
  ])('for a round: %s', (text, amount) =>
    expect(given(readMoney(text, 'ask', { end: 'high', plausible: 1000 }))).toEqual(amount),
  );

  it('comes with a note about the choice and the conversion', () => {
    const [amount] = findAmounts('$12k a year');
    const answer = amount && amountAnswer(amount, { monthly: true, end: 'low' });
    expect(answer).toMatchObject({ value: 1000, note: '$12,000 per year makes $1,000 a month.' });
  });
});

describe('a count in an answer', () => {
  it.each<[string, unknown]>([
    ['about 40', 40],
    ['1.2k', 1200],
    ['30 to 50 users', 30],
    ['two engineers and 40 users', 40],
    ['three engineers', 'unclear'],
    ['900 downloads, 60 of them are active', 60],
    ['12 plus 3 this week', 15],
    ['2.5', 'unclear'],
    ['many', 'unclear'],
    ['40 on the waiting list', 0],
    ['six months', 'unclear'],
  ])('%s', (text, count) => expect(given(readCount(text, 'users'))).toEqual(count));
});

describe('a text in an answer', () => {
  const read = (text: string, least = 2) =>
    given(readText(text, { lead: /^it is for\s+/i, least, more: 'More?' }));

  it.each<[string, unknown]>([
    ['Well, it is for ferrymen of the north', 'Ferrymen of the north'],
    ['boats', 'unclear'],
    ['$40k', 'unclear'],
    ['nothing more to add', 'unclear'],
  ])('%s', (text, value) => expect(read(text)).toBe(value));

  it('may be one word if the slot allows it', () => expect(read('boats', 1)).toBe('Boats'));
});

describe('entries and names', () => {
  it.each([
    ['mostly fintech, health and edtech startups', ['fintech', 'health', 'edtech']],
    ['Chile; Peru / Bolivia', ['Chile', 'Peru', 'Bolivia']],
    ['I invest in Norway or the Faroes', ['Norway', 'Faroes']],
    ['R&D tools & rafts', ['R&D tools', 'rafts']],
    [' , and ', []],
  ])('%s', (text, entries) => expect(entriesOf(text)).toEqual(entries));

  it.each([
    ['uk', 'UK'],
    ['latam', 'LatAm'],
    ['isle of man', 'Isle of Man'],
    ['reno nv', 'Reno NV'],
    ['iPhone repair', 'iPhone repair'],
  ])('%s is written %s', (name, written) => expect(usualSpelling(name)).toBe(written));

  it.each<[string, unknown]>([
    ['weir.example', 'https://weir.example'],
    ['it is at https://weir.example/a', 'https://weir.example/a'],
    ['no idea', 'unclear'],
    ['javascript:alert(1)', 'unclear'],
  ])('the link %s', (text, link) => expect(given(readLink(text))).toBe(link));
});
