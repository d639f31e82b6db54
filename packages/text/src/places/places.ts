import { inPlainWords, isEnglishWord } from '../words/plain-words.js';
import { remembered } from '../words/remembered.js';
import { atlas, isCountry, isState } from './atlas.js';
import { PEOPLE, PEOPLE_UNCAPITALISED, PROMINENT_CITIES } from './data/regions.js';

/** A place and all areas that contain it, nearest first: "graz", Austria, DACH, the EU, Europe. */
export type PlaceChain = readonly string[];

function chainOf(place: string): string[] {
  const found = [place];
  for (const area of found) {
    // The loop also visits the places that it appends, and so reaches the parents of parents.
    found.push(...(atlas().parents.get(area) ?? []).filter((parent) => !found.includes(parent)));
  }
  return found;
}

export interface PlaceReading {
  /** Whether the text means every place. */
  readonly anywhere: boolean;
  readonly places: readonly PlaceChain[];
  /** The text in plain words, to compare places that the atlas does not know. */
  readonly text: string;
}

const EVERYWHERE =
  /\b(?:global(?:ly)?|world ?wide|weltweit|mundial|anywhere|everywhere|international(?:ly)?|remote|no preference|any|all|all countries|location agnostic|geography agnostic|the world)\b/;

interface Mention {
  readonly place: string;
  readonly at: number;
  /** In words. */
  readonly length: number;
}

function findMentions(
  words: readonly string[],
  accepts: (name: string, at: number, length: number) => boolean,
): Mention[] {
  const { book, namesakes, parents } = atlas();
  const found = book
    .in(words, (_, length, name, at) => accepts(name, at, length))
    .map(({ value: place, at, length }) => ({ place, at, length }));
  // With "Atlanta" beside it, "Georgia" is the US state, not the country.
  const areas = new Set(found.flatMap(({ place }) => parents.get(place) ?? []));
  return found.map((mention) => {
    const state = namesakes.get(mention.place);
    return state !== undefined && areas.has(state) ? { ...mention, place: state } : mention;
  });
}

/** Drops an area if a place inside it is named, and a city if another country or state is named. */
function nearestPlaces(found: readonly string[]): PlaceChain[] {
  const chains = [...new Set(found)].map(chainOf);
  const broad = chains
    .filter(([place = '']) => isCountry(place) || isState(place))
    .map(([place = '']) => place);
  return chains.filter(([place = '', ...areas]) => {
    if (chains.some((other) => other[0] !== place && other.includes(place))) return false;
    return (
      !atlas().insideCountries.has(place) || broad.length === 0 || broad.some((area) => areas.includes(area))
    );
  });
}

/** Reads a location or a preference. A country beside its own city adds no second place. */
export const readPlace = remembered(readPlaceText);

function readPlaceText(text: string): PlaceReading {
  const line = inPlainWords(text);
  const state = /,\s*([A-Z]{2})\b/.exec(text)?.[1];
  const states = state !== undefined && atlas().parents.has(`US-${state}`) ? [`US-${state}`] : [];
  const tails = tailsOf(text);
  const found = findMentions(line.split(' '), (name) => !tails.has(name)).map(({ place }) => place);
  const nearest = nearestPlaces([...found, ...(found.length > 0 ? states : [])]);
  const places = [...nearest, ...namesakeOf(nearest, line)];
  return { anywhere: places.length === 0 && EVERYWHERE.test(line), places, text: line };
}

/** The places that a text names in Japanese or Chinese, which write no spaces: "東南アジアの会社". */
export function unspacedPlaces(text: string): PlaceChain[] {
  if (!/[\p{sc=Han}\p{sc=Katakana}]/u.test(text)) return [];
  const { unspaced, names } = atlas();
  let rest = inPlainWords(text);
  const found: string[] = [];
  for (const name of unspaced) {
    if (!rest.includes(name)) continue;
    found.push(names.get(name) ?? name);
    rest = rest.replaceAll(name, ' ');
  }
  return [...new Set(found)].map(chainOf);
}

/** The later parts of hyphenated names, which are no cities of their own: "miri" of "Igarapé-Miri". */
function tailsOf(text: string): ReadonlySet<string> {
  const compounds = text.match(/\p{L}+(?:-\p{L}+)+/gu) ?? [];
  const tails = compounds.flatMap((compound) => compound.split('-').slice(1).map(inPlainWords));
  const { insideCountries, names, parts } = atlas();
  return new Set(
    tails.filter((name) => insideCountries.has(names.get(name) ?? '') && !parts.has(names.get(name) ?? '')),
  );
}

/** "Georgia" beside the name of an unknown town may be the US state or the country. */
function namesakeOf([place, ...more]: readonly PlaceChain[], line: string): PlaceChain[] {
  const state = atlas().namesakes.get(place?.[0] ?? '');
  return state === undefined || more.length > 0 || atlas().names.has(line) ? [] : [chainOf(state)];
}

