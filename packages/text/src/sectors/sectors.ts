import { PhraseBook } from '../words/phrase-book.js';
import { inPlainWords, singular } from '../words/plain-words.js';
import { remembered } from '../words/remembered.js';
import { ANY, EVERYDAY_SECTORS, FOREIGN, MEANINGS, NOTHING, PARTS } from './data/vocabulary.js';

export { SECTOR_VOCABULARY_VERSION } from './data/vocabulary.js';

export type SectorId = keyof typeof MEANINGS;

const listed = (terms: string) => terms.split(', ').filter(Boolean);
const sectorIds = Object.keys(MEANINGS) as SectorId[];

/** Sectors by term. A few terms mean two sectors ("life sciences"). */
const TERMS = new PhraseBook(
  (() => {
    const terms = new Map<string, readonly SectorId[]>();
    for (const id of sectorIds) {
      for (const term of [...listed(MEANINGS[id].terms), ...listed(FOREIGN[id] ?? '')])
        terms.set(term, [...new Set([...(terms.get(term) ?? []), id])]);
    }
    return terms;
  })(),
);
const ANY_TERMS = new Set(listed(ANY));
const NOTHING_TERMS = new Set(listed(NOTHING));

const NEIGHBOURS: ReadonlyMap<SectorId, ReadonlySet<SectorId>> = (() => {
  const all = new Map<SectorId, Set<SectorId>>(sectorIds.map((id) => [id, new Set()]));
  for (const id of sectorIds) {
    for (const other of sectorIds) {
      if (!MEANINGS[id].neighbours.split(' ').includes(other)) continue;
      all.get(id)?.add(other);
      all.get(other)?.add(id);
    }
  }
  return all;
})();

export interface SectorMention {
  readonly ids: readonly SectorId[];
  readonly at: number;
  /** In words. */
  readonly length: number;
  /** Whether the term is also an everyday word ("data", "care"). */
  readonly everyday: boolean;
  /** Whether the term covers only a part of the sector ("video"). */
  readonly part: boolean;
  readonly phrase: string;
}

/** The sectors that plain words mention, in the order of the text. Longer terms win over shorter ones. */
export function sectorMentions(words: readonly string[]): SectorMention[] {
  return TERMS.in(words).map(({ value: ids, at, length, phrase }) => ({
    ids,
    at,
    length,
    everyday: EVERYDAY_SECTORS.has(phrase),
    part: PARTS.has(phrase),
    phrase,
  }));
}

const named = (text: string): SectorId[] => [
  ...new Set(sectorMentions(inPlainWords(text).split(' ')).flatMap(({ ids }) => ids)),
];

export interface SectorReading {
  /** The ids of the sectors that it names, in the order of the text. */
  readonly ids: readonly SectorId[];
  /** Whether it means every sector ("sector agnostic"). */
  readonly any: boolean;
  /** A comparable form of a name outside the vocabulary ("Bee-Keeping" is "beekeeping"), or null. */
  readonly other: string | null;
}

/** Reads the name of a sector. "Other" and similar answers name nothing: no ids, `any` false, `other` null. */
export const readSector = remembered(read);

function read(name: string): SectorReading {
  const text = inPlainWords(name);
  if (text === '' || NOTHING_TERMS.has(text)) return { ids: [], any: false, other: null };
  if (ANY_TERMS.has(text) || /\b(?:agnostic|generalist)\b/.test(text))
    return { ids: [], any: true, other: null };
  const ids = named(name);
  const other = text.split(' ').map(singular).join('');
  return { ids, any: false, other: ids.length > 0 ? null : other };
}

/** The first two sectors that prose names explicitly ("an AI copilot"). Everyday words such as "data" do not count. */
export function sectorsInProse(text: string): SectorId[] {
  const outright = sectorMentions(inPlainWords(text).split(' ')).filter(({ everyday }) => !everyday);
  return [...new Set(outright.flatMap(({ ids }) => ids))].slice(0, 2);
}

export const isSectorId = (text: string): text is SectorId => Object.hasOwn(MEANINGS, text);

/** Sectors whose investors often look at this one too. */
export function neighboursOf(id: SectorId): readonly SectorId[] {
  return [...(NEIGHBOURS.get(id) ?? [])];
}

export function displayName(id: SectorId): string {
  return MEANINGS[id].name;
}

/** Generic words that almost any sector name may contain. */
const GENERIC = new Set(
  'and for the with from into of in to a an on at by tech technology technologies software platform platforms app apps application applications service services solution solutions product products tool tools system systems industry industries sector sectors market markets business businesses company companies startup startups digital online smart new modern based related other general enabled driven b2b b2c saas ai'
    .split(' ')
    .map(singular),
);

/** The specific words of a sector's name, in the singular, to compare names outside the vocabulary. */
export function sectorWords(name: string): string[] {
  const words = inPlainWords(name).split(' ').map(singular);
  return [...new Set(words)].filter(
    (word) => word.length >= 3 && !/^\p{N}/u.test(word) && !GENERIC.has(word),
  );
}

/** A text in which names of sectors are looked for: its plain words in the singular, each between spaces. */
export const haystackOf = (text: string): string =>
  ` ${inPlainWords(text).split(' ').map(singular).join(' ')} `;

/** The words to look for in a `haystackOf`, for a name outside the vocabulary; null if all its words are generic. */
export const needleOf = (name: string): string | null =>
  sectorWords(name).length > 0 ? haystackOf(name) : null;
