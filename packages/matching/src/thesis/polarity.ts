import { inPlainWords } from '@proofround/text/words/plain-words.js';
import { remembered } from '@proofround/text/words/remembered.js';

import { TURNS_DOWN } from './sayings.js';
import { ADVERSATIVE, REVERSES, TURNS_AWAY } from './verdicts.js';
import {
  BEGINS_WITH_DENIAL,
  DENIES,
  IS_NO_INVESTOR,
  SAYS_NO,
  SPEAKS_OF_SELF,
  TAKES_NOT,
  WANTS,
  WELCOMES,
} from './yes-and-no.js';

type Polarity = 'refuses' | 'welcomes' | 'wants' | 'names' | 'other';

/** The most words of a clause that only names things. */
const MAX_WORDS_OF_NAMES = 6;

/** The most words of a clause that only refuses what the one before it names. */
const MAX_WORDS_OF_VERDICT = 3;

/** Begins a clause whose verdict follows: "if it needs a clinical trial, count me out". */
const IF =
  /^(?:if|should (?=you|your|the|it|its|a|an)|where|when|once|the (?:day|moment)|as soon as|wenn|falls|sobald|wo|si|jos|jestli|pokud|kdyz|om|des que|la ou|cuando|donde|se|quando|dove|als|zodra|waar|jesli|gdy|если|когда|eger|اذا)(?!\p{L})/u;

const SAYINGS = [SAYS_NO, TURNS_AWAY, TURNS_DOWN];
/** Where a saying that refuses begins in a clause; -1 without one. */
export const turnsDownAt = (clause: string): number => {
  const found = SAYINGS.flatMap((saying) => saying.exec(clause)?.index ?? []);
  return found.length > 0 ? Math.min(...found) : -1;
};
/** Whether a clause has a saying that refuses. */
export const turnsDown = (clause: string): boolean => SAYINGS.some((saying) => saying.test(clause));

/** "Credit to firms is not credit to people" only says what is meant. */
const SAYS_WHAT_IS_MEANT = /(?<!\p{L})(\p{L}{4,}) .*(?:is|are) not (?:an? )?\1(?!\p{L})/u;
/** A clause that begins with "without" requires what it names: "sans essai clinique, je raccroche". */
const BEGINS_WITHOUT = /^(?:without|ohne|sans|sin|sem|senza|zonder|utan|ilman) \p{L}+ \p{L}/u;

const rememberedPolarity = remembered((clause) => ({ polarity: readPolarity(clause) }));
const polarityOf = (clause: string): Polarity => rememberedPolarity(clause).polarity;

function readPolarity(clause: string): Polarity {
  if (WELCOMES.test(clause) || SAYS_WHAT_IS_MEANT.test(clause)) return 'welcomes';
  if (BEGINS_WITHOUT.test(clause)) return 'other';
  if (IS_NO_INVESTOR.test(clause)) return 'other';
  if (turnsDown(clause)) return 'refuses';
  if (BEGINS_WITH_DENIAL.test(clause)) return 'refuses';
  const wanted = WANTS.exec(clause)?.index ?? Infinity;
  // "We back people who cannot get a loan" denies nothing of the investor.
  if ((TAKES_NOT.exec(clause)?.index ?? Infinity) < wanted) return 'refuses';
  if (IF.test(clause)) return 'names';
  if (wanted < Infinity) return 'wants';
  return clause.split(' ').length <= MAX_WORDS_OF_NAMES && !SPEAKS_OF_SELF.test(clause) ? 'names' : 'other';
}

/** The clauses of a sentence in plain words; "but" begins another. */
const plainClausesOf = (sentence: string): string[] =>
  sentence
    .split(/[,:()、،]/u)
    .flatMap((clause) => ` ${inPlainWords(clause)} `.split(ADVERSATIVE))
    .map((clause) => clause.trim())
    .filter((clause) => clause !== '');

/** Whether a sentence turns something down by a saying. */
export const isTurnedDown = (sentence: string): boolean =>
  plainClausesOf(sentence).some((clause) => polarityOf(clause) === 'refuses' && turnsDown(clause));

/** Whether a saying of a sentence refuses something. */
export const refusesSomething = (sentence: string): boolean =>
  plainClausesOf(sentence).some((clause) => SAYS_NO.test(clause) && polarityOf(clause) === 'refuses');

/** Continues a denial: "we fear neither the state nor wine". */
const CONTINUES = /^(?:ni|nor|noch|ne|nem|ani|ни)(?!\p{L})/u;

/**
 * The clauses of a sentence that are neither wanted nor welcome, in a sentence of the investor about themselves
 * that wants and welcomes nothing: "I promised my mother never to earn from a wager".
 */
export function doubtfulClauses(sentence: string): { text: string; isDenied: boolean }[] {
  const clauses = plainClausesOf(sentence);
  const whole = inPlainWords(sentence);
  const own = clauses.map(polarityOf);
  if (REVERSES.test(whole) || IS_NO_INVESTOR.test(whole)) return [];
  if (own.some((polarity) => polarity === 'wants' || polarity === 'welcomes')) return [];
  const isDenied = DENIES.test(whole);
  return isDenied || SPEAKS_OF_SELF.test(whole) ? clauses.map((text) => ({ text, isDenied })) : [];
}

/** The most words before a colon that refuse the list after it. */
const HEAD = 8;
/** "The following are excluded: …"; empty without such a beginning. */
function headOf(sentence: string): string {
  const [head = '', list] = sentence.split(':');
  const text = inPlainWords(head);
  return list !== undefined && text.split(' ').length <= HEAD && polarityOf(text) === 'refuses' ? head : '';
}

/**
 * The clauses of a sentence that refuse what they name, in any supported language. A clause that only names
 * things belongs to the one before it, or to the one after it: "Depots, trucks, couriers: I am too old for that."
 */
export function refusingClauses(sentence: string): string[] {
  if (REVERSES.test(inPlainWords(sentence))) return [];
  const clauses = plainClausesOf(sentence);
  const listed = plainClausesOf(headOf(sentence)).length;
  const own = clauses.map((clause, at) => {
    const polarity = polarityOf(clause);
    return listed > 0 && at >= listed && polarity === 'other' ? 'names' : polarity;
  });
  const joined: Polarity[] = [];
  for (const [at, polarity] of own.entries()) {
    const before = joined.at(-1);
    const after = own.slice(at).find((next) => next !== 'names');
    const isPremise = IF.test(clauses[at] ?? '');
    if (before === 'welcomes' && CONTINUES.test(clauses[at] ?? '')) joined.push(before);
    else if (polarity !== 'names') joined.push(polarity);
    else if (isPremise || before === undefined || before === 'other') joined.push(after ?? 'names');
    else joined.push(before);
  }
  // "Government buyers are slow, so no."
  const isJudged = (at: number) =>
    joined[at] === 'other' &&
    !BEGINS_WITHOUT.test(clauses[at] ?? '') &&
    own[at + 1] === 'refuses' &&
    ((clauses[at + 1] ?? '').startsWith('so ') ||
      (clauses[at + 1] ?? '').split(' ').length <= MAX_WORDS_OF_VERDICT);
  return clauses.filter((_, at) => joined[at] === 'refuses' || isJudged(at));
}
