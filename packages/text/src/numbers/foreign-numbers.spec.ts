import { foreignNumbers } from './foreign-numbers.js';

const values = (text: string, foreign = true) => foreignNumbers(text, foreign).map(({ value }) => value);

describe('numbers in words of other languages', () => {
  it.each<[string, number[]]>([
    ['Wir haben vierzehn Metzgereien besucht.', [14]],
    ['Nous avons vingt et un clients et trois vendeurs.', [21, 3]],
    ['Tenemos mil doscientos usuarios.', [1200]],
    ['Temos dois mil e trezentos alunos.', [2300]],
    ['Abbiamo una dozzina di negozi.', [12]],
    ['une vingtaine de garages', [20]],
    ['Das ist eine gute Idee.', []],
    ['la media hora', []],
    ['12 mil pesos', []],
    ['Wir verkaufen Brot.', []],
  ])('%s', (text, found) => expect(values(text)).toEqual(found));

  it('have their position in the text', () => {
    const text = 'Heute nutzen es zweiundsechzig Praxen.';
    expect(foreignNumbers(text, true).map(({ start, end }) => text.slice(start, end))).toEqual([
      'zweiundsechzig',
    ]);
  });

  it.each<[string, number[]]>([
    ['They seize null and due amounts once.', []],
    ['The six of us sell media.', []],
    ['We met zwölf bakers.', [12]],
    ['Otto and Mila run it since Sept', []],
    ['Sept', []],
  ])('are not read from English words, names and months that look alike: %s', (text, found) =>
    expect(values(text, false)).toEqual(found),
  );

  it.each<[string, number[]]>([
    ['Seit Sept haben wir zwei Kunden.', [2]],
    ['Nous avons sept clients depuis sept. 2024.', [7]],
    ['Nous avons commencé en sept.', []],
    ['Nous cherchons depuis sept ans.', [7]],
    ['Temos dez clientes desde dez. 2024.', [10]],
    ['Otto und ich haben drei Kunden.', [3]],
  ])('are read only in their own language, and not as a month: %s', (text, found) =>
    expect(values(text)).toEqual(found),
  );
});
