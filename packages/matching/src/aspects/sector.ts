import type { MatchableInvestor, MatchableStartup } from '@proofround/contracts';

import { names, short, type Aspect } from '../reasons.js';
import { namesSector, sectorWords } from '@proofround/text/sectors/sector-words.js';
import {
  nameOfSector,
  neighboursOf,
  readSector,
  type SectorId,
  type SectorReading,
} from '@proofround/text/sectors/sectors.js';
import type { StartupReading } from '../startup-reading.js';

const WEIGHT = 35;
/** Any sector will do: it fits, though a specialist fits better. */
const ANY_FIT = 0.8;
/** The sector is not stated as such, but the description names it. */
const DESCRIBED_FIT = 0.6;
/** The one is what investors in the other often look at as well. */
const NEIGHBOUR_FIT = 0.5;
/** A name that the vocabulary does not know shares a telling word with the other. */
const WORD_FIT = 0.5;

const aspect = (fit: number | null, forFounder: string, forInvestor: string): Aspect => ({
  weight: WEIGHT,
  fit,
  forFounder,
  forInvestor,
});

interface Named {
  readonly name: string;
  readonly reading: SectorReading;
}

/**
 * Sectors by meaning; "Other" and the like state none and are unknown, not wrong. A name that the
 * vocabulary does not know was stated all the same and is compared as text: the same name is the
 * same sector, a telling word in common is part of a fit, and where nothing is shared it fits no
 * better than two known sectors that differ. Milder would put strangers above neighbours, and
 * what a synonym may hide is still shown, with words that say how it was compared.
 */
export function sectorAspect(
  startup: MatchableStartup,
  startupReading: StartupReading,
  investor: MatchableInvestor,
): Aspect {
  const mine = startupReading.sector;
  const theirs = investor.investment_sectors.map((name) => ({ name, reading: readSector(name) }));
  const own = short(startup.sector);

  const same = theirs.find(({ reading }) => meet(mine, reading));
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
  const touched = theirs.find(
    ({ name, reading }) =>
      reading.ids.some((id) => described.includes(id)) ||
      (reading.other !== null && namesSector(prose, name)),
  );
  if (touched) {
    return aspect(
      DESCRIBED_FIT,
      `Invests in ${short(touched.name)}, which your description names, though your sector is ${own}`,
      `Their sector is ${own}; the description names ${short(touched.name)}, one of yours`,
    );
  }
  if (mine.ids.length === 0 && mine.other === null) {
    return aspect(
      null,
      `Your sector is given as ${own}, so it cannot be compared with theirs (${names(investor.investment_sectors)})`,
      `Their sector is given as ${own}, so it cannot be compared with yours`,
    );
  }
  return partOf(startup.sector, mine, theirs) ?? apart(own, mine, theirs);
}

/** Sectors that are close, or share a telling word. */
function partOf(sector: string, mine: SectorReading, theirs: readonly Named[]): Aspect | null {
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

/** Sectors of which nothing meets: they differ, or the investor's say nothing. */
function apart(own: string, mine: SectorReading, theirs: readonly Named[]): Aspect {
  const list = names(theirs.map(({ name }) => name));
  if (theirs.every(({ reading }) => reading.ids.length === 0 && reading.other === null)) {
    return aspect(
      null,
      `Their sectors are given as ${list}, so yours (${own}) cannot be compared with them`,
      `Your sectors are given as ${list}, so theirs (${own}) cannot be compared with them`,
    );
  }
  // One of the two is a name that only its letters can be compared of.
  const told =
    mine.other !== null || theirs.every(({ reading }) => reading.ids.length === 0)
      ? ', as far as the names tell'
      : '';
  return aspect(
    0,
    `Your sector ${own} is not among theirs${told}: they invest in ${list}`,
    `Their sector ${own} is not among yours${told}${meaning(mine.ids, own)}`,
  );
}

/** Of two names of which at least one is not in the vocabulary, both hold a telling word. */
function shareWord(mine: string, my: SectorReading, theirs: string, their: SectorReading): boolean {
  if (my.other === null && their.other === null) return false;
  const words = new Set(sectorWords(mine));
  return sectorWords(theirs).some((word) => words.has(word));
}

const meet = (a: SectorReading, b: SectorReading) =>
  a.ids.some((id) => b.ids.includes(id)) || (a.other !== null && a.other === b.other);

function neighbour(mine: SectorReading, theirs: readonly Named[]): Named | undefined {
  const close = new Set(mine.ids.flatMap(neighboursOf));
  return theirs.find(({ reading }) => reading.ids.some((id) => close.has(id)));
}

/** "kettles" (Consumer): says how an unusual name was understood. */
function meaning(ids: readonly SectorId[], own: string): string {
  const understood = ids.map(nameOfSector).filter((name) => !own.toLowerCase().includes(name.toLowerCase()));
  return understood.length > 0 ? ` (we understand it as ${names(understood)})` : '';
}
