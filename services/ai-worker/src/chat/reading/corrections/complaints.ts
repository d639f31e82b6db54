import { findAmounts } from '@proofround/text/numbers/money.js';
import { escaped, wordCount } from '@proofround/text/words/prose.js';
import { sentenceSpans } from '@proofround/text/words/sentences.js';

import { profileOf } from '../../slots/profile.js';
import { none, type Slot, value } from '../../slots/slot.js';
import type { FieldClaim, Situation } from '../claim.js';

/** What a person says against a stored value, without giving another one. */
interface Complaint {
  readonly claims: readonly FieldClaim[];
  /** The required field that has no value left. */
  readonly wrong: string | null;
  /** The message without the complaint. */
  readonly rest: string;
}

/** "I never said 2 dollars", "we did not say that" */
const DISPUTES =
  /^(?:(?:no+|but|hey|sorry|wait|what)[\s,.!?]+)*(?:i|we)(?:'ve| have)? (?:never|did(?:n't| not))(?: ever)? (?:said|say|told|tell|wrote|write|mention(?:ed)?|meant|mean)(?![\p{L}'])(?<what>.*)$/isu;
/** What is disputed: nothing but pointing words, or a figure soon after the verb. */
const POINTING = /^(?:\s+(?:you|that|this|it|so|such|a|thing|things|anything|before|like))*[\s.!?]*$/iu;
const FIGURE_SOON = /^(?:\s+\p{L}+){0,2}\s*$/u;
/** The end of what is said about a figure: "not 500, that is boxes". */
const AFTER_DENIED = /^\s*(?:[.,;!]|$|(?:that|it|this|those|these)\b)/i;
const MY_NAME = /\b(?:is|was) (?:my|our|his|her) (?:first |last )?name\b/i;
/** "And the ask is not 500, that is boxes": after "is not" the sentence only says what is wrong. */
const IS_NOT = String.raw`(?:\s+\p{L}+){0,2}?\s+(?:is|are|was|were)(?: not|n't)\s+(?:a |an |the )?`;
/** A longer sentence says more than that a value is wrong. */
const MAX_WORDS = 12;

const fieldsOf = (profile: Situation['profile']): readonly Slot[] => profileOf(profile).slots;

const claimOf = (slot: Slot, answer: FieldClaim['answer'], manner: FieldClaim['manner']): FieldClaim => ({
  slot: slot.name,
  answer,
  manner,
  start: 0,
  end: 0,
});

const namesWord = (text: string, word: string): boolean =>
  new RegExp(String.raw`(?<!\p{L})${escaped(word)}(?!\p{L})`, 'iu').test(text);

/** The claim that takes a denied entry out of a stored value: "Rahel is my name, not a sector". */
function withoutEntry(text: string, slot: Slot, stored: unknown): FieldClaim | 'wrong' | null {
  if (typeof stored === 'string') {
    if (!namesWord(text, stored)) return null;
    return slot.required ? 'wrong' : claimOf(slot, none(), 'denied');
  }
  if (!Array.isArray(stored)) return null;
  const kept = stored.filter((entry) => typeof entry !== 'string' || !namesWord(text, entry));
  if (kept.length === stored.length) return null;
  if (kept.length > 0) return claimOf(slot, value(kept), 'corrected');
  return slot.required ? 'wrong' : claimOf(slot, none(), 'denied');
}

/** The complaint that a value is none of a field: "not a sector". Null if the message makes none. */
function deniesKind(message: string, { profile, known }: Situation): Complaint | null {
  if (wordCount(message) > MAX_WORDS) return null;
  for (const slot of fieldsOf(profile)) {
    const kind = new RegExp(String.raw`\bnot (?:an? |the |my |our )(?:${slot.aliases})[\s.!]*$`, 'iu');
    const place = kind.exec(message)?.index;
    if (place === undefined) continue;
    const found = withoutEntry(message.slice(0, place), slot, known[slot.name]);
    if (found === null && !MY_NAME.test(message)) return null;
    if (found === 'wrong') return { claims: [], wrong: slot.name, rest: '' };
    return { claims: found ? [found] : [], wrong: null, rest: '' };
  }
  return null;
}

/** Whether a sentence only says which figure a field does not have: "And the ask is not 500, that is boxes". */
function deniesFigure(sentence: string, slot: Slot): number | null {
  if (wordCount(sentence) > MAX_WORDS) return null;
  const start = String.raw`^(?:(?:and|but|so|also|no|hey|sorry)[\s,]+)*(?:the|my|our) (?:${slot.aliases})`;
  const denial = new RegExp(`${start}${IS_NOT}(?=\\S)`, 'iu').exec(sentence);
  const amounts = denial ? findAmounts(sentence) : [];
  const [only, ...more] = amounts;
  const isDirect = denial !== null && only !== undefined && only.start - denial[0].length <= 2;
  const isAll = isDirect && more.length === 0 && AFTER_DENIED.test(sentence.slice(only.end));
  return isAll ? only.value : null;
}

/** Whether a sentence denies to have said something: "I never said that", but not "I never told anybody". */
function isDisputing(sentence: string): boolean {
  const what = DISPUTES.exec(sentence)?.groups?.['what'];
  if (what === undefined) return false;
  const [amount] = findAmounts(what);
  return POINTING.test(what) || (amount !== undefined && FIGURE_SOON.test(what.slice(0, amount.start)));
}

/** The claims of a sentence against a figure; null if it says more, or nothing of the kind. */
function disputed(sentence: string, { profile, known }: Situation): FieldClaim[] | null {
  const isDispute = wordCount(sentence) <= MAX_WORDS && isDisputing(sentence);
  for (const slot of fieldsOf(profile).filter(({ text }) => !text)) {
    const figure = isDispute ? findAmounts(sentence)[0]?.value : deniesFigure(sentence, slot);
    if (figure == null) continue;
    const isStored = known[slot.name] === figure;
    if (isStored && !slot.required) return [claimOf(slot, none(), 'denied')];
    if (!isDispute) return [];
  }
  return isDispute ? [] : null;
}

/**
 * The complaints of a message about what the chat has stored or asked (CHAT-26). They take the value away and
 * give no other one. Null if the message has none.
 */
export function readComplaint(message: string, situation: Situation): Complaint | null {
  const denied = deniesKind(message, situation);
  if (denied) return denied;
  const read = sentenceSpans(message).map(({ text }) => ({ text, claims: disputed(text.trim(), situation) }));
  if (read.every(({ claims }) => claims === null)) return null;
  return {
    claims: read.flatMap(({ claims }) => claims ?? []),
    wrong: null,
    rest: read
      .filter(({ claims }) => claims === null)
      .map(({ text }) => text)
      .join('')
      .trim(),
  };
}
