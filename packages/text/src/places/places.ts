import cities from './data/cities.js';
import countries from './data/countries.js';
import states from './data/states.js';
import { PhraseBook } from '../words/phrase-book.js';
import { remembered } from '../words/remembered.js';
import { PARTS, PEOPLE, REGIONS, STATES } from './regions.js';
import { isOrdinary, plain } from '../words/plain-words.js';

/**
 * Places and the areas that contain them: "Graz" is in Austria, in DACH, in the EU and in Europe.
 * Countries and cities come from maintained data sets; only regions are listed by hand.
 */
interface Atlas {
  /** Place by name. A place is a country's ISO code, a state ("US-CA") or the plain name itself. */
  readonly names: ReadonlyMap<string, string>;
  readonly book: PhraseBook<string>;
  readonly parents: ReadonlyMap<string, readonly string[]>;
  /** The US state that shares a country's name (Georgia), by country code. */
  readonly namesakes: ReadonlyMap<string, string>;
  readonly cities: ReadonlySet<string>;
}

const lines = (text: string) => text.split('\n').filter(Boolean);
const isCountry = (place: string) => /^[A-Z]{2}$/.test(place);
const isState = (place: string) => place.startsWith('US-');

/** Adds the countries' names in the languages that the readers support. */
const DISPLAYS = ['en', 'de', 'es', 'fr', 'pt', 'it'].map(
  (language) => new Intl.DisplayNames([language], { type: 'region', fallback: 'none' }),
);

function makeAtlas(): Atlas {
  const names = new Map<string, string>();
  const parents = new Map<string, string[]>();
  const addParent = (place: string, where: string) =>
    parents.set(place, [...(parents.get(place) ?? []), where]);
  const continents = new Map<string, string[]>();
  const namesakes = new Map<string, string>();
  const regions = new Map<string, readonly string[]>();
  // Cities come after states, so that a shared name means the city.
  for (const line of [...lines(states), ...lines(cities)]) {
    const [where = '', list = ''] = line.split('|');
    for (const name of list.split(',')) {
      names.set(name, name);
      parents.set(name, [where]);
    }
  }
  for (const line of lines(PARTS)) {
    const [list = '', where = ''] = line.split('|');
    const [first = '', ...more] = list.split(',').map(plain);
    const every = list.startsWith('>');
    for (const name of [first, ...more]) {
      names.set(name, every ? name : first);
      parents.set(every ? name : first, [where]);
    }
  }
  const found = new Set(parents.keys());
  for (const entry of STATES.split(',')) {
    const [code = '', ...words] = entry.split(' ');
    names.set(words.join(' '), `US-${code}`);
    parents.set(`US-${code}`, ['US']);
  }
  for (const line of lines(countries)) {
    const [code = '', continent = '', list = ''] = line.split('|');
    continents.set(continent, [...(continents.get(continent) ?? []), code]);
    // A name that a city shares with its country (Singapore, Luxembourg) means the country.
    for (const name of list.split(',')) {
      const state = names.get(name);
      if (state?.startsWith('US-')) namesakes.set(code, state);
      names.set(name, code);
    }
  }
  for (const code of [...continents.values()].flat()) {
    for (const display of DISPLAYS) {
      const name = plain(display.of(code) ?? '');
      if (name !== '' && !names.has(name)) names.set(name, code);
    }
  }
  for (const entry of PEOPLE.split(',')) {
    const [code = '', ...people] = entry.split(' ');
    for (const name of people) names.set(name, code);
  }
  for (const line of lines(REGIONS)) {
    const [list = '', members = ''] = line.split('|');
    const [first = '', ...more] = list.split(',');
    for (const name of [first, ...more]) names.set(name, first);
    const all = members.startsWith('continent:')
      ? (continents.get(members.slice(10)) ?? [])
      : members.split(',');
    for (const member of all) addParent(member, first);
    regions.set(first, all);
  }
  nestRegions(regions, addParent);
  return { names, book: new PhraseBook(names), parents, namesakes, cities: found };
}

/** Nests a region in every wider one that has all its countries: "Sub-Saharan Africa" in "Africa". */
function nestRegions(
  regions: ReadonlyMap<string, readonly string[]>,
  addParent: (place: string, where: string) => void,
) {
  const countriesOf = (name: string): string[] => regions.get(name)?.flatMap(countriesOf) ?? [name];
  const sets = [...regions.keys()].map((name) => ({ name, all: new Set(countriesOf(name)) }));
  for (const { name, all } of sets) {
    const wider = sets.filter((other) => other.all.size > all.size);
    for (const other of wider)
      if ([...all].every((country) => other.all.has(country))) addParent(name, other.name);
  }
}

let loaded: Atlas | undefined;
const atlas = () => (loaded ??= makeAtlas());

/** The place and all areas that contain it, nearest first. */
function chainOf(place: string): string[] {
  const found = [place];
  for (const area of found) {
    // The loop also visits the places that it appends, and so reaches the parents of parents.
    found.push(...(atlas().parents.get(area) ?? []).filter((parent) => !found.includes(parent)));
  }
  return found;
}

/** The places that a text names. */
export interface PlaceReading {
  /** Whether the text means every place. */
  readonly anywhere: boolean;
  /** Each named place with the areas that contain it, nearest first. */
  readonly places: readonly (readonly string[])[];
  /** The text in plain words, to compare places that the atlas does not know. */
  readonly text: string;
}

