import { inPlainWords, type LanguageCode } from '@proofround/text/words/plain-words.js';

import { CONSUMER } from '../topics/concepts.js';
import { conceptTopic, isNarrowed, type Topic } from '../topics/topics.js';
import { TRADES } from '../topics/trade-words.js';
import { isBuyer, type NamedTrade, TOPICS_OF_TRADES, tradesNamedIn } from '../topics/trades.js';
import { isEmptyWord } from './cues.js';
import { exceptionIn } from './exceptions.js';
import { doubtfulClauses, refusingClauses } from './polarity.js';
import type { Refusal } from './refusals.js';
import { isLife } from './scope.js';
import { wordsForMatching } from './words.js';

/** The words before a name that make it an audience: "software for farms" refuses no farm. */
const AUDIENCE =
  /(?:^| )(?:for|fur|pour|para|per|voor|dla|для)(?: (?:the|die|der|das|den|les|los|las|os|as|i|gli|le|de|het))?$/u;
const PURPOSE = /^(?:for|fur|pour|para|per|voor|dla|для)(?!\p{L})/u;
/** Words before a name that narrow it, although they are general words of business. */
const NARROWING = /^(?:consumer|private|medical|enterprise|kitchen)$/;
/** Words of a refusal before the name that it refuses. */
const PLAIN =
  /^(?:\p{L}+ing|\p{L}+ed|avoid|skip|touch|fund|back|finance|buy|hate|dislike|exclude|refuse|reject|decline|pass|called|online|mobile|sports|pure|plain|ever|serve|sell|move|ship|own|run|need|needs|owns|sells|burnt|against|near|around|means|involves?|including|whatever|treat)$/u;
/** Words between two names that list them. */
const LISTS =
  /(?<!\p{L})(?:and|or|nor|und|oder|noch|weder|et|ou|ni|y|o|e|nem|en|of|i|lub|ani|и|или|ни|ve|veya|و|ولا|او)(?!\p{L})|と|や|も|、/u;
/** The most letters between two names that mean one thing: "lending to farms". */
const LINK = 24;

const topicOf = ({ name }: NamedTrade): Topic => (name === 'consumers' ? CONSUMER : conceptTopic(name));

/** English is also the language of texts in languages that the vocabularies do not have. */
const IS_ENGLISH =
  /\b(?:the|and|or|to|we|i|no|not|for|of|is|are|that|with|my|our|nothing|anything|dont|wont|a|an)\b/;

/** The trades that a refusing clause names, without those that are only an audience or narrowed by another word. */
const refusedTrades = (clause: string, isEnglish: boolean): NamedTrade[] =>
  tradesNamedIn(clause).filter(({ name, at, end }, nth, all) => {
    const before = clause.slice(0, at).trim();
    const last = before.split(' ').at(-1) ?? '';
    const trade = TRADES[name];
    const isMeant =
      isBuyer(name) ||
      trade?.servesThem === true ||
      trade?.isShunned === true ||
      isPurposeOf(all[nth - 1], at);
    if (!isMeant && AUDIENCE.test(before)) return false;
    // "No hardware for schools" refuses neither hardware nor schools alone.
    const next = all[nth + 1];
    const isNarrowed =
      PURPOSE.test(clause.slice(end).trim()) && !(next && isPurposeOf({ name, at, end }, next.at));
    const isCompound = clause.slice(at, end).includes(' ');
    return !isNarrowed && !NARROWING.test(last) && !(isEnglish && !isCompound && narrowsTrade(last));
  });
/** Whether an English word before a name narrows it: "dog food". Words of the refusal itself do not. */
const narrowsTrade = (word: string): boolean =>
  /^\p{L}{3,}$/u.test(word) && !isEmptyWord(word) && !PLAIN.test(word);
const isPurposeOf = (head: NamedTrade | undefined, at: number): boolean =>
  head !== undefined && at > head.end && at - head.end <= LINK;

