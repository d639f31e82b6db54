import { wordSet } from '@proofround/text/words/plain-words.js';
import { ANYTHING, ME } from './cues.js';
import type { Words } from './words.js';

/** Whoever would rather invest there invests elsewhere as well. */
const SOFT =
  /\b(?:mostly|mainly|prefer\w*|ideally|especially|usually|often|primarily|predominantly|typically|favou?r\w*|soft spot|bonus|a plus|love|like|likes|interested|curious|also|beyond|and more|not only|elsewhere|vorzugsweise|bevorzug\w*|hauptsachlich|vor allem|am liebsten|besonders|gerne|surtout|principalement|de preference|notamment|preferen\w*|principalmente|sobre todo|sobretudo|especialmente|soprattutto|vooral|bij voorkeur)\b/;
/** What happened there is no place to invest. */
const PAST = wordSet(
  'was were ran sold grew built born lived worked made started founded moved spent had used came left studied raised live lives based sit from war habe hatte lebe wohne komme habite vis vivo naci moro trabalhei',
);
const OUTWARD = wordSet('to into towards against nach gegen vers contra hacia than');
/** Who is invested in, or that somebody is. */
const INVESTING =
  /\b(?:invest\w*|back|backs|backing|fund|funds|funding|founders?|companies|startups?|teams?|businesses|deals?|marketplaces|services|regulated|beteilig\w*|firmen|unternehmen|grunder\w*|finanz\w*|financ\w*|accompagn\w*|entreprises|fondateurs|inverti\w*|empresas|fundador\w*|apoi\w*|aziende|fondatori|bedrijven|oprichters|investeren)\b/;
const ANYWHERE =
  /\b(?:anywhere|everywhere|world ?wide|globally|any (?:country|continent|place)|remote|weltweit|uberall|partout|monde entier|cualquier (?:lugar|pais)|qualquer (?:lugar|pais)|overal|ovunque)\b(?! (?:in|within|across|inside|of|de|en|dans)\b)/;
/** So few words beside the places are about nothing else. */
const BARE = 6;

/** Whether a text says that where does not matter. "Anywhere in Europe" does not. */
export const isAnywhere = (text: string): boolean => ANYWHERE.test(text);

/** Whether a sentence only says what they would rather have. */
export const isSoft = ({ plain }: Words): boolean => SOFT.test(plain.join(' '));

const speaksOfThemselves = ({ plain }: Words): boolean =>
  plain.some(
    (word, at) =>
      PAST.has(word) && (at === 0 || plain.slice(Math.max(0, at - 3), at).some((before) => ME.has(before))),
  );

const LIFE =
  /^(?:i am|im|ich bin|je suis|soy|sou|sono|ik ben) (?:an?|ein|eine|un|une|uma?) |\b(?:years|jahre|ans|anos|anni) (?:in|as|at|on|of|als|im|dans|en|de|come)\b|\b(?:sold|ran|built) (?:a|an|my|our|the|two|three)\b|\b(?:taught|cost) (?:me|us)\b|\b(?:burned|burnt) by\b/;

/** Whether a sentence tells of the writer's own life: its nouns are no wishes. */
export const isLife = (words: Words): boolean =>
  LIFE.test(words.plain.join(' ')) || speaksOfThemselves(words);

/**
 * What a sentence makes of the places that it names without more: where they invest, so that
 * elsewhere is outside ("Benelux and Germany.", "We back founders in Kenya", "marketplaces in the
 * US"); places that it names ("I want to be able to drive there, so Italy"); null where it only
 * likes them, speaks of the past or of the way there.
 */
export function scopeOf(
  words: Words,
  places: readonly { at: number; words: number }[],
): 'scope' | 'named' | null {
  const [first] = places;
  if (!first) return null;
  const text = words.plain.join(' ');
  if (isSoft(words) || isAnywhere(text) || speaksOfThemselves(words)) return null;
  const before = words.plain.slice(Math.max(0, first.at - 2), first.at);
  if (before.some((word) => OUTWARD.has(word))) return null;
  const named = places.reduce((sum, place) => sum + place.words, 0);
  const isTold =
    INVESTING.test(text) ||
    words.plain.length - named <= BARE ||
    words.plain.some((word) => ANYTHING.has(word)) ||
    first.at <= 2;
  return isTold ? 'scope' : 'named';
}
