import { wordSet } from '@proofround/text/word-set.js';
import { type LanguageCode } from '@proofround/text/words/plain-words.js';

const FOUGHT_BEFORE = wordSet(
  'anti against fight fights fighting prevent prevents preventing stop stops stopping quit quits quitting detect detects detecting combat combats block blocks blocking beat ban bans without no not never non instead unlike alternative replace replaces replacing rid avoid avoids protect protects protecting overcome leave leaving watches watching monitors monitoring flags flagging catches catching spots spotting gegen ohne kein keine statt contre sans pas contra sin sem senza contro nao recover recovers recovering recovery off win wins reclaim reclaims refund refunds erase erases cancel cancels dispute disputes contest contests',
);
const FOUGHT_AFTER = wordSet('free addiction addicts prevention blocker detection fraud recovery harm abuse');
const FOR_WHOM = wordSet('for help helps helping serve serves serving fur pour para voor');
const FOR_WHOM_IN_ITALIAN = wordSet('per');
const PLANNED = wordSet(
  'will plan plans planned planning await awaiting before next pending soon later not no yet without until hope hopes aim aims intend seeking need needs towards future expect expected',
);
const DENIED = wordSet(
  'not no never nor neither dont doesnt wont cant nothing kein keine keinen nicht ni jamais nunca nem mai nessun geen niet',
);
const REACH_IN_WORDS = 3;
/** The words before a name in which a denial counts: "we don't sell data to bookmakers". */
const DENIAL_REACH = 6;
/** Whether the words from `from` up to `to` contain a word of the list. */
export const near = (words: readonly string[], from: number, to: number, list: ReadonlySet<string>) =>
  words.slice(Math.max(0, from), to).some((word) => list.has(word));

/** The index where the list before a name begins: a verb before "overdraft and late fees" counts for both. */
function startOfList(words: readonly string[], at: number): number {
  const before = words.slice(Math.max(0, at - REACH_IN_WORDS), at);
  const joined = before.findLastIndex((word) => /^(?:and|or|,)$/.test(word));
  return joined < 0 ? at : at - (before.length - joined);
}

/** Whether the startup fights, replaces or avoids the named thing. */
export const isFought = (words: readonly string[], at: number, length: number) =>
  near(words, startOfList(words, at) - REACH_IN_WORDS, at, FOUGHT_BEFORE) ||
  near(words, at + length, at + length + 2, FOUGHT_AFTER);

/** Whether a denial stands before the name. */
export const isDenied = (words: readonly string[], at: number) => near(words, at - DENIAL_REACH, at, DENIED);

/** Whether the name is only the audience. */
export const isAudience = (words: readonly string[], at: number, language: LanguageCode) =>
  near(words, at - REACH_IN_WORDS, at, FOR_WHOM) ||
  (language === 'it' && near(words, at - REACH_IN_WORDS, at, FOR_WHOM_IN_ITALIAN));

/** Whether the words from `from` up to `to` plan or deny something. */
export const isNotYet = (words: readonly string[], from = 0, to = words.length) =>
  near(words, from, to, PLANNED);
