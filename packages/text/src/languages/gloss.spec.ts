import { translateFactPhrases } from './gloss.js';

describe('translating fact phrases', () => {
  it.each([
    ['Wir heißen Lastfuchs.', 'it is called Lastfuchs.'],
    ['Se llama Tortillo', 'it is called Tortillo'],
    ["Elle s'appelle Mirabelle Santé", 'it is called Mirabelle Santé'],
    ['Wir sitzen in Kassel', 'we are based in Kassel'],
    ['Estamos en Ciudad de México', 'we are based in Ciudad de México'],
    ['zwölf Kunden', 'zwölf customers'],
    ['estamos crescendo, 20 % ao mês', 'growing, 20 % ao mês'],
  ])('%s', (foreign, english) => {
    expect(translateFactPhrases(foreign)).toBe(english);
  });

  it.each(['We are based in Berlin', 'our clients are clinics', 'launched in May with 12 users'])(
    'leaves English unchanged: %s',
    (text) => {
      expect(translateFactPhrases(text)).toBe(text);
    },
  );
});
