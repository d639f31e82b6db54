import { SECTORS } from '@proofround/contracts/startups/sectors.js';
import {
  sectorCalled,
  sectorsExcluded,
  sectorsNamed,
  usualSpelling,
} from '@proofround/text/sectors/sectors-named.js';
import { hasExclusions, withoutExclusions } from '@proofround/text/words/exclusions.js';
import { partsOfSpeech } from '@proofround/text/words/parts-of-speech.js';
import { inPlainWords, isStopWord, languageByStopWords } from '@proofround/text/words/plain-words.js';
import {
  capitalise,
  isExclamation,
  listOf,
  stripFiller,
  trimEnds,
  wordCount,
} from '@proofround/text/words/prose.js';
import { sentenceSpans } from '@proofround/text/words/sentences.js';
import { fixTypos } from '@proofround/text/words/typos.js';

import { actOf } from '../reading/acts/read.js';
import { isOrdinaryWord } from '../reading/clauses/informative.js';
import { COPULA, entriesOf, ONLY_EXCLUDES } from './readers.js';
import { type Answer, doubt, unclear, value } from './slot.js';

/** The sector choices of the filters without "Other". */
export const EVERY_SECTOR = SECTORS.filter((sector) => sector !== 'Other');

/** Words before a sector's name, in every supported language. */
const BEFORE =
  /^(?:(?:it(?:'s|s| is)|we(?:'re| are)|i(?:'m| am)|i(?:'d| would)(?: have)? (?:say|said|call it|go with|pick|choose)|the sector is|sector:?|that(?:'s| is| would be)|(?:i|we)(?:'d| would)? (?:put|file|list|place|see) (?:it|us|this) (?:under|into|in|as)|(?:please )?(?:put|call|make)(?: (?:it|us|that|this))?(?: (?:under|down as|down|in|as))?|let's (?:say|go with)|anything|something|probably|perhaps|i (?:guess|suppose|think)|quizás?|tal vez|talvez|peut-être|vielleicht|wohl|forse|idk|dunno|definitely|clearly|certainly|surely|obviously|basically|pretty much|maybe|mostly|mainly|more|rather|also|and|or|but|then|so|no|about|around|with|like|of|to do|some|(?:kind|sort|type) of|a (?:bit|little)|in|an?|the|direi|dir[ií]a|je dirais|ich würde sagen|eu diria|pour (?:moi|nous)|para m[ií]|für mich|am ehesten|eher|plutôt|sobre todo|c'est|(?:das|es) (?:ist|wäre)|(?:ist|wäre) das|es|sería|sarebbe|du|de la|del?|des|le|la|les|l'|el|los|las|il|lo|die|der|das|un peu|un poco)(?:\s+|(?<=')|,\s*))+/iu;
