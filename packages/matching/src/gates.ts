import type { MatchableInvestor, MatchableStartup } from '@proofround/contracts';

import { hasSaid, isAbout, touches } from './about.js';
import { nearness, readPlace } from '@proofround/text/places/places.js';
import { neighboursOf, readSector } from '@proofround/text/sectors/sectors.js';
import { whereabouts } from './startup-place.js';
import type { StartupReading } from './startup-reading.js';
import type { Floor } from './thesis/milestones.js';
import { STAGE_ORDER, type Thesis } from './thesis/read-thesis.js';
import type { Gate } from './thesis/refusals.js';
import type { Topic } from './topics.js';

/** Topics that are the rest of another: whoever takes only the one refuses the other. */
const REST: Record<string, readonly string[]> = {
  'topic:b2b': ['topic:consumer'],
  'topic:software': ['topic:hardware'],
  'topic:consumer': ['topic:b2b'],
};

const order = (stage: MatchableStartup['stage']) => STAGE_ORDER.indexOf(stage);

/** Whether a figure is known to be below a floor: what is blank is unknown, unless it is too early. */
function isBelow(figure: number, least: number, startup: MatchableStartup, unsold: boolean): boolean {
  if (figure >= least) return false;
  return figure > 0 || unsold || order(startup.stage) < order('launched');
}

/** Whether a startup is known not to have reached a floor. */
function lacks(startup: MatchableStartup, reading: StartupReading, floor: Floor): boolean {
  const revenue = Math.max(startup.monthly_revenue, reading.revenue);
  const users = Math.max(startup.user_count, reading.users);
  switch (floor.kind) {
    case 'revenue':
      return !(revenue === 0 && reading.earns) && isBelow(revenue, floor.least, startup, reading.unsold);
    case 'users':
      return (
        !(floor.least <= 1 && (revenue > 0 || reading.earns || reading.used)) &&
        isBelow(users, floor.least, startup, false)
      );
    case 'stage':
      return order(startup.stage) < order(floor.least) && !(floor.least === 'launched' && revenue > 0);
    case 'said':
      return !hasSaid(reading, floor.words);
  }
}

/** Whether a startup has gone past what is a ceiling to somebody. */
function isPast(startup: MatchableStartup, reading: StartupReading, ceiling: Floor): boolean {
  switch (ceiling.kind) {
    case 'revenue':
      return Math.max(startup.monthly_revenue, reading.revenue) > beyond(ceiling.least);
    case 'users':
      return Math.max(startup.user_count, reading.users) > beyond(ceiling.least);
    case 'stage':
      return order(startup.stage) >= order(ceiling.least);
    case 'said':
      return false;
  }
}
/** "Once you have revenue" is any of it. */
const beyond = (least: number) => (least <= 1 ? 0 : least);

function closes(gate: Gate, startup: MatchableStartup, reading: StartupReading): boolean {
  if (gate.past) return isPast(startup, reading, gate.past);
  return (
    gate.about.every((topic) => isAbout(reading, topic)) &&
    (gate.lacks.length === 0 || gate.lacks.some((floor) => lacks(startup, reading, floor)))
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

type Places = readonly (readonly string[])[];

/** A startup that names a wider region than the one they want may still be in it. */
const anyIn = (here: Places, wanted: Places): boolean =>
  wanted.some((place) => here.some((mine) => nearness(mine, place) === 1 || place.includes(mine[0] ?? '')));

/** Whether all places that are named are among those chosen, or hold all of these. */
const isChosen = (named: Places, chosen: Places): boolean =>
  chosen.length > 0 &&
  (named.every((place) => anyIn([place], chosen)) || chosen.every((place) => anyIn([place], named)));

/**
 * Prose that says where they invest keeps the rest of the world out, if the places that they chose
 * say the same: two words for it are no slip.
 */
function outOfScope(
  startup: MatchableStartup,
  thesis: Thesis,
  preferred: readonly string[] | null,
): string | null {
  const here = whereabouts(startup);
  if (here.length === 0 || thesis.places.some(({ kind }) => kind === 'only')) return null;
  const chosen = (preferred ?? []).map(readPlace);
  if (chosen.some(({ anywhere }) => anywhere)) return null;
  const theirs = chosen.flatMap(({ places }) => places);
  // Prose that only names places is where they invest if their choice says the same.
  const scope = thesis.places.filter(
    ({ kind, places }) => kind === 'scope' || (kind === 'named' && isChosen(places, theirs)),
  );
  const [first] = scope;
  if (!first) return null;
  const said = scope.flatMap(({ places }) => places);
  if (theirs.length > 0 && !anyIn(theirs, said) && !anyIn(said, theirs)) return null;
  return anyIn(here, [...said, ...theirs, ...thesis.prefers]) ? null : first.quote;
}

function outOfPlace(startup: MatchableStartup, thesis: Thesis, otherSector: boolean): string | null {
  const here = whereabouts(startup);
  // Nobody knows that it is inside, and the sector is not theirs either.
  if (here.length === 0)
    return otherSector ? (thesis.places.find(({ kind }) => kind === 'only')?.quote ?? null) : null;
  const never = thesis.places.find(
    ({ kind, places }) =>
      kind === 'never' && places.some((place) => here.some((mine) => nearness(mine, place) === 1)),
  );
  if (never) return never.quote;
  const only = thesis.places.filter(({ kind }) => kind === 'only');
  const wanted = only.flatMap(({ places }) => places);
  return anyIn(here, wanted) ? null : (only[0]?.quote ?? null);
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
  const near = new Set([...chosen, ...chosen.flatMap(neighboursOf)]);
  const otherSector =
    chosen.length > 0 && reading.sector.ids.length > 0 && !reading.sector.ids.some((id) => near.has(id));
  for (const thesis of theses) {
    const gate = thesis.gates.find((one) => closes(one, startup, reading));
    if (gate) return gate.quote;
    // Where the present companies are is no rule.
    const place =
      outOfPlace(startup, thesis, otherSector) ??
      (thesis === theses[0] ? outOfScope(startup, thesis, investor.geography_preference) : null);
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
