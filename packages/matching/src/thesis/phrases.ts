import { wordSet } from '@proofround/text/word-set.js';
import { isOrdinary, isStopWord, type LanguageCode, stem } from '@proofround/text/words/plain-words.js';

import {
  type Clause,
  literalTopic,
  type NamedTopic,
  narrowedTopic,
  type TopicMention,
} from '../topics/topics.js';
import { GENERAL } from '../topics/vocabulary.js';
import { ANYTHING, ME } from './cues.js';
import type { Words } from './words.js';

/**
 * An exclusion covers only its whole phrase: "no indoor farms" accepts orchards, "no video" accepts
 * radio, and "anything that screens tenants" accepts startups that have tenants.
 */

const isGeneral = (word: string) => GENERAL.has(word) || GENERAL.has(stem(word)) || ANYTHING.has(word);

/** Whether a word narrows a name: it is neither ordinary nor a general business word. */
const narrows = (word: string, language: LanguageCode) =>
  /^\p{L}{3,}$/u.test(word) && !isStopWord(word, language) && !isGeneral(word) && !isOrdinary(word);

const PURPOSE = /^(?:for|fur|pour|para|per|voor)$/;
/** Nouns before "for" that do not describe a business. */
const EMPTY_HEADS =
  /^(?:geld|argent|dinero|dinheiro|soldi|apps?|\p{L}*software|logiciels?|aplicacion(?:es)?|aplicativos?|applicazioni|applications?|plattform(?:en)?|plateformes?|plataformas?|produkte?|produits?|productos?|produtos?|prodotti|dienste?|services?|servicios?|servicos?|servizi|werkzeuge?|outils?|herramientas?|ferramentas?|strumenti|losung(?:en)?|solutions?|soluciones|projekte?|projets?|proyectos?|projetos?)$/u;

/** The noun whose purpose the name is: "delivery" of "delivery for groceries". */
function headOf(
  words: readonly string[],
  at: number,
  language: LanguageCode,
  isFree: (at: number) => boolean,
) {
  const between = isStopWord(words[at - 1] ?? '', language) && !PURPOSE.test(words[at - 1] ?? '') ? 1 : 0;
  if (!PURPOSE.test(words[at - 1 - between] ?? '')) return [];
  const head = words[at - 2 - between] ?? '';
  return isFree(at - 2 - between) && narrows(head, language) && !EMPTY_HEADS.test(head) ? [head] : [];
}

/** The purpose of a name, unless it is another topic: "schools" of "software for schools". */
function complementOf(
  words: readonly string[],
  end: number,
  language: LanguageCode,
  isFree: (at: number) => boolean,
) {
  if (!PURPOSE.test(words[end] ?? '')) return [];
  const between = isStopWord(words[end + 1] ?? '', language) ? 1 : 0;
  const word = words[end + 1 + between] ?? '';
  return isFree(end + 1 + between) && narrows(word, language) ? [word] : [];
}

/** The words on each side of a name that may narrow it. */
const AROUND = 2;

/** The narrowing words directly before a name. A general word may stand between: "indoor urban farms". */
function narrowingBefore(
  words: readonly string[],
  at: number,
  language: LanguageCode,
  isFree: (at: number) => boolean,
): string[] {
  const found: string[] = [];
  const isNarrowing = (index: number) => narrows(words[index] ?? '', language);
  for (let index = at - 1; index >= at - AROUND && isFree(index); index--) {
    const isBetween = isGeneral(words[index] ?? '') && isFree(index - 1) && isNarrowing(index - 1);
    if (isNarrowing(index)) found.push(words[index] ?? '');
    else if (!isBetween) break;
  }
  return found;
}

/** The narrowing words directly after a name that ends at `end`. */
function narrowingAfter(
  words: readonly string[],
  end: number,
  language: LanguageCode,
  isFree: (at: number) => boolean,
): string[] {
  const beside = words.slice(end, end + AROUND);
  const other = beside.findIndex((word, index) => !isFree(end + index) || !narrows(word, language));
  return other < 0 ? beside : beside.slice(0, other);
}

/**
 * The topic that a refused name refuses, narrowed by the words beside it. The name of a part of a
 * sector refuses only that part. Words directly beside the name are used in English only.
 * @param isFree whether the word at an index belongs to no other topic's name.
 */
