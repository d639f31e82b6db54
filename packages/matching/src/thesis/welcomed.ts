import { inPlainWords, stem } from '@proofround/text/words/plain-words.js';

import { wholeWords } from '../topics/patterns.js';
import { conceptOf, wordsOfTopic } from '../topics/topics.js';
import { TRADES } from '../topics/trade-words.js';
import { isEmptyWord, ME } from './cues.js';
import { turnsDown } from './polarity.js';
import type { Refusal } from './refusals.js';
import { WELCOMES } from './yes-and-no.js';

/** Sayings that accept what their clause names, beside a refusal: "solar may come to tea", "that is not gambling". */
const ACCEPTS_BESIDE_REFUSAL = wholeWords(
  String.raw`(?:may|can|could) (?:\p{L}+ ){0,2}(?:come|stay|play|enter|join|do|have|be)|(?:is|are|was) (?:a )?(?:different|another) (?:\p{L}+)|yes|blessed|(?:ill|i will|we will|well|id) (?:\p{L}+ )?(?:fund|back|take|pay|invest|listen|look)|welcome|exempt|excepted|the exception|allowed|fine|okay|forgiven|count(?:s)? as|(?:door|house) (?:is|stands) open|gladly|let the|works? for (?:me|us)`,
  String.raw`(?:ist|sind) (?:etwas anderes|ausgenommen|erlaubt|willkommen)|ja|schon|gern\p{L}*`,
  String.raw`(?:est|sont) (?:autre chose|permis\p{L}*|bienvenue?s?|admis\p{L}*)|oui|en revanche|d accord`,
  String.raw`(?:es|son) (?:otra cosa|distint\p{L}+|bienvenid\p{L}+)|si|vale|encantad\p{L}+|e outra coisa|sao outra coisa|sim|pode(?:m)?|e un altra cosa`,
  String.raw`kapim acik|olur|sozum yok|kabul\p{L}*|haric|basimin ustune|klidne|ano|muze\p{L}*|jsou neco jineho|v poradku|vitan\p{L}*|kelpaa\p{L}*|sopii|on eri asia|ovat eri asia|kyvat|tervetul\p{L}*|valkommen\p{L}*|gar bra|ar okej|ar en annan sak|to co innego|prosze bardzo|tak|другое дело|пожалуйста|можно|допустим\p{L}*|rendben|johet|mehet`,
  'は別|構いません|歓迎|大丈夫',
  String.raw`ف?(?:ا|أ)هلا|مرحبا|مقبول\p{L}*|مسموح\p{L}*`,
);
/** "That is not gambling": accepts what it names if that is refused elsewhere. */
const SAYS_WHAT_IT_IS_NOT = wholeWords(
  String.raw`(?:is|are) not|isnt|arent|(?:ist|sind) (?:kein\p{L}*|nicht)|n est pas|ne sont pas|no (?:es|son)|nao (?:e|sao)|non (?:e|sono)|(?:is|zijn) (?:geen|niet)|to nie|neni|nejsou|ei ole|degil|не`,
  'ではない|ではありません',
  String.raw`ليس|ليست`,
);
/** A denial that makes a clause refuse although it also accepts. */
const ALSO_REFUSES = wholeWords(
  String.raw`(?:may|can|could|must|will) (?:not|never)|cannot|cant|(?:not|never|nothing|no|dont|wont) (?:\p{L}+ ){0,3}(?:for (?:me|us)|welcome|allowed|fine|okay|exempt)`,
);
const MIN_LETTERS = 4;

const clausesOf = (sentence: string): string[] =>
  sentence
    .split(/[,;:()–—،]|(?<!\p{L})(?:but|aber|mais|pero|mas|ma|maar|ale|но|ama|mutta|men|avšak)(?!\p{L})/iu)
    .map(inPlainWords)
    .filter(Boolean);

const isDistinctive = (word: string): boolean =>
  /^\p{L}+$/u.test(word) && stem(word).length >= MIN_LETTERS && !isEmptyWord(word) && !ME.has(word);

/** The words of a clause that accepts what it names. */
interface Welcome {
  readonly words: readonly string[];
  /** It only says what something is not, so it must name what is refused. */
  readonly defines: boolean;
}

/** The clauses of a sentence that accept what they name. */
export const welcomedIn = (sentence: string): Welcome[] =>
  clausesOf(sentence).flatMap((clause) => {
    const accepts =
      (ACCEPTS_BESIDE_REFUSAL.test(clause) || WELCOMES.test(clause)) && !ALSO_REFUSES.test(clause);
    const words = clause.split(' ').filter(isDistinctive);
    const isDefinition =
      SAYS_WHAT_IT_IS_NOT.test(clause) &&
      !turnsDown(clause) &&
      !clause.split(' ').some((word) => ME.has(word));
    return accepts || isDefinition ? [{ words, defines: !accepts }] : [];
  });

/** A welcome this many sentences away belongs to a refusal; one farther away must name what is refused. */
const MAX_SENTENCES_BETWEEN = 2;
const LETTERS_OF_ROOT = 4;
const isSame = (a: string, b: string): boolean => a.slice(0, LETTERS_OF_ROOT) === b.slice(0, LETTERS_OF_ROOT);

/** The words of the sentence that a refusal's topics name. */
const refusedWords = ({ about }: Refusal): string[] =>
  about.flatMap((topic) => {
    const more = topic.kind === 'phrase' || topic.kind === 'audience' ? topic.phrase : [];
    return [...inPlainWords(`${topic.name} ${wordsOfTopic(topic)}`).split(' '), ...more];
  });

/**
 * A refusal that spares the startups that a welcome beside it describes: "no driverless trucks on roads, but in a
 * fenced yard let the robots dance" (MATCH-13). Empty if its own sentence welcomes what it names.
 * @param at the index of its sentence
 * @param welcomed the welcomed words, by sentence and clause
 */
export function withWelcomes(
  refusal: Refusal,
  at: number,
  welcomed: readonly (readonly Welcome[])[],
): Refusal[] {
  if (refusal.about.length === 0) return [refusal];
  const named = refusedWords(refusal);
  const trades = refusal.about.flatMap((topic) => TRADES[conceptOf(topic) ?? ''] ?? []);
  const isNamed = (word: string) =>
    named.some((other) => isSame(word, other)) || trades.some((trade) => trade.named.test(word));
  const own = welcomed[at] ?? [];
  if (own.some(({ words, defines }) => !defines && named.every((word) => words.includes(word)))) return [];
  const words = welcomed.flatMap((clauses, index) =>
    clauses.flatMap((clause) => {
      const isBeside = !clause.defines && index >= at && index - at <= MAX_SENTENCES_BETWEEN;
      return isBeside || clause.words.some(isNamed) ? clause.words.filter((word) => !isNamed(word)) : [];
    }),
  );
  if (words.length === 0) return [refusal];
  const { unless } = refusal;
  const all = [...(unless?.words ?? []), ...words];
  return [{ ...refusal, unless: { at: unless?.at ?? 0, topics: unless?.topics ?? [], words: all } }];
}
