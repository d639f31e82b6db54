import type { MatchableStartup } from '@proofround/contracts';

import { placesIn, readPlace } from '@proofround/text/places/places.js';
import { isOrdinary } from '@proofround/text/words/plain-words.js';
import { sentencesOf, wordsOf } from './thesis/words.js';

type Places = readonly (readonly string[])[];
type Whereabouts = Pick<MatchableStartup, 'location' | 'idea_title' | 'idea_description'>;

/** What stands before the name of where somebody is. */
const LOCATIVE = new Set(
  'in at from near around im aus bei en a au aux de desde em no na da uit te'.split(' '),
);

/** The places that a text says something is at; a hasty writer's "in tulsa" is one too. */
function placesSaid(text: string): Places {
  return sentencesOf(text).flatMap((sentence) => {
    const { plain, raw } = wordsOf(sentence);
    const written = raw.map((word, at) =>
      LOCATIVE.has(plain[at - 1] ?? '') && !isOrdinary(plain[at] ?? '', Infinity)
        ? word.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())
        : word,
    );
    return placesIn(plain, written)
      .filter(({ at }) => /^\p{Lu}/u.test(written[at] ?? ''))
      .map(({ place }) => place);
  });
}

const known = new WeakMap<Whereabouts, Places>();

/**
 * Where a startup is: its location, and where that is blank or not on the map, what its title and
 * description say. A price in pounds is asked in Britain. Empty: not known.
 */
export function whereabouts(startup: Whereabouts): Places {
  let places = known.get(startup);
  if (!places) known.set(startup, (places = find(startup)));
  return places;
}

function find({ location, idea_title, idea_description }: Whereabouts): Places {
  const stated = location === null ? [] : readPlace(location).places;
  if (stated.length > 0) return stated;
  const said = placesSaid(`${idea_title}. ${idea_description}`);
  if (said.length > 0) return said;
  return idea_description.includes('£') ? readPlace('United Kingdom').places : [];
}
