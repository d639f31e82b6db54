import { readThesis } from './read-thesis.js';

const requirements = (text: string) => readThesis(text).refusals.flatMap(({ unmet }) => unmet);

describe('startups that are too early', () => {
  // rule: MATCH-16
  it.each([
    'A slide deck is not a company.',
    'Wer noch an der Idee feilt, ist bei mir zu früh.',
    'Fikir aşamasındakilere çay ısmarlarım, para vermem.',
    'Algo tiene que estar construido.',
  ])('have only an idea: %s', (text) =>
    expect(requirements(text)).toEqual([{ kind: 'stage', least: 'mvp' }]),
  );

  it.each([
    'Unless money has already changed hands I am the wrong person.',
    'Si todavía no factura, que vuelva cuando facture.',
    'まだ売上のない会社とはお会いしますが、出資は売上が立ってからです。',
    'لا أستثمر قبل أول عملية بيع.',
    'Salvo que haya clientes pagando, no entro.',
    'Finché non c’è un cliente che paga, resto alla finestra.',
  ])('have sold nothing: %s', (text) => expect(requirements(text)).toEqual([{ kind: 'revenue', least: 1 }]));

  it.each([
    'An idea on a napkin is fine with me.',
    'No revenue required.',
    'Ohne Umsatz geht es nur, wenn ein Patent da ist.',
  ])('are welcome: %s', (text) => expect(readThesis(text).refusals).toEqual([]));
});
