import { findNumbers } from './numbers.js';

const values = (text: string) => findNumbers(text).map(({ value }) => value);

describe('numbers in other languages', () => {
  it.each([
    ['zwölf Kunden', 12],
    ['zwei Dutzend Kunden', 24],
    ['4 milhoes', 4_000_000],
    ['treze mil e duzentos', 13_200],
    ['viereinhalb', 4.5],
    ['oinazwanzig', 21],
    ['dreiadreißighondert', 3300],
    ['साढ़े चार सौ', 450],
    ['पौने दो लाख', 175_000],
    ['hundred and eighty thousand', 180_000],
    ['hunner an eighty thousand', 180_000],
    ['a million and a half', 1_500_000],
    ['trinta e cinco mil dólares', 35_000],
    ["sept cent mille, j'en ai, non", 700_000],
    ['दो सौ तीस परिवार', 230],
    ['तीन हज़ार दो सौ', 3200],
    ['डेढ़ लाख', 150_000],
    ['zweihundertfünfzig Betriebe', 250],
    ['fünfundzwanzig', 25],
    ['insgesamt zwei Millionen', 2_000_000],
    ['anderthalb Millionen', 1_500_000],
    ['1,2 Mio', 1_200_000],
    ['2,5 Mio €', 2_500_000],
    ['80 Tsd.', 80_000],
    ['12,4 tys. zł', 12_400],
    ['12 bin kullanıcı', 12_000],
    ['18 tisíc korun', 18_000],
    ['R$ 4,2 mil', 4200],
    ['3.500 Speditionen', 3500],
    ['unas trescientas tortillerías', 300],
    ['un millón y medio de dólares', 1_500_000],
    ['medio millón de dólares', 500_000],
    ['12 mil dólares al mes', 12_000],
    ['unas 110 mil tiendas', 110_000],
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
  ])('reads no number from the English text: %s', (text, expected) => {
    expect(values(text)).toEqual(expected);
  });
});

describe('numbers', () => {
  it.each([
    ['3,000 users', [3000]],
    ['12,500,000', [12_500_000]],
    ['1.2m', [1_200_000]],
    ['1.25M', [1_250_000]],
    ['250k', [250_000]],
    ['250 K', [250_000]],
    ['2.5 million', [2_500_000]],
    ['1,5m', [1_500_000]],
    ['1.850', [1850]],
    ['1.250.000', [1_250_000]],
    ['1.250.000,50', [1_250_000.5]],
    ['250 000', [250_000]],
    ['1,20,000', [120_000]],
    ['3 lakh', [300_000]],
    ['1.1k', [1100]],
    ['0.5m', [500_000]],
    ['.5m', [500_000]],
    ['2mm', [2_000_000]],
    ['5 mio', [5_000_000]],
    ['two million', [2_000_000]],
    ['two and a half million', [2_500_000]],
    ['2 and a half million', [2_500_000]],
    ['half a million', [500_000]],
    ['a quarter of a million', [250_000]],
    ['two point five million', [2_500_000]],
    ['a hundred and fifty thousand', [150_000]],
    ['twenty-five grand', [25_000]],
    ['twelve hundred', [1200]],
    ['one million two hundred thousand', [1_200_000]],
    ['three thousand four hundred and five', [3405]],
    ['a dozen customers', [12]],
    ['two dozen', [24]],
    ['a couple of hundred', [200]],
    ['fifty k', [50_000]],
    ['-5 users', [-5]],
    ['zero', [0]],
    ['clinics,12 users', [12]],
    ['12, 40 and 7', [12, 40, 7]],
    ['10% of 400 people', [400]],
    ['10-15% a month', []],
    ['10 to 15 percent', []],
    ['between 10 and 20 %', []],
    ['fifteen per cent of 12 sites', [12]],
    ['15 por ciento', []],
    ['500k and 20% growth', [500_000]],
    ['we grew 2-3x to 40', [40]],
    ['launched in Sept. 2024 with 30', [30]],
    ['since May 12, 2024 with 30', [30]],
    ['since 12 June', []],
    ['30 may come', [30]],
    ['In May 30 users joined', [30]],
    ['Sept', []],
    ['the 2nd of 30', [30]],
    ['24/7 support for 9 clinics', [9]],
    ['B2B and Web3 with 8 users', [8]],
    ['since 2023 we have 8 users', [8]],
    ['a few hundred', []],
    ["Hundred thousand's the smallest", [100_000]],
    ['the hundred pots', []],
    ['dozens of users', []],
    ['$46k twelve months ago', [46_000, 12]],
    ['1m 200k', [1_200_000]],
    ['we found a mill', []],
    ['que no tienen ingresos', []],
    ['a bit of everything and more', []],
  ])('%s', (text, expected) => {
    const found = findNumbers(text)
      .filter(({ weak }) => !weak)
      .map(({ value }) => value);
    expect(found).toEqual(expected);
  });

  it('marks "one" as possibly not a number', () => {
    expect(findNumbers('this one')).toMatchObject([{ value: 1, weak: true }]);
  });
});
