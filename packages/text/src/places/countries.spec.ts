import { countryCalled } from './countries.js';

it.each([
  ['Deutschland', 'Germany'],
  ['Österreich', 'Austria'],
  ['die Schweiz', 'Switzerland'],
  ['España', 'Spain'],
  ['Belgique', 'Belgium'],
  ['la France', 'France'],
  ['Brasil', 'Brazil'],
  ['Tchéquie', 'Czechia'],
  ['the Netherlands', 'Netherlands'],
  ['Vereinigte Staaten', 'United States'],
  ['Lyon', null],
  ['Europe', null],
  ['UK', 'UK'],
  ['clinics', null],
  ['180 Pounds', null],
])('names the country that is written %s', (written, name) => {
  expect(countryCalled(written)).toBe(name);
});