/** Names that a list separates refuse each; other names in a row describe one business together. */
function groupsOf(named: readonly NamedTrade[], clause: string): NamedTrade[][] {
  const groups: NamedTrade[][] = [];
  for (const trade of named) {
    const before = groups.at(-1)?.at(-1);
    const between = before ? clause.slice(before.end, trade.at) : '';
    const isSameName = before !== undefined && trade.at < before.end;
    const isLinked = before && !isSameName && between.length <= LINK && !LISTS.test(between);
    if (isLinked) groups.at(-1)?.push(trade);
    else groups.push([trade]);
  }
  return groups;
}

/** Trades that investors seldom name to ask for them; a denial in the sentence then refuses them. */
const SELDOM_WANTED: ReadonlySet<string> = new Set([
  'alcohol',
  'lending',
  'beauty',
  'franchises',
  'defence',
  'property',
  'meal delivery',
  'habits of screens',
]);
const isShunned = (group: readonly NamedTrade[], isDenied: boolean): boolean =>
  group.every(({ name }) => TRADES[name]?.isShunned === true || (isDenied && SELDOM_WANTED.has(name)));

/** "Freemium is a religion": what a verdict compares with is not refused. */
function beforeVerdict(clause: string): string {
  const at = clause.search(/ (?:is|are) /u);
  const subject = clause.slice(0, Math.max(0, at));
  return tradesNamedIn(subject).length > 0 ? subject : clause;
}

/** The refusals of trades in a sentence (MATCH-15), in any supported language. */
export function tradeRefusals(sentence: string, language: LanguageCode, quote: string): Refusal[] {
  if (tradesNamedIn(inPlainWords(sentence)).length === 0) return [];
  const words = wordsForMatching(sentence);
  const isEnglish = language === 'en' && IS_ENGLISH.test(inPlainWords(sentence));
  const exception = exceptionIn(words.normalized, language);
  const unless = exception ? { unless: exception } : {};
  // A figure limits what its clause refuses: "no lending at more than 20 %".
  const clauses = refusingClauses(sentence)
    .filter((clause) => !/\d/.test(clause))
    .map(beforeVerdict);
  const certain = clauses.flatMap((clause) => groupsOf(refusedTrades(clause, isEnglish), clause));
  const doubtful = (isLife(words) ? [] : doubtfulClauses(sentence)).flatMap(({ text, isDenied }) =>
    /\d/.test(text)
      ? []
      : groupsOf(refusedTrades(text, isEnglish), text).filter((group) => isShunned(group, isDenied)),
  );
  const groups = new Map(
    [...certain, ...doubtful].map((group) => [group.map(({ name }) => name).join(), group]),
  );
  return [...groups.values()].map((group) => ({
    about: group.map(topicOf),
    unmet: [],
    ceiling: null,
    ...unless,
    quote,
  }));
}

const onlyTopic = ({ about, unmet, ceiling }: Refusal): Topic | undefined =>
  about.length === 1 && unmet.length === 0 && ceiling === null ? about[0] : undefined;

/**
 * Refusals with those of trades. A trade that is already refused as a topic adds how startups show it, unless
 * other words narrow the topic.
 */
export function withTrades(refusals: readonly Refusal[], trades: readonly Refusal[]): Refusal[] {
  const joined = [...refusals];
  for (const trade of trades) {
    const at = joined.findIndex((refusal) => trade.about.some((topic) => isNamedIn(refusal, topic)));
    const same = joined[at];
    const known = same && onlyTopic(same);
    const topic = onlyTopic(trade);
    const isPlain = known !== undefined && !isNarrowed(known);
    if (!same || (isPlain && known.kind === 'literal')) joined.push(trade);
    else if (isPlain && known.kind === 'known' && topic)
      joined[at] = { ...same, about: [{ ...known, concept: topic.name }] };
  }
  return joined;
}

/** Whether a refusal is about a trade, as a topic or by a literal name ("FDA approval"). */
const isNamedIn = ({ about }: Refusal, { key, name }: Topic): boolean =>
  about.some(
    (topic) =>
      topic.key === key ||
      TOPICS_OF_TRADES[name]?.includes(topic.key) === true ||
      (topic.kind === 'literal' && tradesNamedIn(topic.literal).some((trade) => trade.name === name)),
  );
