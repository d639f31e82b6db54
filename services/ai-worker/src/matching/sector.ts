import {
  nameOfSector,
  neighboursOf,
  readSector,
  sectorsInProse,
  type MatchableInvestor,
  type MatchableStartup,
  type SectorId,
  type SectorReading,
} from '@proofround/contracts';

import { names, short, type Aspect } from './aspect.js';

const WEIGHT = 35;
/** Any sector will do: it fits, though a specialist fits better. */
const ANY_FIT = 0.8;
/** The sector is not stated as such, but the description names it. */
const DESCRIBED_FIT = 0.6;
/** The one is what investors in the other often look at as well. */
const NEIGHBOUR_FIT = 0.5;

interface Named {
  readonly name: string;
  readonly reading: SectorReading;
}

/** Sectors by meaning; "Other" and names that mean nothing to us are unknown, not wrong. */
export function sectorAspect(startup: MatchableStartup, investor: MatchableInvestor): Aspect {
  const mine = readSector(startup.sector);
  const theirs = investor.investment_sectors.map((name) => ({ name, reading: readSector(name) }));
  const aspect = (fit: number | null, forFounder: string, forInvestor: string): Aspect => ({
    weight: WEIGHT,
    fit,
    forFounder,
    forInvestor,
  });
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
  const described = sectorsInProse(`${startup.idea_title}. ${startup.idea_description}`);
  const touched = theirs.find(({ reading }) => reading.ids.some((id) => described.includes(id)));
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
  const near = neighbour(mine, theirs);
  if (near) {
    return aspect(
      NEIGHBOUR_FIT,
      `Invests in ${short(near.name)}, which is close to your sector ${own}`,
      `${own} is close to ${short(near.name)}, one of your sectors`,
    );
  }
  if (mine.ids.length === 0 || !theirs.some(({ reading }) => reading.ids.length > 0)) {
    return aspect(
      null,
      `Whether ${own} belongs to their sectors (${names(investor.investment_sectors)}) is not known`,
      `Whether ${own} belongs to your sectors is not known`,
    );
  }
  return aspect(
    0,
    `Your sector ${own} is not among theirs: they invest in ${names(investor.investment_sectors)}`,
    `Their sector ${own} is not among yours${meaning(mine.ids, own)}`,
  );
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
