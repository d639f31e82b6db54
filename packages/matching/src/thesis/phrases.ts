import { isOrdinary, isStopWord, stem, type Language } from '@proofround/text/words/plain-words.js';
import { GENERAL } from '../topic-vocabulary.js';
import { literalTopic, narrowedTopic, type Clause, type Topic, type TopicMention } from '../topics.js';
import { ANYTHING, ME } from './cues.js';
import type { Words } from './words.js';

/**
 * An exclusion means its whole phrase. "No indoor farms" leaves out no orchard, "no video" no radio,
 * and "anything that screens tenants" nobody who has tenants.
 */

const isGeneral = (word: string) => GENERAL.has(word) || GENERAL.has(stem(word)) || ANYTHING.has(word);

/** A word that makes a name narrower: neither ordinary nor what every pitch holds. */
const narrows = (word: string, language: Language) =>
  /^\p{L}{3,}$/u.test(word) && !isStopWord(word, language) && !isGeneral(word) && !isOrdinary(word);

const PURPOSE = /^(?:for|fur|pour|para|per|voor)$/;
/** Heads that say nothing of a business. */
const IDLE_HEADS =
  /^(?:geld|argent|dinero|dinheiro|soldi|apps?|\p{L}*software|logiciels?|aplicacion(?:es)?|aplicativos?|applicazioni|applications?|plattform(?:en)?|plateformes?|plataformas?|produkte?|produits?|productos?|produtos?|prodotti|dienste?|services?|servicios?|servicos?|servizi|werkzeuge?|outils?|herramientas?|ferramentas?|strumenti|losung(?:en)?|solutions?|soluciones|projekte?|projets?|proyectos?|projetos?)$/u;

/** The head that a name is only the purpose of: "delivery" of "delivery for groceries". */
function headOf(words: readonly string[], at: number, language: Language, isFree: (at: number) => boolean) {
  const between = isStopWord(words[at - 1] ?? '', language) && !PURPOSE.test(words[at - 1] ?? '') ? 1 : 0;
  if (!PURPOSE.test(words[at - 1 - between] ?? '')) return [];
  const head = words[at - 2 - between] ?? '';
  return isFree(at - 2 - between) && narrows(head, language) && !IDLE_HEADS.test(head) ? [head] : [];
}

/** What a name is for, where nothing else knows it: "schools" of "software for schools". */
function complementOf(
  words: readonly string[],
  end: number,
  language: Language,
  isFree: (at: number) => boolean,
) {
  if (!PURPOSE.test(words[end] ?? '')) return [];
  const between = isStopWord(words[end + 1] ?? '', language) ? 1 : 0;
  const word = words[end + 1 + between] ?? '';
  return isFree(end + 1 + between) && narrows(word, language) ? [word] : [];
}

/** So many words around a name may narrow it down. */
const AROUND = 2;

/**
 * What a refused name refuses: with the words that narrow it down beside it; and of a sector whose
 * part is named, that part only. Adjectives are told from others in English only.
 * @param isFree tells whether the word at a place belongs to no other topic's name.
 */
export function wholeOf(
  { topic, at, words: length, part }: TopicMention,
  { plain: words }: Words,
  language: Language,
  isFree: (at: number) => boolean,
): Topic {
  const name = part ? literalTopic(words.slice(at, at + length).join(' ')) : topic;
  const narrowed = [
    ...headOf(words, at, language, isFree),
    ...complementOf(words, at + length, language, isFree),
  ];
  if (language !== 'en') return narrowed.length > 0 ? narrowedTopic(name, narrowed) : name;
  for (let next = at - 1; next >= at - AROUND && isFree(next); next--) {
    const word = words[next] ?? '';
    if (
      !narrows(word, language) &&
      !(isGeneral(word) && isFree(next - 1) && narrows(words[next - 1] ?? '', language))
    )
      break;
    if (narrows(word, language)) narrowed.push(word);
  }
  for (let next = at + length; next < at + length + AROUND && isFree(next); next++) {
    const word = words[next] ?? '';
    if (!narrows(word, language)) break;
    narrowed.push(word);
  }
  return narrowed.length > 0 ? narrowedTopic(name, narrowed) : name;
}

const RELATIVE = /^(?:that|which|who|where)$/;
/** Who they are is no business to refuse. */
const PERSONS =
  /^(?:founders?|cofounders?|people|teams?|those|persons?|somebody|someone|anybody|anyone|nobody|ones?)$/;
/** Verbs that only join a business with what it is about. */
const JOINING = new Set(
  `need require involve have has use touch sell sold make build produce offer serve target trade is are be was
  deal rely depend rest live feed run hinge come work include contain go look mean handle concern`
    .split(/\s+/)
    .map(stem),
);
const SUBJECTS = new Set(
  'anybody anyone somebody someone people you they it the a an one can could will would'.split(' '),
);

/** What a refusal describes by clauses, and where these stand. */
export interface Description {
  readonly at: number;
  readonly end: number;
  readonly clause: Clause;
}

/**
 * The clauses by which a refusal describes what it means: "anything that screens tenants out"; none
 * where a name says all of it: "anything that needs FDA approval".
 * @param isNamed whether a word is part of a name of the vocabulary.
 */
export function describedBy(
  { plain: words }: Words,
  from: number,
  to: number,
  isNamed: (at: number) => boolean,
): Description[] {
  const found: Description[] = [];
  for (let at = Math.max(from, 1); at < to; at++) {
    if (!RELATIVE.test(words[at] ?? '') || PERSONS.test(words[at - 1] ?? '')) continue;
    // "and hope that the rooms stay full" is part of the clause before.
    if (at < (found.at(-1)?.end ?? 0)) continue;
    const description = clauseAt(words, at, isNamed);
    if (description) found.push(description);
  }
  return found;
}

function clauseAt(
  words: readonly string[],
  at: number,
  isNamed: (at: number) => boolean,
): Description | null {
  const stop = words.findIndex((word, index) => index > at && (/^[,:()?!]$/.test(word) || ME.has(word)));
  const end = stop < 0 ? words.length : stop;
  let start = at + 1;
  while (start < end && SUBJECTS.has(words[start] ?? '')) start++;
  const verb = words[start] ?? '';
  const joins = JOINING.has(stem(verb));
  const telling = [...words.keys()]
    .slice(start + 1, end)
    .filter((index) => /^\p{L}{3,}$/u.test(words[index] ?? '') && !isStopWord(words[index] ?? '', 'en'));
  // "… and hope that the rooms stay full" tells no more of the business.
  const also = words.findIndex((word, index) => index > (telling[0] ?? end) && /^(?:and|or)$/.test(word));
  const isSaid = telling.every(
    (index) => isNamed(index) || isOrdinary(words[index] ?? '') || isGeneral(words[index] ?? ''),
  );
  if (joins && isSaid && telling.some(isNamed)) return null;
  const first = telling.filter((index) => also < 0 || index < also);
  const named = [...new Set(first.map((index) => words[index] ?? ''))];
  if (named.length === 0 || (joins && named.length === 1)) return null;
  return { at, end, clause: { verb: joins ? null : verb, words: named } };
}
