import { placesIn } from '@proofround/text/places/places-named.js';

import { value } from '../../slots/slot.js';
import type { FieldClaim, Situation } from '../claim.js';

/** Letters at the end of a place that its cases change: "Gliwice", "Gliwicach". */
const ENDING = 3;
const MIN_STEM = 4;

/** A capitalised word after a word for a place; months stand there too. */
const AFTER_WORD =
  /(?<!\p{L})(?:in|to|at|near|à|en|em|nach|zu|w|do|v|til|i)\s+(?<name>(?!(?:Jan|Feb|M[aä]r|Apr|Ma[iy]|Jun|Jul|Aug|Sep|O[ck]t|Nov|De[cz])\p{Ll}*)\p{Lu}\p{Ll}[\p{L}'-]*(?: \p{Lu}\p{Ll}[\p{L}'-]*)?)/gu;

/** The places of a message: those that are known, and those that the words show. */
const namesIn = (message: string): string[] => {
  const known = placesIn(message).map(({ name }) => name);
  return known.length > 1
    ? known
    : [...known, ...[...message.matchAll(AFTER_WORD)].flatMap(({ groups }) => groups?.['name'] ?? [])];
};

const stemOf = (place: string): string =>
  place.slice(0, Math.max(MIN_STEM, place.length - ENDING)).toLowerCase();

/**
 * The new location in a later message that names the known place and one other: "The office is in Limerick
 * now. Please replace Galway."
 */
export function placeCorrection(message: string, { profile, phase, known }: Situation): FieldClaim[] {
  const { location } = known;
  if (profile !== 'startup' || phase === 'interview' || typeof location !== 'string') return [];
  const old = stemOf(/^\p{L}+/u.exec(location)?.[0] ?? location);
  if (!message.toLowerCase().includes(old)) return [];
  const [place, ...more] = new Set(namesIn(message).filter((name) => !name.toLowerCase().startsWith(old)));
  if (place === undefined || more.length > 0) return [];
  return [{ slot: 'location', answer: value(place), manner: 'corrected', start: 0, end: 0 }];
}
