import { PhraseBook } from '../words/phrase-book.js';
import { inPlainWords, isEnglishWord } from '../words/plain-words.js';
import cities from './data/cities.js';
import countries from './data/countries.js';
import {
  CLDR_REGIONS,
  FURTHER_NAMES,
  PARTS,
  PEOPLE,
  PEOPLE_UNCAPITALISED,
  REGIONS,
  STATES,
} from './data/regions.js';
import states from './data/states.js';

/**
 * Places and the areas that contain them: "Graz" is in Austria, in DACH, in the EU and in Europe.
 * Countries and cities come from maintained data sets; only regions are listed by hand.
 */
class Atlas {
  /** Place by name. A place is a country's ISO code, a state ("US-CA") or the plain name itself. */
  readonly names = new Map<string, string>();
  /** The first name of each country and state. */
  readonly nameOf = new Map<string, string>();
  readonly parents = new Map<string, readonly string[]>();
  /** The US state that shares a country's name (Georgia), by country code. */
  readonly namesakes = new Map<string, string>();
  /** Cities and parts of countries. */
  readonly insideCountries: ReadonlySet<string>;
  /** Parts of countries: "england", "bay area". */
  readonly parts = new Set<string>();
  readonly book: PhraseBook<string>;
  /** The names in scripts without spaces, the longest first. */
  readonly unspaced: readonly string[];
  private readonly continents = new Map<string, string[]>();
  private readonly regions = new Map<string, readonly string[]>();

  constructor() {
    this.addCities();
    this.addParts();
    this.insideCountries = new Set(this.parents.keys());
    this.addStates();
    this.addCountries();
    this.addDisplayNames();
    this.addPeople();
    this.addRegions();
    this.nestRegions();
    for (const [name, place] of this.names)
      if ((isCountry(place) || isState(place)) && !this.nameOf.has(place)) this.nameOf.set(place, name);
    this.book = new PhraseBook(this.names);
    this.unspaced = [...this.names.keys()]
      .filter((name) => UNSPACED.test(name))
      .sort((a, b) => b.length - a.length);
  }

  /** Cities come after provinces, so that a shared name means the city. */
  private addCities(): void {
    for (const [where = '', list = ''] of [...rows(states), ...rows(cities)]) {
      for (const name of list.split(',')) {
        this.names.set(name, name);
        this.parents.set(name, [where]);
      }
    }
  }

  private addParts(): void {
    for (const [list = '', where = ''] of rows(PARTS)) {
      const [first = '', ...more] = list.split(',').map(inPlainWords);
      // After ">" each name is a place of its own. Without it all are names of one place.
      const isEach = list.startsWith('>');
      for (const name of [first, ...more]) {
        this.names.set(name, isEach ? name : first);
        this.parents.set(isEach ? name : first, [where]);
      }
      if (!isEach) this.parts.add(first);
    }
  }

  private addStates(): void {
    for (const entry of STATES.split(',')) {
      const [code = '', ...words] = entry.split(' ');
      this.names.set(words.join(' '), `US-${code}`);
      this.parents.set(`US-${code}`, ['US']);
    }
  }

  private addCountries(): void {
    for (const [code = '', continent = '', list = ''] of rows(countries)) {
      this.continents.set(continent, [...(this.continents.get(continent) ?? []), code]);
      // A name that a city shares with its country (Singapore, Luxembourg) means the country.
      for (const name of list.split(',')) {
        const state = this.names.get(name);
        if (state !== undefined && isState(state)) this.namesakes.set(code, state);
        this.names.set(name, code);
      }
    }
  }

  /** Adds the countries' names in the languages that the readers support. */
  private addDisplayNames(): void {
    for (const code of [...this.continents.values()].flat()) {
      for (const display of [...DISPLAYS, ...endonymsOf(code)]) this.addDisplayName(display, code, code);
    }
  }

  private addDisplayName(display: Intl.DisplayNames, code: string, place: string): void {
    const name = inPlainWords(display.of(code) ?? '');
    if (name === '') return;
    // "Islands" is no Iceland.
    const cases = inflected(name, display.resolvedOptions().locale).filter((form) => !isEnglishWord(form));
    for (const form of [name, ...cases]) if (!this.names.has(form)) this.names.set(form, place);
  }

