import { talkActOf } from '@proofround/text/languages/everyday.js';
import { comparable, isNonsense, stripFiller, wordCount } from '@proofround/text/words/prose.js';

import { closingOf } from './empty-words.js';
import {
  alternatives,
  BACK,
  FINISH,
  GREETING,
  HESITATION,
  NO,
  NONE,
  OK,
  RESTART,
  SKIP,
  SUMMARY,
  THANKS,
  UNKNOWN,
  YES,
} from './patterns.js';
import { refuses } from './refusals.js';

/** The purpose of a whole message that is not an answer. */
export type Act =
  | 'yes'
  | 'ok'
  | 'no'
  | 'none'
  | 'skip'
  | 'unknown'
  | 'finish'
  | 'back'
  | 'restart'
  | 'summary'
  | 'greeting'
  | 'thanks'
  /** Words that win time: "alors", "hm, let me see". */
  | 'hesitates'
  | 'nonsense';

const wholeMessage = (phrases: string, repeat = true) =>
  new RegExp(repeat ? `^${phrases}(?:[ ,]+(?:and |then )?${phrases}){0,4}$` : `^${phrases}$`, 'iu');

const PATTERNS: readonly (readonly [Act, RegExp])[] = [
  ['restart', wholeMessage(RESTART, false)],
  ['summary', wholeMessage(alternatives(SUMMARY, OK))],
  ['back', wholeMessage(alternatives(BACK), false)],
  ['finish', wholeMessage(alternatives(FINISH), true)],
  ['unknown', wholeMessage(alternatives(UNKNOWN, '(?:sorry|hm+|um+|well|maybe)'))],
  ['skip', wholeMessage(alternatives(SKIP, '(?:ok|sorry|no|nah|hm+)'))],
  ['none', wholeMessage(alternatives(NONE, '(?:no|nope|nah|sorry|unfortunately|sadly|well)'))],
  ['greeting', wholeMessage(GREETING)],
];
const OKAY = wholeMessage(OK);
const YES_WORDS = wholeMessage(alternatives(YES, OK, THANKS));
const NO_WORDS = wholeMessage(
  alternatives(NO, THANKS, 'sorry', 'dear', 'disculpe', 'perdón', 'entschuldigung'),
);
const THANKED = wholeMessage(alternatives(THANKS, OK));
/** A message of such words in any mixture has no content: "Ok, bueno, vamos". */
const HESITATES = wholeMessage(alternatives(HESITATION, GREETING, YES, NO, OK, THANKS));

/** Hedging words without content: "I don't have one yet, honestly". */
const HEDGES =
  /\b(?:honestly|frankly|to be (?:honest|fair)|i(?:'m| am) afraid|finally|voyons|la verdad|ehrlich(?: gesagt)?)\b/g;
/** If several sentences are acts, the first of these counts. */
const STRENGTH: readonly Act[] = ['finish', 'skip', 'none', 'unknown', 'no', 'yes', 'ok', 'thanks'];

/** The act of several sentences if each of them is one: "No thesis. Leave it blank." Null otherwise. */
export function actOfAll(sentences: readonly string[]): Act | null {
  const acts = sentences
    .filter((sentence) => !/^\W*(?:o+h|a+h|m+|hm+|well|right)\W*$/i.test(sentence))
    .map(actOf);
  return STRENGTH.find((act) => !acts.includes(null) && acts.includes(act)) ?? null;
}

/** A longer message, in characters, has content of its own. */
const MAX_LENGTH = 200;
const THANKING =
  /^(?:many )?(?:thanks?|thx|thank you|ty|cheers)\b[\s!.\p{P}\p{Emoji}]*(?:so much|very much|a lot)?[\s!.]*$/iu;

/** The purpose of the whole message; null if it has content of its own. */
export function actOf(message: string): Act | null {
  const sign = actOfSign(message);
  if (sign !== null) return sign;
  if (wordCount(message) > 24 || message.length > MAX_LENGTH) return null;
  const lower = message.toLowerCase().trim();
  if (THANKING.test(lower)) return 'thanks';
  const text = comparable(message)
    .replaceAll(HEDGES, ' ')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/\b(do|does|did|have|has|is|are|ca|wo)nt\b/g, "$1n't")
    .trim();
  if (text === '') return comparable(message) === '' ? 'nonsense' : null;
  const asked = message.trim().endsWith('?');
  const act = actInWords(text, message, asked);
  if (act !== null && act !== 'hesitates') return act;
  const talk = talkActOf(message);
  if (talk === 'skip' || (talk !== null && !asked)) return talk;
  if (act !== null) return act;
  if (refuses(message) && !asked) return 'skip';
  return isNonsense(message) ? 'nonsense' : closingOf(message);
}

/** The act of a message that is only signs: an emoji, a dash, "n/a". */
function actOfSign(message: string): Act | null {
  if (/^\s*(?:👍|👌|✅|🙌|💯|❤️|🎉)[\s\p{Emoji}\p{M}\u200d]*$/u.test(message)) return 'yes';
  if (/^\s*👎/u.test(message)) return 'no';
  if (message.length > MAX_LENGTH) return null;
  const sign = message.toLowerCase().trim();
  if (/^n\.?\/?\s?a\.?$/.test(sign)) return 'none';
  if (/^-+$/.test(sign)) return 'skip';
  return /^(?:\.{2,}|\?+)$/.test(sign) ? 'nonsense' : null;
}

/** The act that the words name. A question neither confirms nor denies. */
function actInWords(text: string, message: string, asked: boolean): Act | null {
  if (OKAY.test(text) && !asked) return 'ok';
  if (YES_WORDS.test(text) && !asked) return 'yes';
  const calm = text.replace(
    /^(?:(?:wait|hang on|hold on|sorry|but|and|hey|hm+|actually|o+h+|a+h+|aw+|well) )+/,
    '',
  );
  const candidates = [...new Set([text, calm, comparable(stripFiller(text))])];
  // "Hmm, no" is a no, in spite of the sound before it.
  if (!asked && candidates.some((candidate) => NO_WORDS.test(candidate))) return 'no';
  for (const candidate of candidates) {
    const found = PATTERNS.find(([, pattern]) => pattern.test(candidate));
    if (found) return found[0];
  }
  if (THANKED.test(text)) return 'thanks';
  return HESITATES.test(text) ? 'hesitates' : null;
}
