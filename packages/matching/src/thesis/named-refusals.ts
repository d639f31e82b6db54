import { partsOfSpeech } from '@proofround/text/words/parts-of-speech.js';
import { inPlainWords, isOrdinary, isStopWord } from '@proofround/text/words/plain-words.js';

import { nounsIn } from '../topics/nouns.js';
import { audienceTopic, phraseTopic, type Topic, topicMentions, wordsOfTopic } from '../topics/topics.js';
import { GENERAL } from '../topics/vocabulary.js';
import { exceptionIn } from './exceptions.js';
import { isTurnedDown, refusingClauses, turnsDownAt } from './polarity.js';
import type { Refusal } from './refusals.js';
import { wordsForMatching } from './words.js';
import { BEGINS_WITH_DENIAL } from './yes-and-no.js';

/** Words of sayings that name nothing. */
const OF_SAYINGS =
  /^(?:goodbye|hell|door|thanks|thank|sorry|please|somebody|someone|person|people|others?|money|penny|cent|cup|tea|life|bin|no|not|never|saint|bank|dear|friend|world|argument|religion|weather|meeting|day|word|name|first|slide|number|haircut|appetite|clue|nightmares?|hives|creeps|stamp|ink|breath|burnt|fingers?|landfill|theft|poison)$/;
/** A clause about a condition names too much to refuse each thing in it. */
const IS_CONDITION = /^(?:if|when|where|once|unless|should|because|since)(?!\p{L})/u;
/** "Apps for doctors": the doctors are those whom it serves. */
const FOR = /^(?:for|to)$/;
const PREPOSITION = /^(?:on|of|with|in|at|by|from)$/;
const ARTICLE = /^(?:a|an|the|any|all|their|your|other)$/;

const isNaming = (word: string): boolean =>
  /^\p{L}{3,}$/u.test(word) && !OF_SAYINGS.test(word) && !GENERAL.has(word) && !isStopWord(word, 'en');

/** The word before a name, past an article. */
const before = (words: readonly string[], at: number): string => {
  const word = words[at - 1] ?? '';
  return ARTICLE.test(word) ? (words[at - 2] ?? '') : word;
};

interface Thing {
  readonly at: number;
  readonly words: readonly string[];
}

/** The compounds, rare nouns and known topics of a clause, in its order. */
function thingsIn(words: readonly string[]): Thing[] {
  const clause = words.join(' ');
  const nouns = nounsIn(clause).flatMap(({ name }) => {
    const parts = name.split(' ').filter(isNaming);
    const at = words.indexOf(parts[0] ?? '');
    const isDistinct = parts.length >= 2 || (parts.length === 1 && !isOrdinary(parts[0] ?? ''));
    return isDistinct && at >= 0 ? [{ at, words: parts }] : [];
  });
  const isCovered = (at: number) =>
    compounds.some((noun) => noun.at <= at && at < noun.at + noun.words.length);
  const compounds = nouns.filter((noun) => noun.words.length >= 2);
  const singles = nouns.filter((noun) => noun.words.length === 1 && !isCovered(noun.at));
  const isNoun = (at: number) => isCovered(at) || singles.some((noun) => noun.at === at);
  const known = topicMentions(words, 'en').flatMap(({ at, length, topic }) => {
    const parts = words.slice(at, at + length).filter(isNaming);
    return !isNoun(at) && topic.key !== 'topic:software' && parts.length > 0 ? [{ at, words: parts }] : [];
  });
  return [...compounds, ...singles, ...known].toSorted((a, b) => a.at - b.at);
}

/** "Advertising-funded": the name only describes. */
const DESCRIBING = /^(?:funded|financed|supported|based|driven|backed|led|free|style|like)$/;

/** An ordinary noun that begins a clause is its object too: "Divorce I leave to others". */
function frontedThing(words: readonly string[]): Thing[] {
  const [first = '', next = ''] = partsOfSpeech(words.join(' ')).map(({ pos }) => pos);
  const word = words[0] ?? '';
  if (turnsDownAt(words.join(' ')) === 0) return [];
  const isAlone = first === 'NOUN' && !/^(?:NOUN|PROPN)$/.test(next);
  return isAlone && isNaming(word) && word.length >= MIN_LETTERS ? [{ at: 0, words: [word] }] : [];
}
const MIN_LETTERS = 5;

/** What a clause's condition needs: "if grandma needs wifi". */
function neededThings(words: readonly string[]): Thing[] {
  const at = words.findIndex((word) => /^(?:needs?|requires?)$/.test(word));
  if (at < 0) return [];
  const after = words.slice(at + 1).filter((word) => !ARTICLE.test(word));
  const [noun] = partsOfSpeech(after.join(' ')).filter(({ pos }) => pos === 'NOUN');
  return noun && after.length <= MOST_NEEDED && isNaming(noun.text) ? [{ at, words: [noun.text] }] : [];
}
/** A longer condition needs more than its first noun. */
const MOST_NEEDED = 3;