  private addPeople(): void {
    for (const entry of [PEOPLE, PEOPLE_UNCAPITALISED, FURTHER_NAMES].join(',').split(',')) {
      const [code = '', ...people] = entry.split(' ');
      for (const name of people) this.names.set(name, code);
    }
  }

  private addRegions(): void {
    for (const [list = '', members = ''] of rows(REGIONS)) {
      const [first = '', ...more] = list.split(',');
      for (const name of [first, ...more]) this.names.set(name, first);
      const all = members.startsWith('continent:')
        ? (this.continents.get(members.slice(10)) ?? [])
        : members.split(',');
      for (const member of all) this.addParent(member, first);
      this.regions.set(first, all);
    }
    for (const entry of CLDR_REGIONS.split(',')) {
      const [code = '', ...words] = entry.split(' ');
      for (const display of DISPLAYS) this.addDisplayName(display, code, words.join(' '));
    }
  }

  /** Nests a region in every wider one that has all its countries: "Sub-Saharan Africa" in "Africa". */
  private nestRegions(): void {
    const countriesOf = (name: string): string[] => this.regions.get(name)?.flatMap(countriesOf) ?? [name];
    const sets = [...this.regions.keys()].map((name) => ({ name, all: new Set(countriesOf(name)) }));
    for (const { name, all } of sets) {
      const wider = sets.filter((other) => other.all.size > all.size);
      for (const other of wider)
        if ([...all].every((country) => other.all.has(country))) this.addParent(name, other.name);
    }
  }

  private addParent(place: string, where: string): void {
    this.parents.set(place, [...(this.parents.get(place) ?? []), where]);
  }
}

const rows = (text: string) =>
  text
    .split('\n')
    .filter(Boolean)
    .map((line) => line.split('|'));
/** A name in Japanese or Chinese. */
const UNSPACED = /^[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}ー]{2,}$/u;
export const isCountry = (place: string) => /^[A-Z]{2}$/.test(place);
export const isState = (place: string) => place.startsWith('US-');

const displayIn = (language: string) =>
  new Intl.DisplayNames([language], { type: 'region', fallback: 'none' });
const DISPLAYS = 'en de es fr pt it nl pl cs tr sv ro ru uk ja zh'.split(' ').map(displayIn);

/** The cases of names by their ending: "außerhalb Deutschlands", "poza Polską", "за пределами Казахстана". */
const CASES: Readonly<Record<string, readonly (readonly [ending: RegExp, forms: readonly string[]])[]>> = {
  de: [[/(?<=[^s])$/u, ['s']]],
  pl: [
    [/(?<=sk|ck)a$/u, ['i']],
    [/ska$/u, ['sce']],
    [/(?<=[ij])a$/u, ['i', 'e']],
    [/(?<=[^ijk])a$/u, ['y', 'ie', 'e']],
    [/y$/u, ['ach']],
  ],
  ru: [
    [/(?<=и)я$/u, ['и', 'ю', 'еи']],
    [/(?<=[бвгдзклмнпрстфхцчшщ])$/u, ['а', 'е', 'у', 'ом']],
    [/а$/u, ['ы', 'и', 'е', 'у', 'ои']],
  ],
};
const inflected = (name: string, language: string): string[] =>
  name.includes(' ') || name.length < 4
    ? []
    : (CASES[language] ?? []).flatMap(([ending, forms]) =>
        ending.test(name) ? forms.map((form) => name.replace(ending, form)) : [],
      );

/** A country's name in its main language, also in Latin letters: "Србија", "Srbija". */
function endonymsOf(code: string): Intl.DisplayNames[] {
  const { language, script } = new Intl.Locale(`und-${code}`).maximize();
  return [language, ...(script === 'Latn' ? [] : [`${language}-Latn`])].map(displayIn);
}

let loaded: Atlas | undefined;
export const atlas = (): Atlas => (loaded ??= new Atlas());
