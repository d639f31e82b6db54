import type { PlaceChain, PlaceReading } from '@proofround/text/places/places.js';

import type { PlaceRule } from '../thesis/bounds.js';
import type { Thesis } from '../thesis/read-thesis.js';

/** Places and the words that name them. */
interface Named {
  readonly places: readonly PlaceChain[];
  readonly quote: string;
}

/** Where an investor invests, by the words of a text and the places chosen in the profile. */
export interface Territory {
  readonly never: readonly Named[];
  /** The only places, by the words of the text. */
  readonly only: Named | null;
  /** What the profile and the text say together: a startup elsewhere is out. */
  readonly within: readonly Named[];
}

const liesIn = (mine: PlaceChain, place: PlaceChain): boolean => mine.includes(place[0] ?? '');

/** Whether one of the startup's places may be in a wanted place; a wider region may be. */
const anyIn = (here: readonly PlaceChain[], wanted: readonly PlaceChain[]): boolean =>
  wanted.some((place) => here.some((mine) => liesIn(mine, place) || place.includes(mine[0] ?? '')));

/** Whether the named places all lie within the chosen ones, or contain all of them. */
const isChosen = (named: readonly PlaceChain[], chosen: readonly PlaceChain[]): boolean =>
  chosen.length > 0 &&
  (named.every((place) => anyIn([place], chosen)) || chosen.every((place) => anyIn([place], named)));

function allOf(rules: readonly PlaceRule[]): Named | null {
  const [first] = rules;
  return first ? { places: rules.flatMap(({ places }) => places), quote: first.quote } : null;
}

/** The places beyond a border are those chosen in the profile. */
function borderOf({ places, prefers }: Thesis, chosen: readonly PlaceReading[]): Named | null {
  const border = places.find(({ kind }) => kind === 'border');
  const theirs = [...chosen.flatMap((place) => place.places), ...prefers];
  return border && chosen.length > 0 && theirs.length > 0 ? { places: theirs, quote: border.quote } : null;
}

/** Prose restricts only when the places chosen in the profile agree with it. */
function scopeOf({ places: rules, prefers }: Thesis, chosen: readonly PlaceReading[]): Named | null {
  if (rules.some(({ kind }) => kind === 'only')) return null;
  const theirs = chosen.flatMap(({ places }) => places);
  // A place only named in prose counts when the chosen places confirm it.
  const scope = allOf(
    rules.filter(({ kind, places }) => kind === 'scope' || (kind === 'named' && isChosen(places, theirs))),
  );
  if (!scope) return null;
  if (theirs.length > 0 && !anyIn(theirs, scope.places) && !anyIn(scope.places, theirs)) return null;
  return { ...scope, places: [...scope.places, ...theirs, ...prefers] };
}

/** @param isScoped whether the text may name a scope: the places of present companies are no rule */
export function territoryOf(thesis: Thesis, chosen: readonly PlaceReading[], isScoped: boolean): Territory {
  const isAnywhere = chosen.some(({ anywhere }) => anywhere);
  const within = isAnywhere ? [] : [borderOf(thesis, chosen), isScoped ? scopeOf(thesis, chosen) : null];
  return {
    never: thesis.places.filter(({ kind }) => kind === 'never'),
    only: allOf(thesis.places.filter(({ kind }) => kind === 'only')),
    within: within.filter((one) => one !== null),
  };
}

/**
 * The sentence that limits the investor to other places than the startup's; null if none does. A startup without a
 * known place is out only if its sector does not fit either.
 */
export function outOfPlace(
  here: readonly PlaceChain[],
  { never, only, within }: Territory,
  otherSector: boolean,
): string | null {
  if (here.length === 0) return otherSector ? (only?.quote ?? null) : null;
  const refused = never.find(({ places }) =>
    places.some((place) => here.some((mine) => liesIn(mine, place))),
  );
  if (refused) return refused.quote;
  const missed = [only, ...within].find((named) => named && !anyIn(here, named.places));
  return missed?.quote ?? null;
}