/** The topics that a clause turns away. A name with a purpose or place is one with it. */
function turnedAwayBy(clause: string): Topic[] {
  const words = clause.split(' ');
  // "Cruise ships are floating landfill": what a verdict compares with is not refused.
  const verdict = words.findIndex((word) => /^(?:is|are)$/.test(word));
  const found = thingsIn(words);
  const named = found.some(({ at }) => at === 0) ? found : [...frontedThing(words), ...found];
  const judged = named.filter(({ at }) => at < verdict);
  const things = (judged.length > 0 ? judged : named).filter(
    (thing) => !DESCRIBING.test(words[thing.at + thing.words.length] ?? ''),
  );
  if (IS_CONDITION.test(clause)) {
    const rare = things.filter(
      ({ words: parts }) => parts.length === 1 && !topicMentions(parts, 'en').length,
    );
    return [...rare, ...neededThings(words)].map(({ words: parts }) => phraseTopic(parts));
  }
  const topics: Topic[] = [];
  const linkedAfter = (thing: Thing): readonly string[] => {
    const next = thing.at + thing.words.length;
    // "Driver-facing cameras."
    if (/(?:ing|ed)$/.test(words[next] ?? '') && isNaming(words[next + 1] ?? ''))
      return [...thing.words, words[next + 1] ?? ''];
    if (!PREPOSITION.test(words[next] ?? '')) return thing.words;
    const linked = words
      .slice(next + 1, next + 3)
      .find((word) => !ARTICLE.test(word) && /^\p{L}{3,}$/u.test(word));
    return linked === undefined ? thing.words : [...thing.words, linked];
  };
  let end = -1;
  for (const thing of things) {
    const preposition = before(words, thing.at);
    const isLinked = end >= 0 && thing.at - end <= 2 && PREPOSITION.test(preposition);
    const last = topics.at(-1);
    if (isLinked && (last?.kind === 'phrase' || last?.kind === 'audience'))
      topics[topics.length - 1] = phraseTopic([...last.phrase, ...thing.words]);
    else if (FOR.test(preposition)) topics.push(audienceTopic(thing.words));
    else if (end < 0 || isListed(words, end, thing.at)) topics.push(phraseTopic(linkedAfter(thing)));
    end = thing.at + thing.words.length;
  }
  return topics;
}

/** Whether only a list's words stand between two names. */
const isListed = (words: readonly string[], end: number, at: number): boolean =>
  words.slice(end, at).every((word) => /^(?:and|or|nor|any|other|all|the)$/.test(word));

/** "I'd sooner fund a chalk factory than another learning management system." */
const outrankedIn = (sentence: string): string[] => {
  const found =
    /(?:^| )(?:sooner|rather) (?:\p{L}+ )+?than (?:(?:yet )?another|any|one more|a single) (.+)/u.exec(
      inPlainWords(sentence),
    );
  return found?.[1] === undefined ? [] : [found[1]];
};

/** All words of a short name together: "learning management system". */
const wholePhrase = (name: string): Topic[] => {
  const words = name.split(' ').filter((word) => /^\p{L}{4,}$/u.test(word) && !isStopWord(word, 'en'));
  return words.length >= 2 && words.length <= LONGEST_NAME ? [phraseTopic(words)] : [];
};
const LONGEST_NAME = 3;

/** Whether a refusal only names words of sayings: "because I'm no saint". */
export const isSaying = ({ about }: Refusal): boolean =>
  about.length > 0 && about.every((topic) => topic.kind === 'literal' && OF_SAYINGS.test(topic.literal));

/** A clause that demands something refuses nothing that it names. */
const DEMANDS = /\b(?:must|should|have to|has to)\b/;
/** Whether the words of a clause are refused already. */
const isRefusedAlready = (clause: string, known: readonly Refusal[]): boolean =>
  known.some(({ about, unmet }) =>
    about.length === 0
      ? unmet.length > 0
      : about.some((topic) =>
          inPlainWords(wordsOfTopic(topic))
            .split(' ')
            .some((word) => clause.includes(word.slice(0, LETTERS_OF_ROOT))),
        ),
  );
const LETTERS_OF_ROOT = 5;

/** The refusals of things that a saying turns away: "cruise ships bore me", "streaks are out" (MATCH-18). */
export function namedRefusals(sentence: string, quote: string, known: readonly Refusal[]): Refusal[] {
  if (/["“”]/.test(sentence)) return [];
  const exception = exceptionIn(wordsForMatching(sentence).normalized, 'en');
  const unless = exception ? { unless: exception } : {};
  const outranked = outrankedIn(sentence).flatMap(wholePhrase);
  const named = (isTurnedDown(sentence) ? refusingClauses(sentence) : [])
    .filter((clause) => !/\d(?!d )/.test(clause) && !DEMANDS.test(clause))
    .filter((clause) => !BEGINS_WITH_DENIAL.test(clause) && !isRefusedAlready(clause, known))
    .flatMap(turnedAwayBy);
  const things = [...named, ...outranked];
  return [...new Map(things.map((topic) => [topic.key, topic])).values()].map((topic) => ({
    about: [topic],
    unmet: [],
    ceiling: null,
    ...unless,
    quote,
  }));
}
