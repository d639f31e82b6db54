import type { MatchableStartup } from '@proofround/contracts';
import {
  looksLikePlace,
  type PlaceChain,
  type PlaceReading,
  placesInProse,
  readPlace,
  unspacedPlaces,
} from '@proofround/text/places/places.js';
import { wordSet } from '@proofround/text/word-set.js';
import { isEnglishWord } from '@proofround/text/words/plain-words.js';
import { rememberedFor } from '@proofround/text/words/remembered.js';

import { sentencesForMatching, wordsForMatching } from '../thesis/words.js';

type PlaceTexts = Pick<MatchableStartup, 'location' | 'idea_title' | 'idea_description'>;

/** Prepositions of place. */
const LOCATIVE = wordSet('in at from near around im aus bei en a au aux de desde em no na da uit te');

/** The places that a text names. A preposition makes a lower-case name count: "in tulsa". */
function placesInText(text: string): readonly PlaceChain[] {
  return sentencesForMatching(text).flatMap((sentence) => {
    const { normalized, raw } = wordsForMatching(sentence);
    const written = raw.map((word, at) =>
      LOCATIVE.has(normalized[at - 1] ?? '') && !isEnglishWord(normalized[at] ?? '')
        ? word.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())
        : word,
    );
    return placesInProse(normalized, written)
      .filter(({ at }) => /^\p{Lu}/u.test(written[at] ?? ''))
      .map(({ place }) => place);
  });
}

/**
 * The places of a startup: its location field or, when that is blank or unknown, the places in its
 * title and description. A price in pounds means Britain, and a script that only one
 * country writes means that country. Empty when unknown.
 */
export const placesOfStartup = rememberedFor(findPlaces);

const readLocation = rememberedFor(({ location }: Pick<MatchableStartup, 'location'>) => ({
  reading: location !== null && looksLikePlace(location) ? readPlace(location) : null,
}));

/** The place of the location field; null when it is blank or no place, such as "180 Pounds". */
export const locationOf = (startup: Pick<MatchableStartup, 'location'>): PlaceReading | null =>
  readLocation(startup).reading;

/** What only one country writes, and its name. */
const WRITTEN: readonly (readonly [sign: RegExp, country: string])[] = [
  [/£/u, 'United Kingdom'],
  [/\p{sc=Hiragana}/u, 'Japan'],
  [/\p{sc=Hangul}/u, 'South Korea'],
  [/\p{sc=Thai}/u, 'Thailand'],
  [/\p{sc=Hebrew}/u, 'Israel'],
  [/\p{sc=Georgian}/u, 'Tbilisi'],
  [/\p{sc=Armenian}/u, 'Armenia'],
  [/\p{sc=Khmer}/u, 'Cambodia'],
  [/\p{sc=Lao}/u, 'Laos'],
  [/\p{sc=Myanmar}/u, 'Myanmar'],
  [/\p{sc=Sinhala}/u, 'Sri Lanka'],
];
const countryOf = (text: string) => WRITTEN.find(([sign]) => sign.test(text))?.[1];

function findPlaces({ location, idea_title, idea_description }: PlaceTexts): readonly PlaceChain[] {
  const stated = location === null ? [] : [...readPlace(location).places, ...unspacedPlaces(location)];
  if (stated.length > 0) return stated;
  const named = placesInText(`${idea_title}. ${idea_description}`);
  if (named.length > 0) return named;
  const country = countryOf(`${location ?? ''} ${idea_description}`);
  return country === undefined ? [] : readPlace(country).places;
}
