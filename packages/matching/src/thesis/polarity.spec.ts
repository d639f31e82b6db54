import { doubtfulClauses, refusesSomething, refusingClauses } from './polarity.js';

describe('the clauses of a sentence that refuse', () => {
  it.each([
    ['Depots, trucks, couriers: I stay clear of them.', 4],
    ['If it needs a clinical trial, count me out.', 2],
    ['I have been burnt by trucks, but wine is welcome.', 1],
    ['Government buyers are slow, so no.', 2],
    ['Competition doesn’t bother me.', 0],
    ['Founders who never give up.', 0],
    ['We are not a crypto fund.', 0],
    ['If there is no chain in it, we pass.', 0],
  ])('%s: %i', (sentence, count) => expect(refusingClauses(sentence)).toHaveLength(count));

  it('are told by a saying', () => {
    expect(refusesSomething('Finché nessuno paga, resto alla finestra.')).toBe(true);
    expect(refusesSomething('We never rush.')).toBe(false);
  });

  it.each([
    ['I promised my mother never to earn from a wager.', 1],
    ['We like a good wager.', 0],
    ['A wager doesn’t scare us.', 0],
    ['Betting software, a casino.', 0],
  ])('may refuse without a known saying: %s', (sentence, count) =>
    expect(doubtfulClauses(sentence)).toHaveLength(count),
  );
});
