import type { Kind } from '../../topics/kinds.js';
import type { KnownTopic } from '../../topics/topics.js';
import { hasConcept } from '../has-concept.js';
import { ENOUGH_SENTENCES } from '../occurrences.js';
import type { StartupReading } from '../reading.js';

/** Topics that a startup also shows by its kind of business. */
const KINDS: Readonly<Record<string, Kind>> = {
  'topic:consumer': 'consumer',
  'topic:hardware': 'hardware',
  'sector:marketplace': 'marketplace',
  'topic:people by the hour': 'labour',
  'topic:agencies': 'agency',
};

export const isInSector = ({ sector }: StartupReading, topic: KnownTopic): boolean =>
  topic.sectors.some((id) => sector.ids.includes(id));

/**
 * Whether a startup names parts of a sector as its own business, without naming the sector: hospitals
 * and patients for health. One part must introduce it, and a single sentence may be in passing.
 */
function namesParts({ mentions }: StartupReading, { sectors }: KnownTopic): boolean {
  if (sectors.length === 0) return false;
  let sentences = 0;
  let isLeading = false;
  for (const part of mentions.values()) {
    const { within, denied, audience } = part;
    if (!within || denied || audience || part.sentences === 0 || !sectors.includes(within)) continue;
    sentences += part.sentences;
    isLeading ||= part.leading;
  }
  return isLeading && sentences >= ENOUGH_SENTENCES;
}

const APPROVED = new Set(['topic:medical devices', 'topic:regulatory approval']);
/** A device of a health startup is a medical device, whatever it calls it. */
const isMedicalDevice = ({ kinds, sector }: StartupReading, { key }: KnownTopic): boolean =>
  APPROVED.has(key) && kinds.has('hardware') && sector.ids.includes('health');

/** Whether a startup shows a topic's concept, whatever words beside the topic restrict. */
export const showsConcept = (reading: StartupReading, { concept }: KnownTopic): boolean =>
  concept !== undefined && hasConcept(reading, concept);

/** Whether a startup is about a sector or a topic of the vocabulary: by its kind, its sector or its texts. */
export function isAboutKnown(reading: StartupReading, topic: KnownTopic): boolean {
  const kind = KINDS[topic.key];
  if (kind && reading.kinds.has(kind)) return true;
  if (isInSector(reading, topic) || namesParts(reading, topic) || isMedicalDevice(reading, topic))
    return true;
  const mention = reading.mentions.get(topic.key);
  if (!mention || mention.everyday || mention.denied) return false;
  if (!mention.leading && mention.sentences < ENOUGH_SENTENCES) return false;
  return topic.sectors.length === 0 || !mention.audience || topic.key === 'topic:consumer';
}
