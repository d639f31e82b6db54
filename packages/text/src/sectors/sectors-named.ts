import { SECTORS } from '@proofround/contracts/startups/sectors.js';

import { isForeign } from '../languages/foreign.js';
import { isExcluded } from '../words/exclusions.js';
import { locatedWords } from '../words/located-words.js';
import { HINTS, NORMALISED, SPOKEN } from './data/vocabulary.js';
import { displayName, type SectorId, sectorMentions } from './sectors.js';

export interface SectorFound {
  /** The vocabulary's name for it. */
  readonly sector: string;
  readonly start: number;
  readonly end: number;
}

/** The sectors that a message mentions and that have a usual name, in the order of the text, each once. */
function sectorsMentioned(text: string): (SectorFound & { readonly excluded: boolean })[] {
  const { words, raw, spanOf } = locatedWords(text);
  const isForeignText = isForeign(text);
  const found = new Map<SectorId, SectorFound & { readonly excluded: boolean }>();
  for (const { ids, at, length, phrase, everyday, part } of sectorMentions(words)) {
    const [id] = ids;
    const isSpoken = SPOKEN.has(phrase);
    if (id === undefined || !NORMALISED.has(id) || ((everyday || part) && !isSpoken)) continue;
    // "J'ai" and "j'en ai" are not AI.
    const isShort = phrase.length <= 2;
    if (isShort && (/['’]/.test(raw[at] ?? '') || (isForeignText && /\p{Ll}/u.test(raw[at] ?? '')))) continue;
    const span = spanOf(at, length);
    const excluded = isExcluded(text, span);
    if (found.get(id)?.excluded === false || (found.has(id) && excluded)) continue;
    found.set(id, { sector: displayName(id), ...span, excluded });
  }
  return [...found.values()];
}

/** The sectors that a message names as wanted. */
export const sectorsNamed = (text: string): SectorFound[] =>
  sectorsMentioned(text).filter(({ excluded }) => !excluded);

/** The sectors that a message names only to exclude them. */
export const sectorsExcluded = (text: string): string[] =>
  sectorsMentioned(text).flatMap(({ sector, excluded }) => (excluded ? [sector] : []));

/** The vocabulary's name for a sector if the text is that sector's name and nothing else. */
export function sectorCalled(text: string): string | null {
  const name = text.trim();
  if (/^software$/i.test(name)) return displayName('saas');
  const [first, ...more] = sectorsNamed(name);
  if (first && more.length === 0 && first.end - first.start >= name.length - 1) return first.sector;
  return SECTORS.find((sector) => sector.toLowerCase() === name.toLowerCase()) ?? null;
}

/** The usual spelling of a sector's name; a name that is not known stays as written. */
export const usualSpelling = (text: string): string => sectorCalled(text) ?? text.trim();

/** The sectors that a description hints at, best guess first; empty without a hint. */
export function guessSectors(description: string): string[] {
  const forWhom = /\b(?:for|to help|used by)\b/i.exec(description)?.index ?? description.length;
  const scores = HINTS.map(([id, pattern], rank) => {
    const seen = new Set<string>();
    let score = 0;
    for (const match of description.matchAll(pattern)) {
      const word = match[0].toLowerCase();
      if (seen.has(word)) continue;
      seen.add(word);
      score += match.index < forWhom ? 2 : 1.5;
    }
    // SaaS fits nearly all software, so it wins only if no other sector does.
    return { id, score: id === 'saas' ? score / 4 : score, rank };
  });
  return scores
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score || a.rank - b.rank)
    .slice(0, 2)
    .map(({ id }) => displayName(id));
}
