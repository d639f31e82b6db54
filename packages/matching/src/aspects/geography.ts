import type { MatchableInvestor, MatchableStartup } from '@proofround/contracts';
import { nearness, type PlaceReading } from '@proofround/text/places/places.js';

import { readInvestor, type WantedPlace } from '../investor/reading.js';
import { type Aspect, aspectOf, names, short } from '../reasons.js';
import { locationOf } from '../startup/place.js';

const aspect = aspectOf(5);

/** How close a startup is to a wanted place, from 0 to 1. */
function closenessTo(here: PlaceReading, { place }: WantedPlace): number {
  let fit = here.text === place.text ? 1 : 0;
  for (const mine of here.places)
    for (const theirs of place.places) fit = Math.max(fit, nearness(mine, theirs));
  return fit;
}

/** The wanted place that a startup is closest to, the first one of several. */
function closest(
  here: PlaceReading,
  wanted: readonly WantedPlace[],
): { name: string; fit: number } | undefined {
  let best: { name: string; fit: number } | undefined;
  for (const one of wanted) {
    const fit = closenessTo(here, one);
    if (!best || fit > best.fit) best = { name: one.name, fit };
  }
  return best;
}

/** Compares a startup's location with the investor's cities, countries and regions. */
export function geographyAspect(startup: MatchableStartup, investor: MatchableInvestor): Aspect {
  const { location } = startup;
  const { places: wanted } = readInvestor(investor);
  if (wanted.length === 0) {
    return aspect(null, () => ['Where they invest is not known', 'You have not stated where you invest']);
  }
  if (wanted.some(({ place }) => place.anywhere)) {
    return aspect(1, () => [
      'Invests anywhere',
      `You invest anywhere${location === null ? '' : `; based in ${short(location)}`}`,
    ]);
  }
  const list = () => names(wanted.map(({ name }) => name));
  const here = locationOf(startup);
  if (location === null || here === null) {
    return aspect(null, () => [
      `Where you are is not known; they invest in ${list()}`,
      'Where they are based is not known',
    ]);
  }
  const close = closest(here, wanted);
  if (close?.fit === 1) {
    return aspect(1, () => [
      `Invests in ${short(close.name)}, where you are`,
      `Based in ${short(location)}, where you invest`,
    ]);
  }
  if (close && close.fit > 0) {
    return aspect(close.fit, () => [
      `Invests in ${short(close.name)}, which is close to where you are (${short(location)})`,
      `Based in ${short(location)}, close to where you invest (${short(close.name)})`,
    ]);
  }
  if (here.places.length === 0 || !wanted.some(({ place }) => place.places.length > 0)) {
    return aspect(null, () => [
      `Whether ${short(location)} is where they invest (${list()}) is not known`,
      `Whether ${short(location)} is where you invest is not known`,
    ]);
  }
  return aspect(0, () => [
    `They invest in ${list()}, and you are in ${short(location)}`,
    `Based in ${short(location)}, outside where you invest (${list()})`,
  ]);
}
