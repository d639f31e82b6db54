import { isOnlyPraise } from './praise.js';

// rule: SCORE-10
describe('a sentence of praise and belief alone', () => {
  it.each([
    'we truly believe that the future belongs to those who dream',
    'our vision is to become the leading global platform',
    'quality, trust and passion are at the heart of all we do',
    'i really beleive in this',
    'a world where nobody throws a plant away',
    'wir glauben an vertrauen und qualitat',
    'nous croyons en un avenir meilleur',
    'creemos en el futuro y en la confianza',
    'acreditamos na qualidade',
    'crediamo nella fiducia',
  ])('is recognised: %s', (text) => expect(isOnlyPraise(text)).toBe(true));

  it.each([
    'we believe that 40 of the bakers will stay',
    'the app shows which oven is free',
    'quality inspectors upload a photo of each weld',
    'das programm liest den zahler ab',
  ])('is no description: %s', (text) => expect(isOnlyPraise(text)).toBe(false));
});
