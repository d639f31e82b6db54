import type { MatchableInvestor, MatchableStartup } from '@proofround/contracts';
import { looksLikePlace, nameOfPlace, nearness, readPlace } from '@proofround/text/places/places.js';

import { type Aspect, aspectOf, names, short } from '../reasons.js';
import { readThesis } from '../thesis/read-thesis.js';

const aspect = aspectOf(5);

/** The places chosen in the profile or, without any, those of the thesis. */
function wantedBy(preferred: readonly string[] | null, thesis: string | null) {
  const chosen = (preferred ?? []).map((name) => ({ name, place: readPlace(name) }));
  if (chosen.length > 0) return chosen;
  return readThesis(thesis).prefers.map((place) => ({
    name: nameOfPlace(place),
    place: { anywhere: false, places: [place], text: '' },
  }));
}

/** Compares a startup's location with the investor's cities, countries and regions. */
export function geographyAspect(
  { location }: MatchableStartup,
  { geography_preference: preferred, investment_thesis: thesis }: MatchableInvestor,
): Aspect {
  const wanted = wantedBy(preferred, thesis);
  if (wanted.length === 0) {
    return aspect(null, 'Where they invest is not known', 'You have not stated where you invest');
  }
  if (wanted.some(({ place }) => place.anywhere)) {
    return aspect(
      1,
      'Invests anywhere',
      `You invest anywhere${location === null ? '' : `; based in ${short(location)}`}`,
    );
  }
  const list = names(wanted.map(({ name }) => name));
  // A location such as "180 Pounds" is no place and is not repeated.
  if (location === null || !looksLikePlace(location)) {
    return aspect(
      null,
      `Where you are is not known; they invest in ${list}`,
      'Where they are based is not known',
    );
  }
  const own = short(location);
  const here = readPlace(location);
  const close = wanted
    .map(({ name, place }) => ({
      name,
      fit: Math.max(
        here.text === place.text ? 1 : 0,
        ...here.places.flatMap((mine) => place.places.map((theirs) => nearness(mine, theirs))),
      ),
    }))
    .toSorted((a, b) => b.fit - a.fit)[0];
  if (close?.fit === 1) {
    return aspect(1, `Invests in ${short(close.name)}, where you are`, `Based in ${own}, where you invest`);
  }
  if (close && close.fit > 0) {
    return aspect(
      close.fit,
      `Invests in ${short(close.name)}, which is close to where you are (${own})`,
      `Based in ${own}, close to where you invest (${short(close.name)})`,
    );
  }
  if (here.places.length === 0 || !wanted.some(({ place }) => place.places.length > 0)) {
    return aspect(
      null,
      `Whether ${own} is where they invest (${list}) is not known`,
      `Whether ${own} is where you invest is not known`,
    );
  }
  return aspect(
    0,
    `They invest in ${list}, and you are in ${own}`,
    `Based in ${own}, outside where you invest (${list})`,
  );
}