const AFTER =
  /(?:[\s,]+(?:maybe|probably|perhaps|i(?:'d)? (?:think|guess|suppose|say)|i would say|or so|sector|sectors|space|industry|industries|startups?|company|companies|business(?:es)?|please|then|too|as well|also|mostly|mainly|only|first|for sure|of course|definitely|certainly|obviously|stuff|things|etc\.?|yes))+$/i;
/** Words that make a phrase a sentence, not the name of a sector. */
const SENTENCE =
  /\b(?:i|i'm|i've|we|we're|we've|you|my|our|it|that|this|they|who|which|is|are|was|does|do|have|has|help\w*|fits?|invest\w*|back\w*|than|anything|something|set|when|how|what|because|not|sure|know|across|from|tickets?|checks?|usually|\p{L}+n't)\b/iu;
/** Words that judge something or refer back to something else, so they are not a sector. */
const NO_FIELD =
  /\b(?:no|nothing|none|without|with|cheap\w*|better|faster|easier|more|less|nicer|simpler|safer|smarter|good|great|cool|new|plenty|way|box|paste|paper|text|question|idea|word|one|lot|course|others?|rest|same|years?|months?|weeks?|days?|today|yesterday|stages?)\b|[$€£?]|(?<![a-z])\d(?![dg]\b)/i;
/** Words for what every investor puts money into. */
const ANY_COMPANY =
  /^(?:(?:small|young|new|early|good|local|\p{Lu}\p{L}+n) )*(?:startups?|start-ups?|compan(?:y|ies)|business(?:es)?|founders?|ventures?|firms?|money)$/iu;
/** The person's own name: "I am Rahel and want to …". */
const OWN_NAME =
  /(?<=^|[.!?]\s+|,\s*)(?:(?:hi|hello|hey)[\s,!]+)?(?:[Ii](?:'m| am)|[Mm]y name is)\s+(?<name>\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?)(?:\s+from\s+\p{Lu}\p{L}+)?(?=\s*[,.!;…]|\s+(?:and|from|here|based)\b|\s*$)/gu;
const withoutOwnName = (text: string): string =>
  text.replaceAll(OWN_NAME, (whole: string, name: string) => (sectorsNamed(name).length > 0 ? whole : ''));

const STAGES_ONLY =
  /^(?:pre[ -]?seed|seed|series [a-e]\+?|early|early[ -]stage|growth|idea|mvp|launched|growing|mostly|mainly|stage|etc)$/i;

/** From this share of small words on, a phrase is part of a sentence: "lo que hacemos pues". */
const MOSTLY = 0.6;

/** Whether a phrase in another language consists almost only of articles, pronouns and the like. */
export function isOfSmallWords(phrase: string, share = MOSTLY): boolean {
  const language = languageByStopWords(phrase);
  const words = phrase.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? [];
  if (language === 'en' || words.length < 2) return false;
  return words.filter((word) => isStopWord(inPlainWords(word), language)).length >= share * words.length;
}

/** Whether a phrase can name a field of business: nouns and their modifiers. */
function looksLikeField(phrase: string): boolean {
  if (isExclamation(phrase)) return false;
  if (wordCount(phrase) > 4 || !/\p{L}[\p{L}\p{M}]/u.test(phrase) || SENTENCE.test(phrase)) return false;
  if (actOf(phrase) !== null || (NO_FIELD.test(phrase) && !/^\p{Lu}\S*\d/u.test(phrase))) return false;
  const words = partsOfSpeech(phrase).filter(({ pos }) => pos !== 'PUNCT' && pos !== 'SYM');
  const naming = ({ pos, text }: { pos: string; text: string }) =>
    /^(?:NOUN|PROPN|X)$/.test(pos) || /ing$/i.test(text);
  return (
    words.some(naming) && words.every((word) => naming(word) || /^(?:ADJ|ADP|CCONJ|PART)$/.test(word.pos))
  );
}

const bareName = (text: string): string =>
  trimEnds(
    trimEnds(stripFiller(fixTypos(text)))
      .replace(BEFORE, '')
      .replace(AFTER, '')
      .replace(COPULA, ''),
  );

/** The usual name of the sector in a clause; null if it names none. */
function sectorIn(clause: string): string | null {
  const name = bareName(clause);
  if (ANY_COMPANY.test(name)) return null;
  const called = sectorCalled(name);
  if (called !== null) return called;
  const named = sectorsNamed(name).map(({ sector }) => sector);
  if (named.length > 1 || (named.length > 0 && (wordCount(name) > 3 || SENTENCE.test(name))))
    return named.slice(0, 2).join(' and ');
  const isField = looksLikeField(name) && !isOfSmallWords(name) && !isOfSmallWords(clause, 1);
  return named.length > 0 || isField ? capitalise(usualSpelling(name)) : null;
}

/** The sector that the person finally settles on: "…, also HealthTech", "No, put mobility". */
const CONCLUDING =
  /(?:^|[,;.?!…]\s*)(?:(?:no|please|just|so|then|also|donc|quindi|o sea|entonces)[\s,]+)*(?:also|so|then|donc|quindi|o sea|entonces|put|call|make)\s+([^,;.]+)[.!]*$/i;

const INTERJECTION =
  /^\s*(?:ha+|he+h|sorry|oh|ah|pardon|perd[oó]n(?:e)?|entschuldigung|scusi|anyway|anyhow)\s*$/i;

/** The sentences that do not end with a question mark: "Food, I guess? Food and beverage." */
const withoutGuesses = (text: string): string =>
  sentenceSpans(text)
    .map(({ text: sentence }) => sentence)
    .filter((sentence) => !/\?\s*$/.test(sentence))
    .join('')
    .trim();

/** Marks the answer of a hesitant person: "Hm, tough one. Joinery, I guess." */
const HEDGED = /\b(?:i(?:'d)? (?:guess|suppose|think|say)|i would say|probably|perhaps|maybe)\b/i;

const clausesIn = (text: string): string[] =>
  text
    .split(/[,.;!?\n]+|\s+[-–—]\s+/)
    .filter((clause) => actOf(clause) === null && !INTERJECTION.test(clause) && !isExclamation(clause));

/** The last clause that is a known sector's name. */
const lastKnown = (text: string): string | null =>
  clausesIn(text)
    .map((clause) => sectorCalled(bareName(clause)))
    .findLast((sector) => sector !== null) ?? null;

/** A word of three letters or fewer that is neither a known sector nor an everyday word: a sound before the answer, in whatever dialect. */
const isShortSound = (field: string): boolean =>
  /^\p{L}{1,3}$/u.test(field) && sectorCalled(field) === null && !isOrdinaryWord(field);

/** The first phrase that can name a sector; in a hesitant answer the one that is hedged. */
function firstField(text: string): string | null {
  const clauses = clausesIn(text);
  const hedged = clauses.filter((clause) => HEDGED.test(clause));
  const [first, ...others] = [...hedged, ...clauses].flatMap((clause) => sectorIn(clause) ?? []);
  const isSound = first !== undefined && isShortSound(first) && others.some((other) => !isShortSound(other));
  return (isSound ? others.find((other) => !isShortSound(other)) : first) ?? null;
}

/** The sector that a text names as a whole or as its conclusion. */
function soleSector(text: string): string | null {
  const concluded = sectorIn(CONCLUDING.exec(text)?.[1] ?? '');
  if (concluded !== null) return concluded;
  return /[,.;!?\n]./.test(trimEnds(text).replaceAll(/\.(?=\S)/g, '')) ? null : sectorIn(text);
}

/**
 * Reads one sector: the final choice, else a known sector, else the first phrase that can name one. What the
 * person states comes before a guess.
 */
export function readSector(text: string): Answer {
  const stated = withoutGuesses(text);
  const found =
    soleSector(text) ??
    lastKnown(stated) ??
    lastKnown(text) ??
    firstField(stated) ??
    firstField(text) ??
    sectorIn(text);
  if (found !== null) return value(found);
  return unclear(`In a word or two, please: ${listOf(SECTORS, 'or')}, or your own word for it.`);
}

/** The profile holds fewer sectors than this, so more need not be read. */
const MAX_ENTRIES = 50;
const AGNOSTIC =
  /\b(?:agnostic|generalists?|any(?:thing)?(?: sector| industry)?(?! (?:to do|with|in|around|about|related|that|for)\b)|all (?:sectors|of them|industries)|everything|every sector|no (?:focus|preference|particular)|opportunistic|all)\b/i;
const CUED =
  /\b(?:invest\w*|interested|focus\w*|speciali[sz]\w*|look(?:ing)?)\b[^.;\n]{0,40}?\b(?:in|on|at|into|by|about)\s+([^.;\n]+)/i;

/** Reads a list of sectors. Known ones get their usual spelling; others stay as written. */
export function readSectors(text: string): Answer {
  const corrected = fixTypos(stripFiller(withoutOwnName(text))).replace(
    /^(?:no|nope|nah|not really)\s*[,.!:—-]+\s*/i,
    '',
  );
  const wanted = withoutExclusions(corrected);
  const cued = CUED.exec(wanted)?.[1];
  const answer =
    cued !== undefined && sectorsNamed(cued).length >= Math.min(1, sectorsNamed(wanted).length)
      ? cued
      : wanted;
  const named = sectorsNamed(answer);
  if (named.length === 0 && AGNOSTIC.test(answer)) {
    const excluded = sectorsExcluded(corrected);
    const others = EVERY_SECTOR.filter((sector) => !excluded.includes(sector));
    return doubt(
      others,
      `Founders are matched by sector, so a list helps. Shall I put all of them: ${listOf(others)}? Or name the ones you know best.`,
    );
  }
  // In a long sentence with known sectors, an unknown word is hardly a sector.
  const strays = named.length === 0 || wordCount(answer) <= 20;
  const entries = entriesOf(answer.replaceAll(/\s+(?:in|from|across|with|at)(?: the)?\s*(?=,|$)/gi, ''))
    .flatMap((entry) => entry.split(/[.!?]\s+/))
    .slice(0, MAX_ENTRIES)
    .flatMap((entry) => {
      const inside = sectorsNamed(entry).map(({ sector }) => sector);
      if (inside.length > 1 || (inside.length > 0 && (wordCount(entry) > 3 || SENTENCE.test(entry))))
        return inside;
      const sector = STAGES_ONLY.test(entry) || entry.length > 80 ? null : sectorIn(entry);
      return sector !== null && (inside.length > 0 || strays) ? [sector] : [];
    });
  const distinct = entries.filter(
    (entry, at) => entries.findIndex((other) => other.toLowerCase() === entry.toLowerCase()) === at,
  );
  if (distinct.length === 0 && hasExclusions(corrected)) return unclear(ONLY_EXCLUDES);
  return distinct.length === 0
    ? unclear(`Which sectors are those? For example ${listOf(EVERY_SECTOR, 'or')}.`)
    : value(distinct);
}
