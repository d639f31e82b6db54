import { rulesOut } from '../testing/founders.js';

describe('a limit of a thesis', () => {
  // rule: MATCH-20
  it.each([
    ['Nothing bigger than eight people, please.', 'A card game publisher with 23 employees.'],
    ['No more than four founders.', 'Finds missing clauses; six founders.'],
    ['Einzelkämpfer finanziere ich nicht.', 'Suppen im Glas. Ich arbeite allein.'],
    [
      'Revenue from a single customer above sixty percent is a consultancy.',
      '85 percent of revenue comes from one customer.',
    ],
    [
      'Quem depende de edital pra mais de metade da receita que procure o governo.',
      '80 percent of our revenue is grants.',
    ],
  ])('rules out who is beyond it: %s', (thesis, description) =>
    expect(rulesOut(thesis, description)).toBe(true),
  );

  it.each([
    ['Nothing bigger than eight people, please.', 'A comic drawn by four people.'],
    ['Nothing bigger than eight people, please.', 'A comic.'],
    ["We don't do solo founders below thirty.", 'Groups error logs. Solo founder, 52.'],
    [
      'Revenue from a single customer above sixty percent is a consultancy.',
      '40 customers, none above 6 percent.',
    ],
  ])('rules out nobody else: %s', (thesis, description) => expect(rulesOut(thesis, description)).toBe(false));

  it('is compared with the ask', () => {
    const thesis = 'If you need more than twenty-five thousand you need a bank, dear.';
    expect(rulesOut(thesis, 'A café on a boat.', { funding_ask: 180_000 })).toBe(true);
    expect(rulesOut(thesis, 'A café on a boat.', { funding_ask: 25_000 })).toBe(false);
    expect(rulesOut(thesis, 'A café on a boat.', { funding_ask: null })).toBe(false);
  });
});
