import { quantitiesOf } from './quantities.js';

const read = (text: string) =>
  quantitiesOf(text).map(({ kind, value, period, mood }) => ({ kind, value, period, mood }));

describe('figures of a sentence', () => {
  it.each([
    ['71 paying customers', { kind: 'count', value: 71, period: null, mood: 'stated' }],
    ['we are at $2.9k MRR', { kind: 'money', value: 2900, period: 'month', mood: 'stated' }],
    ['9 % monthly churn', { kind: 'percent', value: 9, period: null, mood: 'stated' }],
    ['it took 14 months', { kind: 'time', value: 14, period: null, mood: 'stated' }],
    ['3.2 million drivers use it', { kind: 'count', value: 3_200_000, period: null, mood: 'stated' }],
  ])('%s', (text, figure) => expect(read(text)).toContainEqual(figure));

  it.each([
    ['we will sign 10 hospitals next year', 'planned'],
    ['by the end of 2027 we have 400 shops', 'planned'],
    ['we do not have 10 customers', 'denied'],
    ['not only 40 clinics pay, their labs do too', 'stated'],
    ['no sales team, 40 clinics pay us', 'stated'],
  ])('have a mood: %s (%s)', (text, mood) => expect(read(text)[0]?.mood).toBe(mood));

  it('include the words that they count', () => {
    expect(quantitiesOf('Today 40 dental clinics in Lyon pay us.')[0]?.behind).toBe('dental clinics in lyon');
  });

  it('exclude years', () => expect(read('Founded in 2021 in Porto.')).toEqual([]));
});
