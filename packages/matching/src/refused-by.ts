import { type MatchableInvestor, type MatchableStartup, STAGES } from '@proofround/contracts';
import type { SectorId } from '@proofround/text/sectors/sectors.js';

import { readInvestor } from './investor/reading.js';
import { outOfPlace } from './investor/territory.js';
import { isAbout, saysItHas, touches } from './startup/about.js';
import { deniesHaving } from './startup/denials.js';
import { hasConcept } from './startup/has-concept.js';
import { isBeyondLimit } from './startup/limits.js';
import { placesOfStartup } from './startup/place.js';
import type { StartupReading } from './startup/reading.js';
import { mentionsCognate, mentionsForm } from './startup/word-forms.js';
import type { Requirement, Traction } from './thesis/milestones.js';
import type { Thesis } from './thesis/read-thesis.js';
import type { Refusal } from './thesis/refusals.js';
import type { KnownTopic } from './topics/topics.js';

/** Opposite topics: an investor who takes only the key refuses the values. */
const OPPOSITES: Record<string, readonly string[]> = {
  'topic:b2b': ['topic:consumer'],
  'topic:software': ['topic:hardware'],
  'topic:consumer': ['topic:b2b'],
};
const OPPOSITE_SECTORS: Record<string, readonly SectorId[]> = {
  'topic:consumer': ['consumer'],
  'topic:hardware': ['hardware', 'robotics'],
};

/** Sectors whose startups mostly make or move things; those that make software say so. */
const OF_THINGS: ReadonlySet<SectorId> = new Set([
  'food',
  'hardware',
  'robotics',
  'consumer',
  'agritech',
  'biotech',
  'cleantech',
  'logistics',
  'mobility',
]);
/** Whether nothing about a startup suggests software. */
const isWithoutSoftware = ({ sector: { ids }, kinds }: StartupReading): boolean =>
  !kinds.has('software') && ids.length > 0 && ids.every((id) => OF_THINGS.has(id));

const order = (stage: MatchableStartup['stage']) => STAGES.indexOf(stage);

/** Whether a figure is known to be below a least value. Zero is unknown, unless the stage is before launch or nobody pays yet. */
function isBelow(figure: number, least: number, startup: MatchableStartup, unsold = false): boolean {
  if (figure >= least) return false;
  return figure > 0 || unsold || order(startup.stage) < order('launched');
}

/** A figure of the profile or, where its field is blank, of the texts. */
const statedFigure = (field: number, read: number): number => (field > 0 ? field : read);

/** Whether a startup is known to fail a requirement. */
function fails(startup: MatchableStartup, reading: StartupReading, requirement: Requirement): boolean {
  const revenue = statedFigure(startup.monthly_revenue, reading.revenue);
  const users = statedFigure(startup.user_count, reading.users);
  switch (requirement.kind) {
    case 'revenue':
      return (
        !(revenue === 0 && (reading.isPaid || reading.mayBePaid)) &&
        isBelow(revenue, requirement.least, startup, reading.isUnsold)
      );
    case 'users':
      return (
        !(requirement.least <= 1 && (revenue > 0 || reading.isPaid || reading.isUsed)) &&
        isBelow(users, requirement.least, startup)
      );
    case 'stage':
      return (
        order(startup.stage) < order(requirement.least) && !(requirement.least === 'launched' && revenue > 0)
      );
    case 'licence':
      return !hasConcept(reading, 'licence');
    case 'undenied':
      return requirement.words.some((word) => deniesHaving(reading, word));
    case 'ask':
    case 'team':
    case 'share':
      return isBeyondLimit(startup, reading, requirement);
    case 'said':
      return !saysItHas(reading, requirement.words);
  }
}

/** Whether a startup has passed an investor's ceiling. */
function isPast(startup: MatchableStartup, reading: StartupReading, ceiling: Traction): boolean {
  switch (ceiling.kind) {
    case 'revenue':
      return statedFigure(startup.monthly_revenue, reading.revenue) > ceilingValue(ceiling.least);
    case 'users':
      return statedFigure(startup.user_count, reading.users) > ceilingValue(ceiling.least);
    case 'stage':
      return order(startup.stage) >= order(ceiling.least);
  }
}
/** "Once you have revenue" means any revenue at all. */
const ceilingValue = (least: number) => (least <= 1 ? 0 : least);

