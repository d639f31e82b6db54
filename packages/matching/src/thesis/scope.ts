import { wordSet } from '@proofround/text/word-set.js';

import { ANYTHING, ME } from './cues.js';
import type { Words } from './words.js';

/** Words of preference: an investor who prefers a place invests elsewhere as well. */
const SOFT =
  /\b(?:mostly|mainly|prefer\w*|ideally|especially|usually|often|primarily|predominantly|typically|favou?r\w*|soft spot|bonus|a plus|love|like|likes|interested|curious|also|beyond|and more|not only|elsewhere|vorzugsweise|bevorzug\w*|hauptsachlich|vor allem|am liebsten|besonders|gerne|surtout|principalement|de preference|notamment|preferen\w*|principalmente|sobre todo|sobretudo|especialmente|soprattutto|vooral|bij voorkeur)\b/;
/** Verbs about the past or the writer's own life: their places say nothing about investing. */
const PAST = wordSet(
  'was were ran sold grew built born lived worked made started founded moved spent had used came left studied raised live lives based sit from war habe hatte lebe wohne komme habite vis vivo naci moro trabalhei',
);
const OUTWARD = wordSet('to into towards against nach gegen vers contra hacia than');
/** Words about investing or the companies invested in. */
const INVESTING =
  /\b(?:invest\w*|back|backs|backing|fund|funds|funding|founders?|companies|startups?|teams?|businesses|deals?|marketplaces|services|regulated|beteilig\w*|firmen|unternehmen|grunder\w*|finanz\w*|financ\w*|accompagn\w*|entreprises|fondateurs|inverti\w*|empresas|fundador\w*|apoi\w*|aziende|fondatori|bedrijven|oprichters|investeren)\b/;
const ANYWHERE =
  /\b(?:anywhere|everywhere|world ?wide|globally|any (?:country|continent|place)|remote|weltweit|uberall|partout|monde entier|cualquier (?:lugar|pais)|qualquer (?:lugar|pais)|overal|ovunque)\b(?! (?:in|within|across|inside|of|de|en|dans)\b)/;
/** With at most this many words beside the places, the sentence is only about places. */
const MAX_OTHER_WORDS = 6;

/** Whether a text accepts every place; "anywhere in Europe" does not. */
export const isAnywhere = (text: string): boolean => ANYWHERE.test(text);

/** Whether a sentence only states a preference. */
export const isSoft = ({ normalized }: Words): boolean => SOFT.test(normalized.join(' '));

/** "US" is a place and no pronoun. */
const isMe = ({ normalized, raw }: Words, at: number): boolean =>
  ME.has(normalized[at] ?? '') && raw[at] !== 'US';

const speaksOfThemselves = (words: Words): boolean =>
  words.normalized.some(
    (word, at) =>
      PAST.has(word) &&
      (at === 0 || [at - 3, at - 2, at - 1].some((before) => before >= 0 && isMe(words, before))),
  );

const LIFE =
  /^(?:i am|im|ich bin|je suis|soy|sou|sono|ik ben) (?:an?|ein|eine|un|une|uma?) |\b(?:years|jahre|ans|anos|anni) (?:in|as|at|on|of|als|im|dans|en|de|come)\b|\b(?:sold|ran|built) (?:a|an|my|our|the|two|three)\b|\b(?:taught|cost) (?:me|us)\b|\b(?:burned|burnt) by\b/;

/** The same in languages whose verbs name no subject, or have a past of two words. */
const LIFE_ABROAD =
  /(?<!\p{L})(?:fui|fiz|trabalhei|vivi|nasci|cresci|vendi|montei|tive|estudei|morei|dirigi|trabaje|naci|creci|vendi|monte|tuve|estudie|vengo de|venho de|facevo|lavoravo|vivevo|avevo|ero|sono (?:stat|nat|cresciut)[oa]|ho (?:lavorato|venduto|fatto|avuto|diretto)|j (?:ai|etais|avais)|je (?:suis (?:ne|nee)|viens)|nous avons (?:vendu|dirige|monte|travaille)|nous venons|(?:ich|wir) (?:war|waren|habe|haben|komme|kommen|stamme|stammen)|aufgewachsen|geboren|opgegroeid|vroeger|(?:ik|we|wij) (?:was|waren|heb|hebben|werkte|kom|komen)|bylem|bylam|pracowal[ea]m|sprzedal[ea]m|urodzil[ea]m|mieszkal[ea]m|(?:я|мы) (?:был\p{L}*|работал\p{L}*|продал\p{L}*|вырос\p{L}*|родил\p{L}*)|calist[iı]m|dogdum|buyudum|satt[iı]m)(?!\p{L})/u;

/** Whether a sentence is about the writer's own life: its nouns are no wishes. */
export const isLife = (words: Words): boolean =>
  LIFE.test(words.normalized.join(' ')) || tellsOfLife(words) || speaksOfThemselves(words);

/** A sentence that also speaks of investing is no story. */
const tellsOfLife = ({ normalized }: Words): boolean => {
  const text = normalized.join(' ');
  return LIFE_ABROAD.test(text) && !INVESTING.test(text);
};

/**
 * The meaning of the places that a sentence names without a refusal:
 * - 'scope': the places where they invest ("Benelux and Germany.", "We back founders in Kenya");
 * - 'named': places without a clear statement ("I want to be able to drive there, so Italy");
 * - null: preferences, the past, or a direction.
 */
export function scopeOf(
  words: Words,
  places: readonly { at: number; length: number }[],
): 'scope' | 'named' | null {
  const [first] = places;
  if (!first) return null;
  const text = words.normalized.join(' ');
  if (isSoft(words) || isAnywhere(text) || speaksOfThemselves(words) || tellsOfLife(words)) return null;
  const before = words.normalized.slice(Math.max(0, first.at - 2), first.at);
  if (before.some((word) => OUTWARD.has(word))) return null;
  const named = places.reduce((sum, place) => sum + place.length, 0);
  const isClear =
    INVESTING.test(text) ||
    words.normalized.length - named <= MAX_OTHER_WORDS ||
    words.normalized.some((word) => ANYTHING.has(word)) ||
    first.at <= 2;
  return isClear ? 'scope' : 'named';
}
