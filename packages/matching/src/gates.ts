import type { MatchableInvestor, MatchableStartup } from '@proofround/contracts';

import { nearness, readPlace } from './places.js';
import { neighboursOf, readSector } from './sectors.js';
import { hasSaid, isAbout, touches, type StartupReading } from './startup-reading.js';
import type { Floor } from './thesis/milestones.js';
import { STAGE_ORDER, type Gate, type Thesis } from './thesis/read-thesis.js';
import type { Topic } from './topics.js';

/** Topics that are the rest of another: whoever takes only the one refuses the other. */
const REST: Record<string, readonly string[]> = {
  'topic:b2b': ['topic:consumer'],
  'topic:software': ['topic:hardware'],
  'topic:consumer': ['topic:b2b'],
};

const order = (stage: MatchableStartup['stage']) => STAGE_ORDER.indexOf(stage);

function reached(startup: MatchableStartup, reading: StartupReading, floor: Floor): boolean {
  const revenue = Math.max(startup.monthly_revenue, reading.revenue);
  switch (floor.kind) {
    case 'revenue':
      return revenue >= floor.least;
    case 'users':
      return Math.max(startup.user_count, reading.users) >= floor.least || (floor.least <= 1 && revenue > 0);
    case 'stage':
      return order(startup.stage) >= order(floor.least) || (floor.least === 'launched' && revenue > 0);
    case 'said':
      return hasSaid(reading, floor.words);
  }
}

const isPast = (startup: MatchableStartup, reading: StartupReading, floor: Floor): boolean =>
  floor.kind === 'stage'
    ? order(startup.stage) >= order(floor.least)
    : floor.kind !== 'said' &&
      reached(startup, reading, { ...floor, least: floor.least <= 1 ? 1 : floor.least + 1 });

function closes(gate: Gate, startup: MatchableStartup, reading: StartupReading): boolean {
  if (gate.past) return isPast(startup, reading, gate.past);
  return (
    gate.about.every((topic) => isAbout(reading, topic)) &&
    (gate.lacks.length === 0 || gate.lacks.some((floor) => !reached(startup, reading, floor)))
  );
}

/** Whether a startup may well be within the only topics that are looked at. */
function isWithin(topics: readonly Topic[], startup: MatchableStartup, reading: StartupReading): boolean {
  const { ids, any, other } = reading.sector;
  if (any || (ids.length === 0 && other === null)) return true;
  const close = new Set([...ids, ...ids.flatMap(neighboursOf)]);
  return topics.some((topic) => {
    const rest = REST[topic.key];
    if (rest) {
      return (
        touches(reading, topic) ||
        !rest.some((key) =>
          isAbout(reading, {
            ...topic,
            key,
            sectors:
              key === 'topic:consumer'
                ? ['consumer']
                : key === 'topic:hardware'
                  ? ['hardware', 'robotics']
                  : [],
          }),
        )
      );
    }
    return touches(reading, topic) || topic.sectors.some((id) => close.has(id));
  });
}

function outOfPlace(startup: MatchableStartup, thesis: Thesis): string | null {
  const here = startup.location === null ? [] : readPlace(startup.location).places;
  if (here.length === 0) return null;
  const never = thesis.places.find(
    ({ kind, places }) =>
      kind === 'never' && places.some((place) => here.some((mine) => nearness(mine, place) === 1)),
  );
  if (never) return never.quote;
  const only = thesis.places.filter(({ kind }) => kind === 'only');
  // A startup that names a wider region than the one they want may still be in it.
  const isIn = (mine: readonly string[], wanted: readonly string[]) =>
    nearness(mine, wanted) === 1 || wanted.includes(mine[0] ?? '');
  const inside = only.some(({ places }) => places.some((place) => here.some((mine) => isIn(mine, place))));
  return inside ? null : (only[0]?.quote ?? null);
}

/** The investor's own words that rule a startup out; null where none do. */
export function ruledOutBy(
  startup: MatchableStartup,
  reading: StartupReading,
  investor: MatchableInvestor,
  theses: readonly Thesis[],
): string | null {
  const chosen = investor.investment_sectors.flatMap((name) => readSector(name).ids);
  const isChosen = reading.sector.ids.some((id) => chosen.includes(id));
  for (const thesis of theses) {
    const gate = thesis.gates.find((one) => closes(one, startup, reading));
    if (gate) return gate.quote;
    const place = outOfPlace(startup, thesis);
    if (place !== null) return place;
    // Whoever chose the sector as well takes both.
    const only = isChosen ? undefined : thesis.only[0];
    if (
      only &&
      !isWithin(
        thesis.only.flatMap(({ topics }) => topics),
        startup,
        reading,
      )
    )
      return only.quote;
  }
  return null;
}
