import { placesInProse } from '@proofround/text/places/places.js';
import {
  isEnglishWord,
  isOrdinary,
  type LanguageCode,
  singular,
} from '@proofround/text/words/plain-words.js';

import { nounsIn } from '../topics/nouns.js';
import { literalTopic, type TopicMention, topicMentions } from '../topics/topics.js';
import { inConcession } from './concessions.js';
import type { Item, Stretch } from './marks.js';
import { milestonesIn } from './milestones.js';
import type { Words } from './words.js';

const overlaps = (a: Stretch, b: Stretch) => a.at < b.at + b.length && b.at < a.at + a.length;

const COMPANIES =
  /^(?:startups?|companies|company|businesses|business|plays?|deals?|founders?|teams?|ventures?|is|are|isnt|arent|not|no|only|free|investors?|person|people|stuff|things?|brands?|apps?|and|or|und|oder|et|ou|y|o|e|nor|ni|noch|,|\?)$/;
const BEFORE_NAME =
  /^(?:in|into|about|on|and|or|nor|any|anything|nothing|everything|more|another|no|not|for|of|with|und|oder|kein|keine|keinen|et|ou|ni|y|e|de|dans|en|em|pure|only|touch|skip|avoid|do|than|except|but|besides|without|outside|from|like|love|back|sin|sem|sans|ohne|nada|nem|pas|solo|so|nur|menos|salvo|exceto|excepto|sauf|ausser|am|are|,|:)$/;

/** Words that a verb follows. */
const BEFORE_VERB =
  /(?:^| )(?:i|we|who|to|will|would|dont|wont|cannot|cant|(?:i|we|do|will|would|can) (?:not|never))$/;

/** Whether a name means a topic here: an ordinary word names a sector only by itself. */
function standsAlone({ everyday, at, length }: TopicMention, { normalized: words }: Words): boolean {
  const name = words[at] ?? '';
  // "We finance" is a verb, "sell to hospitals" is none.
  const isPlural = singular(name) !== name;
  if (
    length === 1 &&
    !isPlural &&
    BEFORE_VERB.test(words.slice(Math.max(0, at - 2), at).join(' ')) &&
    isEnglishWord(name)
  )
    return false;
  if (!everyday || length > 1 || !isOrdinary(name)) return true;
  const before = words[at - 1];
  const after = words[at + length];
  return (before === undefined || BEFORE_NAME.test(before)) && (after === undefined || COMPANIES.test(after));
}

/** The distinctive nouns outside the vocabularies, with their positions. */
function literals(sentence: string, words: Words, taken: readonly Stretch[]): TopicMention[] {
  const found: TopicMention[] = [];
  for (const { name, isSubject } of nounsIn(sentence)) {
    const parts = name.split(' ');
    for (const [at, word] of words.normalized.entries()) {
      if (word !== parts[0] || !parts.every((part, index) => words.normalized[at + index] === part)) continue;
      const item = { at, length: parts.length };
      if ([...taken, ...found].some((other) => overlaps(other, item))) continue;
      found.push({ topic: literalTopic(name), everyday: false, part: false, isSubject, ...item });
    }
  }
  return found;
}

/** The topics, places and milestones of a sentence. */
export function itemsIn(sentence: string, words: Words, language: LanguageCode): Item[] {
  const milestones = milestonesIn(words.normalized);
  const isConceded = inConcession(words.normalized);
  const places = placesInProse(words.normalized, words.raw).filter(({ at }) => !isConceded(at));
  const free = (item: Stretch) => ![...milestones, ...places].some((other) => overlaps(other, item));
  const topics = topicMentions(words.normalized, language).filter(
    (mention) => free(mention) && standsAlone(mention, words),
  );
  const nouns = language === 'en' ? literals(sentence, words, [...milestones, ...places, ...topics]) : [];
  return [
    ...[...topics, ...nouns].map((topic) => ({ at: topic.at, length: topic.length, topic })),
    ...places.map((place) => ({ at: place.at, length: place.length, place })),
    ...milestones.map((milestone) => ({ at: milestone.at, length: milestone.length, milestone })),
  ];
}
