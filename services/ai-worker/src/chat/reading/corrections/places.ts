import { placesIn } from '@proofround/text/places/places-named.js';

import { value } from '../../slots/slot.js';
import type { Claim, Situation } from '../claim.js';

/** Letters at the end of a place that its cases change: "Gliwice", "Gliwicach". */
const ENDING = 3;
const MIN_STEM = 4;

const stemOf = (place: string): string =>
  place.slice(0, Math.max(MIN_STEM, place.length - ENDING)).toLowerCase();

/**
 * The new location in a later message that names the known place and one other: "The office is in Limerick
 * now. Please replace Galway."
 */
export function placeCorrection(message: string, { profile, phase, known }: Situation): Claim[] {
  const { location } = known;
  if (profile !== 'startup' || phase === 'interview' || typeof location !== 'string') return [];
  const old = stemOf(/^\p{L}+/u.exec(location)?.[0] ?? location);
  if (!message.toLowerCase().includes(old)) return [];
  const others = placesIn(message).filter(({ name }) => !name.toLowerCase().startsWith(old));
  const [place, ...more] = new Set(others.map(({ name }) => name));
  if (place === undefined || more.length > 0) return [];
  return [{ slot: 'location', answer: value(place), manner: 'corrected', start: 0, end: 0 }];
}