export function narrowedByContext(
  { topic, at, length, part }: TopicMention,
  { normalized: words }: Words,
  language: LanguageCode,
  isFree: (at: number) => boolean,
): NamedTopic {
  const end = at + length;
  const name = part ? literalTopic(words.slice(at, end).join(' ')) : topic;
  const narrowing = [
    ...headOf(words, at, language, isFree),
    ...complementOf(words, end, language, isFree),
    ...(language === 'en' ? narrowingBefore(words, at, language, isFree) : []),
    ...(language === 'en' ? narrowingAfter(words, end, language, isFree) : []),
    ...doneBy(words, end),
  ];
  return narrowing.length > 0 ? narrowedTopic(name, narrowing) : name;
}

const RELATIVE = /^(?:that|which|who|where)$/;
/** A clause about persons describes no business. */
const PERSONS =
  /^(?:founders?|cofounders?|people|teams?|those|persons?|somebody|someone|anybody|anyone|nobody|ones?)$/;
/** The verb of a bare relative clause after a name: "composes" of "AI that composes". */
function doneBy(words: readonly string[], end: number): string[] {
  const verb = words[end + 1] ?? '';
  const isBare = words[end + 2] === undefined || /^[,:()?!]$/.test(words[end + 2] ?? '');
  return /^(?:that|which)$/.test(words[end] ?? '') && isBare && /^\p{L}{4,}s$/u.test(verb) ? [verb] : [];
}

/** Verbs that only link a business to its subject. */
const LINKING_VERBS = new Set(
  `need require involve have has use touch sell sold make build produce offer serve target trade is are be was
  deal rely depend rest live feed run hinge come work include contain go look mean handle concern`
    .split(/\s+/)
    .map(stem),
);
const SUBJECTS = wordSet(
  'anybody anyone somebody someone people you they it the a an one can could will would',
);

/** A clause that describes a refused business, from word `at` up to `end`. */
export interface Description {
  readonly at: number;
  readonly end: number;
  readonly clause: Clause;
}

/**
 * The clauses that describe a refused business: "anything that screens tenants out". A clause that
 * only links to a vocabulary name ("anything that needs FDA approval") is left to the name.
 * @param isNamed whether the word at an index is part of a vocabulary name.
 */
export function describedBy(
  { normalized: words }: Words,
  from: number,
  to: number,
  isNamed: (at: number) => boolean,
): Description[] {
  const found: Description[] = [];
  for (let at = Math.max(from, 1); at < to; at++) {
    if (!RELATIVE.test(words[at] ?? '') || PERSONS.test(words[at - 1] ?? '')) continue;
    // A nested "that" ("and hope that the rooms stay full") belongs to the previous clause.
    if (at < (found.at(-1)?.end ?? 0)) continue;
    const description = clauseAt(words, at, isNamed);
    if (description) found.push(description);
  }
  return found;
}

/** The clause after the relative pronoun at word `at`. Null if it says nothing that a name does not say. */
function clauseAt(
  words: readonly string[],
  at: number,
  isNamed: (at: number) => boolean,
): Description | null {
  const wordAt = (index: number) => words[index] ?? '';
  const stop = words.findIndex((word, index) => index > at && (/^[,:()?!]$/.test(word) || ME.has(word)));
  const end = stop < 0 ? words.length : stop;
  let verbAt = at + 1;
  while (verbAt < end && SUBJECTS.has(wordAt(verbAt))) verbAt++;
  const isLinking = LINKING_VERBS.has(stem(wordAt(verbAt)));
  const content = [...words.keys()].slice(verbAt + 1, end).filter((index) => isContent(wordAt(index)));
  const isCoveredByNames =
    content.some(isNamed) &&
    content.every((index) => isNamed(index) || isOrdinary(wordAt(index)) || isGeneral(wordAt(index)));
  if (isLinking && isCoveredByNames) return null;
  // Words after "and" ("and hope that the rooms stay full") do not describe the business.
  const joinedAt = words.findIndex((word, index) => index > (content[0] ?? end) && /^(?:and|or)$/.test(word));
  const describing = joinedAt < 0 ? content : content.filter((index) => index < joinedAt);
  const described = [...new Set(describing.map(wordAt))];
  if (described.length === 0 || (isLinking && described.length === 1)) return null;
  return { at, end, clause: { verb: isLinking ? null : wordAt(verbAt), words: described } };
}

const isContent = (word: string): boolean => /^\p{L}{3,}$/u.test(word) && !isStopWord(word, 'en');
