import { findNumbers } from './numbers.js';

const values = (text: string) => findNumbers(text).map(({ value }) => value);

describe('numbers in other languages', () => {
  it.each([
    ['zwölf Kunden', 12],
    ['zweihundertfünfzig Betriebe', 250],
    ['fünfundzwanzig', 25],
    ['insgesamt zwei Millionen', 2_000_000],
    ['anderthalb Millionen', 1_500_000],
    ['1,2 Mio', 1_200_000],
    ['2,5 Mio €', 2_500_000],
    ['80 Tsd.', 80_000],
    ['3.500 Speditionen', 3500],
    ['unas trescientas tortillerías', 300],
    ['un millón y medio de dólares', 1_500_000],
    ['medio millón de dólares', 500_000],
    ['12 mil dólares al mes', 12_000],
    ['110 mil tiendas', 110_000],
    ['mil e duzentos clientes', 1200],
    ['2 milhões de dólares', 2_000_000],
    ['R$ 90 mil por mês', 90_000],
    ['cinq millions de dollars', 5_000_000],
    ['quinze infirmières', 15],
    ['quatre-vingt-dix clients', 90],
    ['une dizaine', 10],
    ['100 000 infirmières', 100_000],
    ['300 mille dollars', 300_000],
    ['duecento negozi', 200],
    ['trecentomila dollari', 300_000],
    ['tremila dollari al mese', 3000],
    ['ventitre clienti', 23],
  ])('%s', (text, value) => {
    expect(values(text)).toEqual([value]);
  });

  it.each([
    ['once we launched', []],
    ['payment is due', []],
    ['it is media for cents', []],
    ['raise 2 mil for growth', [2_000_000]],
    ['six of the clinics', [6]],
  ])('English words stay English: %s', (text, expected) => {
    expect(values(text)).toEqual(expected);
  });
});
