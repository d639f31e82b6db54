import { wordSet } from '@proofround/text/word-set.js';
import { comparable, wordCount } from '@proofround/text/words/prose.js';

const NEGATIVE = wordSet(
  "no not none nothing nope nah never don't dont doesn't haven't havent hasn't isn't can't cannot won't wouldn't n/a",
);
/** Words that make a "no" the end: nothing *else*, no *more*, don't want to *add*. */
const FURTHER = wordSet('else more further other others another additional add changes change');
const AGREEING = wordSet(
  'yes yeah yep yup ok okay sure fine good great perfect correct right agreed agree confirm confirmed approve approved accurate',
);
const PROFILE_ACTIONS = wordSet('create submit save publish generate finalize finalise register');
const GOING_ON = wordSet('proceed continue go ahead');
const ENDING = wordSet('finish finished done complete completed end stop ready');
const WHOLE = wordSet('everything all enough');
const POINTING = wordSet(
  "that that's thats this this's it's you i i've i'm we we've we're is are were was have has",
);
/** Words about the conversation itself. */
const TALKING = wordSet(
  'add tell told say said share shared mention mentioned provide provided give given want wanted need needed ask asked answer answers info information details detail data question questions comment comments thanks thank please profile form everything all enough anything something',
);
/** Words without information about a startup or an investor. */
const WITHOUT_CONTENT = wordSet(
  "i i'm i've i'd me my we we've we're us our you your he it it's that that's thats this is are am was were be been have has had got get do did does to of on at in about for from with and or so but then than as by the a an any some thing things now here there there's just really actually think believe guess know can could will would let's let side part end moment time point far yet already again still left well also too up startup looks look sounds seems",
);

/** The purpose of a message that has only such words. */
export type Closing = 'yes' | 'ok' | 'none' | 'finish';

const wordsOf = (text: string): string[] =>
  comparable(text)
    .split(' ')
    .filter((word) => word !== '');

/** A message needs one of these to be about the conversation: "just me" is an answer. */
const CONVERSATION_WORDS = [NEGATIVE, FURTHER, AGREEING, PROFILE_ACTIONS, GOING_ON, ENDING, TALKING];

/** The longest such message, in words. */
const MAX_LENGTH = 24;

/**
 * Whether no word of a message could describe anything: "that would be all from my side". It checks
 * the vocabulary, so no phrase must be listed.
 */
export function hasNoContent(text: string): boolean {
  const messageWords = wordsOf(text);
  // "Not the US" names a country.
  if (messageWords.length === 0 || messageWords.length > MAX_LENGTH || /\d|\bUS\b/.test(text)) return false;
  const isAboutConversation = messageWords.some((word) => CONVERSATION_WORDS.some((set) => set.has(word)));
  return (
    isAboutConversation &&
    messageWords.every((word) => WITHOUT_CONTENT.has(word) || CONVERSATION_WORDS.some((set) => set.has(word)))
  );
}

/** The purpose of such a message; null if it has content of its own or its purpose is not clear. */
export function closingOf(text: string): Closing | null {
  if (wordCount(text) < 2 || text.trim().endsWith('?') || !hasNoContent(text)) return null;
  const messageWords = wordsOf(text);
  const has = (set: ReadonlySet<string>) => messageWords.some((word) => set.has(word));
  if (has(NEGATIVE)) {
    if (has(FURTHER) || has(WHOLE)) return 'finish';
    return has(ENDING) || has(PROFILE_ACTIONS) || has(AGREEING) ? null : 'none';
  }
  if (has(FURTHER)) return null;
  if (has(AGREEING)) return 'yes';
  if (has(PROFILE_ACTIONS) || has(ENDING)) return 'finish';
  if (has(GOING_ON)) return 'ok';
  return has(WHOLE) && has(POINTING) ? 'finish' : null;
}
