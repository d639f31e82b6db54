import { PhraseBook } from '../words/phrase-book.js';
import { remembered } from '../words/remembered.js';
import { plain, singular } from '../words/plain-words.js';
import { ANY, EVERYDAY_SECTORS, FOREIGN, MEANINGS, NOTHING, PARTS } from './sector-vocabulary.js';

export { SECTOR_VOCABULARY } from './sector-vocabulary.js';

export type SectorId = keyof typeof MEANINGS;

const listed = (terms: string) => terms.split(', ').filter(Boolean);
const sectorIds = Object.keys(MEANINGS) as SectorId[];

/** A term to what it means; a few mean two ("life sciences"). */
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

/** A sector as a text names it. */
export interface SectorMention {
  readonly ids: readonly SectorId[];
  /** Where it stands, in words. */
  readonly at: number;
  readonly words: number;
  /** The name is an everyday word as well ("data", "care"). */
  readonly everyday: boolean;
  /** The name is that of a part of the sector only ("video"). */
  readonly part: boolean;
}

/** The sectors that words of plain text name, longest names first served, in the order of the text. */
export function sectorMentions(words: readonly string[]): SectorMention[] {
  return TERMS.in(words).map(({ value: ids, at, words: length, phrase }) => ({
    ids,
    at,
    words: length,
    everyday: EVERYDAY_SECTORS.has(phrase),
    part: PARTS.has(phrase),
  }));
}

const named = (text: string): SectorId[] => [
  ...new Set(sectorMentions(plain(text).split(' ')).flatMap(({ ids }) => ids)),
];

/** What a sector's name means. */
export interface SectorReading {
  /** The sectors it names, by id, in the order of the text. */
  readonly ids: readonly SectorId[];
  /** It means every sector ("sector agnostic"). */
  readonly any: boolean;
  /**
   * A name that is not in the vocabulary, made comparable ("Bee-Keeping" and "beekeeping",
   * "Widget" and "widgets" are one); null otherwise.
   */
  readonly other: string | null;
}

/** Reads the name of a sector. "Other" and the like name nothing: no ids, not any, no other. */
export const readSector = remembered(read);

function read(name: string): SectorReading {
  const text = plain(name);
  if (text === '' || NOTHING_TERMS.has(text)) return { ids: [], any: false, other: null };
  if (ANY_TERMS.has(text) || /\b(?:agnostic|generalist)\b/.test(text))
    return { ids: [], any: true, other: null };
  const ids = named(name);
  const other = text.split(' ').map(singular).join('');
  return { ids, any: false, other: ids.length > 0 ? null : other };
}

/**
 * The sectors that prose names outright ("an AI copilot", "a SaaS tool"), at most `most`. Everyday
 * words are passed over: a sentence about "data" is not a data company.
 */
export function sectorsInProse(text: string, most = 2): SectorId[] {
  const outright = sectorMentions(plain(text).split(' ')).filter(({ everyday }) => !everyday);
  return [...new Set(outright.flatMap(({ ids }) => ids))].slice(0, most);
}

export const isSectorId = (text: string): text is SectorId => Object.hasOwn(MEANINGS, text);

/** Sectors close enough that an investor in one often looks at the other. */
export function neighboursOf(id: SectorId): readonly SectorId[] {
  return [...(NEIGHBOURS.get(id) ?? [])];
}

/** How a sector is named to people. */
export function nameOfSector(id: SectorId): string {
  return MEANINGS[id].name;
}