const EVERYWHERE =
  /\b(?:global(?:ly)?|world ?wide|weltweit|mundial|anywhere|everywhere|international(?:ly)?|remote|no preference|any|all|all countries|location agnostic|geography agnostic|the world)\b/;

interface Mention {
  readonly place: string;
  readonly at: number;
  readonly words: number;
}

function findMentions(
  words: readonly string[],
  accepts: (name: string, at: number, length: number) => boolean,
): Mention[] {
  const { book, namesakes, parents } = atlas();
  const found = book
    .in(words, (_, length, name, at) => accepts(name, at, length))
    .map(({ value: place, at, words: length }) => ({ place, at, words: length }));
  // With "Atlanta" beside it, "Georgia" is the US state, not the country.
  const areas = new Set(found.flatMap(({ place }) => parents.get(place) ?? []));
  return found.map((mention) => {
    const state = namesakes.get(mention.place);
    return state !== undefined && areas.has(state) ? { ...mention, place: state } : mention;
  });
}

/** Drops an area if a place inside it is named, and a city if another country or state is named. */
function nearestPlaces(found: readonly string[]): string[][] {
  const chains = [...new Set(found)].map(chainOf);
  const broad = chains
    .filter(([place = '']) => isCountry(place) || isState(place))
    .map(([place = '']) => place);
  return chains.filter(([place = '', ...areas]) => {
    if (chains.some((other) => other[0] !== place && other.includes(place))) return false;
    return !atlas().cities.has(place) || broad.length === 0 || broad.some((area) => areas.includes(area));
  });
}

/** Reads a location or a preference. A country beside its own city adds no second place. */
export const readPlace = remembered(readPlaceText);

function readPlaceText(text: string): PlaceReading {
  const line = plain(text);
  const state = /,\s*([A-Z]{2})\b/.exec(text)?.[1];
  const states = state !== undefined && atlas().parents.has(`US-${state}`) ? [`US-${state}`] : [];
  const found = findMentions(line.split(' '), () => true).map(({ place }) => place);
  const places = nearestPlaces([...found, ...(found.length > 0 ? states : [])]);
  return { anywhere: places.length === 0 && EVERYWHERE.test(line), places, text: line };
}

/** The ISO code of the country with exactly this name in plain words; null if there is none. */
export function countryNamed(name: string): string | null {
  const place = atlas().names.get(name);
  return place !== undefined && isCountry(place) ? place : null;
}

/** The name of a place for display. */
export function nameOfPlace([place = '']: readonly string[]): string {
  const code = place.replace(/^US-/, '');
  const name =
    code === place && !isCountry(place)
      ? place
      : ([...atlas().names].find(([, candidate]) => candidate === place)?.[0] ?? place);
  return name.replaceAll(/(?:^| )\p{L}/gu, (letter) => letter.toUpperCase());
}

/** Whether a text in a location field looks like a place: "180 Pounds" and a web address do not. */
export function looksLikePlace(text: string): boolean {
  if (readPlace(text).places.length > 0) return true;
  const words = plain(text).split(' ');
  return (
    /^[\p{L}\p{M}\s.,'’()/-]{2,60}$/u.test(text) &&
    (words.every((word) => !isOrdinary(word, Infinity)) || (/^\p{Lu}/u.test(text) && words.length <= 2))
  );
}

/** A place that a text names, and the position of its name in words. */
export interface PlaceMention {
  readonly place: readonly string[];
  readonly at: number;
  readonly words: number;
}

/**
 * The places that prose names. In prose a place name starts with a capital letter, unless it is a
 * region. A city's name must not be an ordinary word either: "nice" and "reading" are not cities.
 * @param words the plain words.
 * @param raw the same words as written.
 */
export function placesIn(words: readonly string[], raw: readonly string[]): PlaceMention[] {
  const { names, cities: isCity } = atlas();
  const accepts = (name: string, at: number, length: number) => {
    const place = names.get(name) ?? '';
    const written = raw.slice(at, at + length);
    if (length === 1 && name.length <= 3) return /^(?:[A-Z]{2,3}|U\.[SK]\.?)$/.test(written[0] ?? '');
    if (!isCity.has(place) && !isCountry(place) && !isState(place)) return true;
    if (!/^\p{Lu}/u.test(written[0] ?? '')) return false;
    return !isCity.has(place) || length > 1 || !isOrdinary(name, Infinity);
  };
  return findMentions(words, accepts).map(({ place, ...where }) => ({ place: chainOf(place), ...where }));
}

/** Regions so wide that sharing one means little. */
const WIDE = new Set(
  'europe,eu,western europe,eastern europe,southern europe,emea,apac,asia,africa,americas,north america,south america,sub saharan africa,latam,mena,global south,eea'.split(
    ',',
  ),
);

/** 1 inside `wanted`; 0.5 if it contains `wanted` or shares its country; 0.3 in one small region; else 0. */
export function nearness(here: readonly string[], wanted: readonly string[]): number {
  const [there = ''] = wanted;
  const [place = ''] = here;
  if (here.includes(there)) return 1;
  if (wanted.includes(place)) return 0.5;
  const shared = here.filter((name) => wanted.includes(name) && !WIDE.has(name));
  if (shared.length === 0) return 0;
  return shared.some((name) => isCountry(name) || isState(name)) ? 0.5 : 0.3;
}
