import { quantitiesOf } from './quantities.js';

const read = (text: string) =>
  quantitiesOf(text).map(({ kind, value, period, mood }) => ({ kind, value, period, mood }));

describe('figures of a sentence', () => {
  it.each([
    ['71 paying customers', { kind: 'count', value: 71, period: null, mood: 'stated' }],
    ['we are at $2.9k MRR', { kind: 'money', value: 2900, period: 'month', mood: 'stated' }],
    ['9 % monthly churn', { kind: 'percent', value: 9, period: null, mood: 'stated' }],
    ['bierzemy 8 procent od wynajmu', { kind: 'percent', value: 8, period: null, mood: 'stated' }],
    ['it took 14 months', { kind: 'time', value: 14, period: null, mood: 'stated' }],
    ['Zwölf Kliniken zahlen uns.', { kind: 'count', value: 12, period: null, mood: 'stated' }],
    ['Temos R$ 4 milhões por ano', { kind: 'money', value: 4_000_000, period: 'year', mood: 'stated' }],
    ['3.2 million drivers use it', { kind: 'count', value: 3_200_000, period: null, mood: 'stated' }],
  ])('%s', (text, figure) => expect(read(text)).toContainEqual(figure));

  it.each([
    ['we will sign 10 hospitals next year', 'planned'],
    ['by the end of 2027 we have 400 shops', 'planned'],
    ['we do not have 10 customers', 'denied'],
    ['not only 40 clinics pay, their labs do too', 'stated'],
    ['no sales team, 40 clinics pay us', 'stated'],
    ['250 customers pay for the premium plan', 'stated'],
    ['we plan 250 stores', 'planned'],
    ['40 clinics order once a week', 'stated'],
    ['we signed 40 clinics within a month', 'stated'],
    ['40 clinics within a month', 'planned'],
    ['we break even with 40 clinics', 'planned'],
    ['we need at least 40 clinics', 'planned'],
    ['the round gets us to 40 clinics', 'planned'],
    ['adverts bring us 40 clinics a month', 'stated'],
  ])('have a mood: %s (%s)', (text, mood) => expect(read(text)[0]?.mood).toBe(mood));

  it('are money beside MRR or ARR, and name their currency', () => {
    const read = (text: string) => quantitiesOf(text).map(({ kind, currency }) => [kind, currency]);
    expect(read('3k mrr with 60 customers')).toEqual([
      ['money', null],
      ['count', null],
    ]);
    expect(read('MRR is now at 3k')).toEqual([['money', null]]);
    expect(read('$3,000 and 90,000 yen')).toEqual([
      ['money', 'usd'],
      ['money', 'yen'],
    ]);
  });

  it('include the words that they count', () => {
    expect(quantitiesOf('Today 40 dental clinics in Lyon pay us.')[0]?.behind).toBe('dental clinics in lyon');
  });

  it('have their position in the text without accents', () =>
    expect(quantitiesOf('Größe: fünfzig Betriebe.')[0]).toMatchObject({
      text: 'funfzig',
      behind: 'betriebe',
    }));

  it.each(['Founded in 2021 in Porto.', 'We opened on 12 May.'])('exclude dates: %s', (text) =>
    expect(read(text)).toEqual([]),
  );
});
