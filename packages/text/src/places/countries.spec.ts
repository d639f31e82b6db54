import { countryCalled } from './countries.js';

it.each([
  ['Deutschland', 'Germany'],
  ['Österreich', 'Austria'],
  ['die Schweiz', 'Switzerland'],
  ['España', 'Spain'],
  ['Belgique', 'Belgium'],
  ['la France', 'France'],
  ['Brasil', 'Brazil'],
  ['UK', 'UK'],
  ['clinics', null],
  ['180 Pounds', null],
])('the country that is written %s', (written, name) => {
  expect(countryCalled(written)).toBe(name);
});
