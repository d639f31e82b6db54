import { placesIn } from '@proofround/text/places/places-named.js';
import { wordCount } from '@proofround/text/words/prose.js';

import { slotOf } from '../../slots/profile.js';
import type { FieldClaim, Situation } from '../claim.js';

/** A longer text beside the name says more than where the startup is. */
const MAX_WHERE = 9;
/** The beginning of a sentence about a place: "And we are", "we dey for", "wir sitzen in". */
const PLACED =
  /^\s*(?:(?:and|oh|by the way|btw|und|et|y|e|en)[\s,]+)*(?:we|it|i|wir|nous|on|estamos|somos|siamo|ficamos)\b[^,.;]{0,20}?(?=\s\p{Lu})/iu;
const CAPITALS = /\p{Lu}[\p{L}'-]+(?:,? \p{Lu}[\p{L}'-]+)*/u;

/** The place that the words beside a name give: "Tally. And we are down in Hobart, before you ask." */
export function placeBeside(rest: string, { known, profile, context }: Situation): FieldClaim | null {
  const slot = slotOf(profile, 'location');
  if (!slot || known[slot.name] !== undefined || wordCount(rest) > MAX_WHERE) return null;
  if (!PLACED.test(rest) || placesIn(rest).length === 0) return null;
  const answer = slot.read(CAPITALS.exec(rest.replace(PLACED, ' '))?.[0] ?? '', context);
  return answer.kind === 'value'
    ? { slot: slot.name, answer, manner: 'volunteered', start: 0, end: 0 }
    : null;
}
