import { foreignLanguagesOf, isForeign } from './foreign.js';

it.each([
  ['Wir haben zwölf Kunden', true],
  ['Ayudamos a las tortillerías a comprar maíz juntas', true],
  ['Nous aidons les infirmières', true],
  ['ainda não temos clientes', true],
  ['abbiamo lanciato a gennaio', true],
  ['We help clinics with their books', false],
  ['a café for Zoë and the team', false],
  ['LedgerLoop', false],
  ['8 mil', false],
])('%s', (text, foreign) => {
  expect(isForeign(text)).toBe(foreign);
});

it.each([
  ['Seit Sept haben wir Kunden', ['de']],
  ['Nous avons sept clients', ['fr']],
  ['clientes', ['es', 'pt']],
  ['zweihundert', ['de', 'es', 'fr', 'pt', 'it']],
])('the common words of "%s" are those of %j', (text, languages) => {
  expect(foreignLanguagesOf(text)).toEqual(languages);
});
