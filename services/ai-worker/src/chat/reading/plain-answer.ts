import { hasDenial } from '@proofround/text/languages/everyday.js';
import { capitalise, trimEnds, wordCount } from '@proofround/text/words/prose.js';

import { entriesOf } from '../slots/readers.js';
import { isOfSmallWords } from '../slots/sector-readers.js';
import { type Answer, type Slot, value } from '../slots/slot.js';
import { actOf } from './acts/read.js';

/** A longer answer is a sentence. */
const MAX_WORDS = 4;
const MAX_ENTRIES = 10;

/** Whether words can be meant as they stand: no question, no denial, no act of the conversation, no figure. */
const isMeant = (words: string): boolean =>
  words !== '' &&
  wordCount(words) <= MAX_WORDS &&
  !/[?¿\d]/.test(words) &&
  !hasDenial(words) &&
  actOf(words) === null &&
  !isOfSmallWords(words);

/**
 * A short answer to a required question that was asked in vain, in the person's own words: a sector, or
 * the entries of a list. Null for any other question or a longer answer.
 */
export function plainAnswer(text: string, { name }: Slot): Answer | null {
  if (/\?\s*$/.test(text)) return null;
  if (name === 'sector') return isMeant(trimEnds(text)) ? value(capitalise(trimEnds(text))) : null;
  if (name !== 'investment_sectors') return null;
  const entries = entriesOf(text).filter(isMeant).slice(0, MAX_ENTRIES);
  return entries.length > 0 ? value(entries.map(capitalise)) : null;
}
