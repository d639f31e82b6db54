import type { UserType } from '@proofround/contracts';
import { withoutGaps } from '@proofround/text/words/prose.js';

import { profileOf } from '../../slots/profile.js';
import { value } from '../../slots/slot.js';
import { NO_READING, type Reading, type Situation } from '../claim.js';
import { legible, MAX_LENGTH } from '../legible.js';

/** Names are stored as written; a reader would take "Bake & Co. 24" apart. */
const AS_WRITTEN = 'idea_title';

const patternOf = (type: UserType): readonly (readonly [slot: string, pattern: RegExp])[] =>
  profileOf(type).slots.map(({ name, aliases }) => [
    name,
    new RegExp(String.raw`^change the (?:${aliases}) to "(?<now>.+)"$`, 'isu'),
  ]);
const PATTERNS: Readonly<Record<UserType, ReturnType<typeof patternOf>>> = {
  startup: patternOf('startup'),
  investor: patternOf('investor'),
};

/**
 * A message that is nothing but `Change the description to "…"`. The quotes leave no doubt where the
 * value ends, so a text of several sentences is taken whole, without long gaps. Null for any other message.
 */
export function dictatedIn(message: string, { profile, context }: Situation): Reading | null {
  const text = withoutGaps(message).slice(0, MAX_LENGTH);
  for (const [name, pattern] of PATTERNS[profile]) {
    const now = pattern.exec(text)?.groups?.['now']?.trim();
    const slot = profileOf(profile).slots.find((candidate) => candidate.name === name);
    if (!slot || now === undefined || now === '') continue;
    const answer = slot.text || name === AS_WRITTEN ? value(now) : slot.read(legible(now), context);
    if (answer.kind === 'unclear') return { ...NO_READING, hints: [answer.hint] };
    return { ...NO_READING, claims: [{ slot: name, answer, manner: 'corrected', start: 0, end: 0 }] };
  }
  return null;
}
