import type { MatchableInvestor, MatchableStartup } from '@proofround/contracts';
import { namesSector, sectorWords } from '@proofround/text/sectors/sectors.js';
import {
  nameOfSector,
  neighboursOf,
  readSector,
  type SectorId,
  type SectorReading,
} from '@proofround/text/sectors/sectors.js';

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

interface Named {
  readonly name: string;
  readonly reading: SectorReading;
}

/**
 * Compares sectors by meaning. "Other" and the like are unknown. A name outside the vocabulary is
 * compared as text: the same name is a full fit, a shared distinctive word half a fit, and nothing
 * shared no fit, as between known sectors that differ; otherwise unrelated names would rank above
 * neighbouring sectors. The reason then says that only the names were compared.
 */
export function sectorAspect(
  startup: MatchableStartup,
  startupReading: StartupReading,
  investor: MatchableInvestor,
): Aspect {
  const mine = startupReading.sector;
  const theirs = investor.investment_sectors.map((name) => ({ name, reading: readSector(name) }));
  const own = short(startup.sector);

  const same = theirs.find(({ reading }) => areSame(mine, reading));
  if (same) {
    const { name } = same;
    return aspect(
      1,
      `Invests in ${short(name)}, your sector`,
      `${own} is among your sectors (${short(name)})`,
    );
  }
  if (theirs.some(({ reading }) => reading.any)) {
    return aspect(ANY_FIT, 'Invests in any sector', `You invest in any sector; theirs is ${own}`);
  }
  const { described } = startupReading;
  const prose = `${startup.idea_title}. ${startup.idea_description}`;
  const inDescription = theirs.find(
    ({ name, reading }) =>
      reading.ids.some((id) => described.includes(id)) ||
      (reading.other !== null && namesSector(prose, name)),
  );
  if (inDescription) {
    return aspect(
      DESCRIBED_FIT,
      `Invests in ${short(inDescription.name)}, which your description names, though your sector is ${own}`,
      `Their sector is ${own}; the description names ${short(inDescription.name)}, one of yours`,
    );
  }
  if (mine.ids.length === 0 && mine.other === null) {
    return aspect(
      null,
      `Your sector is given as ${own}, so it cannot be compared with theirs (${names(investor.investment_sectors)})`,
      `Their sector is given as ${own}, so it cannot be compared with yours`,
    );
  }
  return partialFit(startup.sector, mine, theirs) ?? noFit(own, mine, theirs);
}

/** A partial fit: neighbouring sectors or a shared distinctive word. */
function partialFit(sector: string, mine: SectorReading, theirs: readonly Named[]): Aspect | null {
  const own = short(sector);
  const near = neighbour(mine, theirs);
  if (near) {
    return aspect(
      NEIGHBOUR_FIT,
      `Invests in ${short(near.name)}, which is close to your sector ${own}`,
      `${own} is close to ${short(near.name)}, one of your sectors`,
    );
  }
  const alike = theirs.find(({ name, reading }) => shareWord(sector, mine, name, reading));
  if (alike) {
    return aspect(
      WORD_FIT,
      `Invests in ${short(alike.name)}, which shares a word with your sector ${own}`,
      `${own} shares a word with ${short(alike.name)}, one of your sectors`,
    );
  }
  return null;
}

/** No fit, or unknown when the investor's sectors say nothing. */
function noFit(own: string, mine: SectorReading, theirs: readonly Named[]): Aspect {
  const list = names(theirs.map(({ name }) => name));
  if (theirs.every(({ reading }) => reading.ids.length === 0 && reading.other === null)) {
    return aspect(
      null,
      `Their sectors are given as ${list}, so yours (${own}) cannot be compared with them`,
      `Your sectors are given as ${list}, so theirs (${own}) cannot be compared with them`,
    );
  }
  // One of the two names is outside the vocabulary, so the names were compared as text.
  const caveat =
    mine.other !== null || theirs.every(({ reading }) => reading.ids.length === 0)
      ? ', as far as the names tell'
      : '';
  return aspect(
    0,
    `Your sector ${own} is not among theirs${caveat}: they invest in ${list}`,
    `Their sector ${own} is not among yours${caveat}${understoodAs(mine.ids, own)}`,
  );
}

/** Whether the names share a distinctive word and one of them is outside the vocabulary. */
function shareWord(mine: string, my: SectorReading, theirs: string, their: SectorReading): boolean {
  if (my.other === null && their.other === null) return false;
  const words = new Set(sectorWords(mine));
  return sectorWords(theirs).some((word) => words.has(word));
}

const areSame = (a: SectorReading, b: SectorReading) =>
  a.ids.some((id) => b.ids.includes(id)) || (a.other !== null && a.other === b.other);

function neighbour(mine: SectorReading, theirs: readonly Named[]): Named | undefined {
  const close = new Set(mine.ids.flatMap(neighboursOf));
  return theirs.find(({ reading }) => reading.ids.some((id) => close.has(id)));
}

/** The sectors that an unusual name was understood as: "kettles" as Consumer. */
function understoodAs(ids: readonly SectorId[], own: string): string {
  const understood = ids.map(nameOfSector).filter((name) => !own.toLowerCase().includes(name.toLowerCase()));
  return understood.length > 0 ? ` (we understand it as ${names(understood)})` : '';
}
