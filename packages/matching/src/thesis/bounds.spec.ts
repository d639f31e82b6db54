import { readThesis } from './read-thesis.js';

const requirements = (text: string) => readThesis(text).refusals.flatMap(({ unmet }) => unmet);
const subjects = (text: string) =>
  readThesis(text).refusals.flatMap(({ about }) => about.map(({ name }) => name));
const places = (text: string) =>
  readThesis(text).places.map(({ kind, places: all }) => [kind, all.map(([first]) => first)]);

describe('refusals by a condition and a verdict (MATCH-11)', () => {
  it.each([
    ["Below $12m ARR we're the wrong call.", 1_000_000],
    ['Alles unter 20.000 Dollar Monatsumsatz ist mir zu früh.', 20_000],
    ["I'm no good to you under two hundred and forty thousand a year in sales.", 20_000],
    ['Sin ventas no hay reunión.', 1],
    ['До ста двадцати тысяч долларов выручки в год мы бесполезны.', 10_000],
  ])('a requirement of revenue: %s', (text, least) =>
    expect(requirements(text)).toEqual([{ kind: 'revenue', least }]),
  );

  it.each([
    ["The moment there's a kitchen or a lorry involved, count me out.", ['vehicles', 'kitchens', 'things']],
    ['Кому нужен склад, тем я не помощник.', ['stores']],
    ['Jeśli płaci gmina, to nie ja.', ['public']],
    ['Азартные игры, табак — мимо.', ['gambling', 'tobacco']],
  ])('needs: %s', (text, named) => expect(subjects(text)).toEqual(named));

  it('reads no refusal from a condition that denies', () =>
    expect(subjects('Si no hay nada en el almacén, paso.')).toEqual([]));

  it.each([
    ['On sort pas du Canada.', [['only', ['CA']]]],
    ['Türkiye dışına çıkmıyoruz.', [['only', ['TR']]]],
    ['Argentina, Uruguay y pará de contar.', [['only', ['AR', 'UY']]]],
  ])('a border: %s', (text, rules) => expect(places(text)).toEqual(expect.arrayContaining(rules)));

  it('leaves a border without a place to the places of the profile', () =>
    expect(places('Nothing south of Flensburg.')).toEqual(expect.arrayContaining([['border', []]])));
});