/**
 * Whether an exception spares a startup. If a requirement of all startups has an exception without a topic of the
 * vocabulary, nobody knows whom the exception means, so the requirement rules out nobody.
 */
function isSpared({ unless, about, unmet }: Refusal, reading: StartupReading): boolean {
  if (!unless) return false;
  const isOfThings = unmet.some(({ kind }) => kind === 'undenied');
  if (unless.topics.some((topic) => touches(reading, topic))) return true;
  if (about.length === 0 && !isOfThings && unless.topics.length === 0) return true;
  return unless.words.some((word) => mentionsForm(reading, word) || mentionsCognate(reading, word));
}

function applies(refusal: Refusal, startup: MatchableStartup, reading: StartupReading): boolean {
  if (refusal.ceiling) return isPast(startup, reading, refusal.ceiling);
  return (
    refusal.about.every((topic) => isAbout(reading, topic)) &&
    (refusal.unmet.length === 0 || refusal.unmet.some((requirement) => fails(startup, reading, requirement)))
  );
}

const excludes = (refusal: Refusal, startup: MatchableStartup, reading: StartupReading): boolean =>
  applies(refusal, startup, reading) && !isSpared(refusal, reading);

/** Whether a startup may fall under the only topics that an investor considers. */
function isWithin(
  topics: readonly KnownTopic[],
  startup: MatchableStartup,
  reading: StartupReading,
): boolean {
  const { ids, any, other } = reading.sector;
  if (any || (ids.length === 0 && other === null)) return true;
  return topics.some((topic) => {
    const opposites = OPPOSITES[topic.key];
    if (opposites) {
      if (topic.key === 'topic:software' && isWithoutSoftware(reading)) return false;
      return (
        touches(reading, topic) ||
        !opposites.some((key) => isAbout(reading, { ...topic, key, sectors: OPPOSITE_SECTORS[key] ?? [] }))
      );
    }
    return (
      touches(reading, topic) || topic.sectors.some((id) => ids.includes(id) || reading.neighbours.has(id))
    );
  });
}

/**
 * The sentence that limits the investor to other topics than the startup's; null if none does. A sector chosen in the
 * profile is accepted beside them, but says nothing about customers and devices: "B2B only" counts for
 * every sector that does not contradict it.
 */
function outOfTopics(
  startup: MatchableStartup,
  reading: StartupReading,
  { only }: Thesis,
  chosen: readonly SectorId[],
): string | null {
  if (only.length === 0) return null;
  const isChosen = reading.sector.ids.some((id) => chosen.includes(id));
  const contradicts = ({ key }: KnownTopic) =>
    (OPPOSITES[key] ?? []).some((opposite) => OPPOSITE_SECTORS[opposite]?.some((id) => chosen.includes(id)));
  const counting = isChosen
    ? only.filter(({ topics }) => topics.every((topic) => OPPOSITES[topic.key] && !contradicts(topic)))
    : only;
  const [first] = counting;
  const topics = counting.flatMap((rule) => rule.topics);
  return first && !isWithin(topics, startup, reading) ? first.quote : null;
}

/** The investor's sentence that rules the startup out; null when none does. */
export function exclusionQuote(
  startup: MatchableStartup,
  reading: StartupReading,
  investor: MatchableInvestor,
): string | null {
  const { sectorIds, closeSectors, texts } = readInvestor(investor);
  const { ids } = reading.sector;
  const otherSector = sectorIds.length > 0 && ids.length > 0 && !ids.some((id) => closeSectors.has(id));
  for (const { thesis, territory, refusals } of texts) {
    const refusal = refusals.find((rule) => excludes(rule, startup, reading));
    if (refusal) return refusal.quote;
    const place = outOfPlace(placesOfStartup(startup), territory, otherSector);
    if (place !== null) return place;
    const only = outOfTopics(startup, reading, thesis, sectorIds);
    if (only !== null) return only;
  }
  return null;
}
