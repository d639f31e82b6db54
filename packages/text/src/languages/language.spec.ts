import { detectedLanguage } from './language.js';

describe('the language of a text', () => {
  it.each([
    ['We sell rotas to bakeries that are open all night and all day.', 'English'],
    ['Vendemos turnos a las panaderías que abren toda la noche y todo el día.', 'Spanish'],
    ['Wir verkaufen Dienstpläne an Bäckereien, die die ganze Nacht offen haben.', 'German'],
    ['Nous vendons des plannings aux boulangeries ouvertes toute la nuit.', 'French'],
    ['Vendemos escalas às padarias que não fecham durante a noite inteira.', 'Portuguese'],
    ['Vendiamo turni alle panetterie che restano aperte per tutta la notte.', 'Italian'],
    ['Sprzedajemy grafiki piekarniom, które są otwarte przez całą noc i dzień.', 'other'],
  ])('is %s: %s', (text, language) => expect(detectedLanguage(text)).toBe(language));

  it.each(['', 'GmbH', 'Pan dulce'])('is English if the text is too short: "%s"', (text) =>
    expect(detectedLanguage(text)).toBe('English'),
  );
});
