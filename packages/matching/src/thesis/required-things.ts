import { partsOfSpeech } from '@proofround/text/words/parts-of-speech.js';
import { inPlainWords, isStopWord, type LanguageCode, stem } from '@proofround/text/words/plain-words.js';

import { wholeWords } from '../topics/patterns.js';
import { glossesIn } from '../topics/required-things-abroad.js';
import { meaning } from '../topics/synonyms.js';
import { IS_PAID } from './condition-words.js';
import { isEmptyWord, ME } from './cues.js';
import { ONLY_IF } from './demands.js';
import { beforeException, exceptionIn } from './exceptions.js';
import type { Refusal } from './refusals.js';
import { CUSTOMERS, EARNS } from './verdicts.js';
import { wordsForMatching } from './words.js';
import { WELCOMES } from './yes-and-no.js';

/** Words after which a thesis names what a startup must have or be. */
const REQUIRES = wholeWords(
  String.raw`must(?: have)?|has (?:got )?to|have (?:got )?to|(?:you|theyve|youve|they) (?:got|need) to|got to|needs? to|should already|requir(?:e|es|ing)|without (?:an?|any|the)|(?:i|we) (?:expect|insist on|demand)|provided(?: that)?|(?:as|so) long as|mind if (?:\p{L}+ )?never`,
  String.raw`mussen?|muss|ohne|doit|doivent|il faut|sans|debe|deben|tiene que|sin|deve|devem|devono|precisa|sem|senza|moet|moeten|zonder|musi|musza|bez|musi mit|nesmi chybet|taytyy|pitaa|ilman|vaadi\p{L}*|maste|utan|должн\p{L}+|без|olmadan|olmali\p{L}*|sart`,
  String.raw`(?:دون|بدون|ليس فيه|يجب|لا بد)`,
);
/** What a startup must not lack, although the sentence also accepts something. */
const LACKS = /(?<!\p{L})(?:without|must)(?!\p{L})/u;
/** "A licence it does not yet hold." */
const HOLDS_NOT = /(?<!\p{L})(?:does not|doesnt|do not|dont|not) yet (?:hold|have|own)(?!\p{L})/u;
/** "Sans atelier": the next words name what must be there. */
const WITHOUT = /^(?:ohne|sans|sin|sem|senza|zonder|bez|utan|ilman|без)$/;
/** A requirement that is denied at once: "must not", "we do not need". */
const DENIAL_REACH = 8;
/** The letters of a word of another language that names something. */
const MIN_LETTERS = 5;
const DENIED_AFTER =
  /^(?:not|never|no|dont|doesnt|wont|isnt|arent|nobody|nothing|nicht|pas|no|nao|non|niet|nie|ne)$/;
const DENIED_BEFORE = /(?:not|dont|never|doesnt|no|nor|neither|nicht|nie)(?: \p{L}+)?$/u;
/** Words of requirements that name nothing. */
const NAMELESS =
  /^(?:somebody|someone|something|somewhere|anything|paying|today|already|least|real|good|great|people|person|founders?|team|company|business|startup|have|been|with|that|this|there|where|which|their|your|first|also|even|ever|once|more|most|than|only|make|made|makes|work|works|working|hand|hands|used|using|pass|passed|know|write|read|tell|come|call|want|need|show|goodbye|thing|things|price|below|held|hold)$/;

const isDistinctive = (word: string): boolean =>
  /^\p{L}{3,}$/u.test(word) && !isEmptyWord(word) && !ME.has(word) && !NAMELESS.test(word);

/** The nouns and adjectives of the clause that requires something, or of all its list: "a shop, a van". */
const nounsOf = (sentence: string): string[] =>
  partsOfSpeech(sentence.split(/:(?! ?an? )/u)[0] ?? sentence).flatMap(({ text, pos }) => {
    const word = inPlainWords(text);
    return /^(?:NOUN|PROPN|ADJ)$/.test(pos) && isDistinctive(word) ? [word] : [];
  });

/** Whether a word of another language names a thing that no milestone reads: not "avoir", not "Umsatz". */
const isThing = (word: string, language: LanguageCode): boolean =>
  word.length >= MIN_LETTERS &&
  !isStopWord(word, language) &&
  !ENDS_AS_VERB.test(word) &&
  !EARNS.test(word) &&
  !CUSTOMERS.test(word) &&
  !IS_PAID.test(word);
const ENDS_AS_VERB = /(?:oir|ir|etre|tener|aber|aver|are|ere|ire)$/;

/** The words of a sentence that name what it requires. */
function requiredWords(sentence: string, language: LanguageCode): string[] {
  const text = beforeException(inPlainWords(sentence));
  const found = REQUIRES.exec(text);
  if (!found) return [];
  const [before, after] = [
    text.slice(0, found.index).trim(),
    text.slice(found.index + found[0].length).trim(),
  ];
  const isWithout = WITHOUT.test(found[0]);
  const next = after.split(' ').slice(0, DENIAL_REACH);
  const isDenied = !isWithout && !HOLDS_NOT.test(text) && next.some((word) => DENIED_AFTER.test(word));
  if (isDenied || DENIED_BEFORE.test(before)) return [];
  // "Schematics must be open": what must be stands before the requirement.
  const whole = /^(?:must|should)/.test(found[0])
    ? `${before.split(' ').slice(-2).join(' ')} ${after}`
    : after;
  const glossed = glossesIn(text);
  const own = language === 'en' ? nounsOf(sentence).filter((word) => whole.split(' ').includes(word)) : [];
  const lacking = isWithout
    ? after
        .split(' ')
        .slice(0, 1)
        .filter((word) => isThing(word, language))
    : [];
  return [...new Set([...own, ...lacking, ...glossed])];
}

/** The refusals of startups that deny having what a sentence requires (MATCH-19). */
export function requiredThings(sentence: string, language: LanguageCode, quote: string): Refusal[] {
  const text = inPlainWords(sentence);
  const isOpen = WELCOMES.test(text) && !LACKS.test(text) && !HOLDS_NOT.test(text);
  if (isOpen || ONLY_IF.test(text)) return [];
  const words = requiredWords(sentence, language);
  if (words.length === 0) return [];
  const exception = exceptionIn(wordsForMatching(sentence).normalized, language);
  const others = exception?.words.filter((word) => !words.includes(word)) ?? [];
  const unless = exception ? { unless: { ...exception, words: others } } : {};
  return [
    {
      about: [],
      unmet: [{ kind: 'undenied', words: words.map((word) => meaning(stem(word))) }],
      ceiling: null,
      ...unless,
      quote,
    },
  ];
}
