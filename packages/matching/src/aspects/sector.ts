import type { MatchableInvestor, MatchableStartup } from '@proofround/contracts';
import { displayName, type SectorId, type SectorReading } from '@proofround/text/sectors/sectors.js';

import { readInvestor, type WantedSector } from '../investor/reading.js';
import { type Aspect, aspectOf, names, short } from '../reasons.js';
import type { StartupReading } from '../startup/reading.js';

const aspect = aspectOf(35);
/** The investor takes any sector; a specialist fits better. */
const ANY_FIT = 0.8;
/** Only the description names the investor's sector. */
const DESCRIBED_FIT = 0.6;
/** Investors in one of the sectors often consider the other. */
const NEIGHBOUR_FIT = 0.5;
/** A sector name outside the vocabulary shares a distinctive word with the other. */
const WORD_FIT = 0.5;

/**
 * Compares sectors by meaning. "Other" and the like are unknown. A name outside the vocabulary is
 * compared as text: the same name is a full fit, a shared distinctive word half a fit, and nothing
 * shared no fit, as between known sectors that differ; otherwise unrelated names would rank above
 * neighbouring sectors. The reason then says that only the names were compared.
 */
export function sectorAspect(
  { sector }: MatchableStartup,
  startup: StartupReading,
  investor: MatchableInvestor,
): Aspect {
  const mine = startup.sector;
  const { sectors: theirs } = readInvestor(investor);

  const same = theirs.find(({ reading }) => areSame(mine, reading));
  if (same) {
    return aspect(1, () => [
      `Invests in ${short(same.name)}, your sector`,
      `${short(sector)} is among your sectors (${short(same.name)})`,
    ]);
  }
  if (theirs.some(({ reading }) => reading.any)) {
    return aspect(ANY_FIT, () => [
      'Invests in any sector',
      `You invest in any sector; theirs is ${short(sector)}`,
    ]);
  }
  const { described, prose } = startup;
  const inDescription = theirs.find(
    ({ reading, needle }) =>
      reading.ids.some((id) => described.includes(id)) || (needle !== null && prose.includes(needle)),
  );
  if (inDescription) {
    const { name } = inDescription;
    return aspect(DESCRIBED_FIT, () => [
      `Invests in ${short(name)}, which your description names, though your sector is ${short(sector)}`,
      `Their sector is ${short(sector)}; the description names ${short(name)}, one of yours`,
    ]);
  }
  if (mine.ids.length === 0 && mine.other === null) {
    return aspect(null, () => [
      `Your sector is given as ${short(sector)}, so it cannot be compared with theirs (${names(investor.investment_sectors)})`,
      `Their sector is given as ${short(sector)}, so it cannot be compared with yours`,
    ]);
  }
  return partialFit(sector, startup, theirs) ?? noFit(sector, mine, theirs);
}

/** A partial fit: neighbouring sectors or a shared distinctive word. */
function partialFit(sector: string, startup: StartupReading, theirs: readonly WantedSector[]): Aspect | null {
  const near = theirs.find(({ reading }) => reading.ids.some((id) => startup.neighbours.has(id)));
  if (near) {
    return aspect(NEIGHBOUR_FIT, () => [
      `Invests in ${short(near.name)}, which is close to your sector ${short(sector)}`,
      `${short(sector)} is close to ${short(near.name)}, one of your sectors`,
    ]);
  }
  const alike = theirs.find((wanted) => shareWord(startup, wanted));
  if (alike) {
    return aspect(WORD_FIT, () => [
      `Invests in ${short(alike.name)}, which shares a word with your sector ${short(sector)}`,
      `${short(sector)} shares a word with ${short(alike.name)}, one of your sectors`,
    ]);
  }
  return null;
}

/** No fit, or unknown when the investor's sectors say nothing. */
function noFit(sector: string, mine: SectorReading, theirs: readonly WantedSector[]): Aspect {
  const own = () => short(sector);
  const list = () => names(theirs.map(({ name }) => name));
  if (theirs.every(({ reading }) => reading.ids.length === 0 && reading.other === null)) {
    return aspect(null, () => [
      `Their sectors are given as ${list()}, so yours (${own()}) cannot be compared with them`,
      `Your sectors are given as ${list()}, so theirs (${own()}) cannot be compared with them`,
    ]);
  }
  return aspect(0, () => {
    // One of the two names is outside the vocabulary, so the names were compared as text.
    const isByName = mine.other !== null || theirs.every(({ reading }) => reading.ids.length === 0);
    const caveat = isByName ? ', as far as the names tell' : '';
    return [
      `Your sector ${own()} is not among theirs${caveat}: they invest in ${list()}`,
      `Their sector ${own()} is not among yours${caveat}${understoodAs(mine.ids, own())}`,
    ];
  });
}

/** Whether the names share a distinctive word and one of them is outside the vocabulary. */
const shareWord = ({ sector, sectorWords }: StartupReading, { reading, words }: WantedSector): boolean =>
  (sector.other !== null || reading.other !== null) && words.some((word) => sectorWords.has(word));

const areSame = (a: SectorReading, b: SectorReading) =>
  a.ids.some((id) => b.ids.includes(id)) || (a.other !== null && a.other === b.other);

/** The sectors that an unusual name was understood as: "kettles" as Consumer. */
function understoodAs(ids: readonly SectorId[], own: string): string {
  const understood = ids.map(displayName).filter((name) => !own.toLowerCase().includes(name.toLowerCase()));
  return understood.length > 0 ? ` (we understand it as ${names(understood)})` : '';
}