/** The ISO code of the country with exactly this name in plain words; null if there is none. */
export function countryNamed(name: string): string | null {
  const place = atlas().names.get(name);
  return place !== undefined && isCountry(place) ? place : null;
}

/** The name of a place for display. */
export function nameOfPlace([place = '']: PlaceChain): string {
  const name = atlas().nameOf.get(place) ?? place;
  return name.replaceAll(/(?:^| )\p{L}/gu, (letter) => letter.toUpperCase());
}

/** Whether a text in a location field looks like a place: "180 Pounds" and a web address do not. */
export function looksLikePlace(text: string): boolean {
  if (readPlace(text).places.length > 0) return true;
  const words = inPlainWords(text).split(' ');
  return (
    /^[\p{L}\p{M}\s.,'’()/-]{2,60}$/u.test(text) &&
    (words.every((word) => !isEnglishWord(word)) || (/^\p{Lu}/u.test(text) && words.length <= 2))
  );
}

/** A place that a text names, and the position of its name in words. */
export interface PlaceMention {
  readonly place: PlaceChain;
  readonly at: number;
  /** In words. */
  readonly length: number;
}

/**
 * The places that prose names, also excluded ones. In prose a place name starts with a capital letter, unless it is a
 * region. A city's name must not be an ordinary word either: "nice" and "reading" are not cities.
 * @param words the plain words.
 * @param raw the same words as written.
 */
export function placesInProse(words: readonly string[], raw: readonly string[]): PlaceMention[] {
  const { names, insideCountries } = atlas();
  const accepts = (name: string, at: number, length: number) => {
    const place = names.get(name) ?? '';
    const written = raw.slice(at, at + length);
    if (length === 1 && name.length <= 3) return /^(?:[A-Z]{2,3}|U\.[SK]\.?)$/.test(written[0] ?? '');
    if (!insideCountries.has(place) && !isCountry(place) && !isState(place)) return true;
    if (UNCAPITALISED.has(name))
      return COMPANY.test(words[at - 1] ?? '') || COMPANY.test(words[at + length] ?? '');
    if (!/^\p{Lu}/u.test(written[0] ?? '')) return false;
    return !insideCountries.has(place) || length > 1 || !isEnglishWord(name);
  };
  return findMentions(words, accepts).map(({ place, ...where }) => ({ place: chainOf(place), ...where }));
}

const adjectivesIn = (list: string) => list.split(',').flatMap((entry) => entry.split(' ').slice(1));
const UNCAPITALISED = new Set(adjectivesIn(PEOPLE_UNCAPITALISED));
const ADJECTIVES = new Set([...adjectivesIn(PEOPLE), ...UNCAPITALISED]);
/**
 * An adjective names a place only beside a word for a company: "empresas italianas", not "comida
 * italiana".
 */
const COMPANY =
  /^(?:startups?|empresas?|empreendedor\p{L}*|emprendedor\p{L}*|fundador\p{L}*|equipos?|equipes?|times?|negocios?|companhias?|entreprises?|societes?|fondateurs?|fondatrices?|jeunes|pousses?|unternehmen|firmen|grunder\p{L}*|teams?|gesellschaften|aziende|imprese|fondatori|bedrijven|oprichters)$/u;

/**
 * The places that a chat message names, also in lower case. Cities count only if they stand for a region;
 * "UK and Ireland" is two places.
 */
export function placesInMessage(words: readonly string[], raw: readonly string[]): Mention[] {
  const { names, insideCountries, parts } = atlas();
  return findMentions(words, (name, at, length) => {
    const place = names.get(name) ?? '';
    if (ADJECTIVES.has(name) || name.includes(' and ')) return false;
    if (insideCountries.has(place) && !parts.has(place) && !PROMINENT_CITIES.has(name)) return false;
    const written = raw[at] ?? '';
    // Short codes that are also English words count only in capitals.
    return (
      length > 1 || name.length > 3 || written === written.toUpperCase() || /^(?:uk|usa|eu|uae)$/.test(name)
    );
  });
}

/** Regions so wide that sharing one means little. */
const WIDE = new Set(
  'europe,eu,western europe,eastern europe,southern europe,central europe,emea,apac,asia,africa,americas,north america,south america,sub saharan africa,latam,mena,global south,eea,english speaking countries,spanish speaking countries,french speaking countries,lusophone countries,russian speaking countries,anglophone africa,francophone africa'.split(
    ',',
  ),
);

/**
 * How near one place is to a wanted one:
 * - 1: it is in the wanted place;
 * - 0.5: the wanted place is in it, or both are in one country or state;
 * - 0.3: both are in one small region;
 * - 0: otherwise.
 */
export function nearness(here: PlaceChain, wanted: PlaceChain): number {
  const [there = ''] = wanted;
  const [place = ''] = here;
  if (here.includes(there)) return 1;
  if (wanted.includes(place)) return 0.5;
  const shared = here.filter((name) => wanted.includes(name) && !WIDE.has(name));
  if (shared.length === 0) return 0;
  return shared.some((name) => isCountry(name) || isState(name)) ? 0.5 : 0.3;
}
