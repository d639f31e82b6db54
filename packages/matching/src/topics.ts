import { nameOfSector, sectorMentions, type SectorId } from './sectors.js';
import { plain, singular } from './text.js';
import { TOPICS } from './topic-vocabulary.js';

/** What a thesis wants or refuses: a sector, a topic of the vocabulary, or a telling noun. */
export interface Topic {
  readonly key: string;
  readonly name: string;
  /** The sectors it stands for as a whole. */
  readonly sectors: readonly SectorId[];
  /** Words that are not in the vocabulary, in the singular: found literally. */
  readonly literal: string | null;
  /** Whoever runs such a thing, not whoever sells to it: "operators of schools". */
  readonly operated?: boolean;
  /** The telling words of a clause that describes what is meant; half of them mean it. */
  readonly clause?: readonly string[];
}

export interface TopicMention {
  readonly topic: Topic;
  /** Where it stands, in words. */
  readonly at: number;
  readonly words: number;
  /** An everyday word that means a sector only where it stands alone. */
  readonly everyday: boolean;
}

const singulars = (name: string) => plain(name).split(' ').map(singular).join(' ');

const TERMS: ReadonlyMap<string, readonly Topic[]> = (() => {
  const terms = new Map<string, Topic[]>();
  for (const line of TOPICS.split('\n').filter(Boolean)) {
    const [head = '', list = ''] = line.split(': ');
    const [name = '', sectors = ''] = head.split('=');
    const topic: Topic = {
      key: `topic:${name}`,
      name,
      sectors: sectors.split(',').filter(Boolean) as SectorId[],
      literal: null,
    };
    for (const term of list.split(', ').map(singulars)) terms.set(term, [...(terms.get(term) ?? []), topic]);
  }
  return terms;
})();
const LONGEST = Math.max(...[...TERMS.keys()].map((term) => term.split(' ').length));

/** The topics that stand for a whole sector, by that sector. */
const WHOLE = new Map(
  [...TERMS.values()]
    .flat()
    .flatMap((topic) => (topic.sectors[0] ? [[topic.sectors[0], topic] as const] : [])),
);

const ofSectors = (ids: readonly SectorId[]): Topic =>
  WHOLE.get(ids[0] ?? 'saas') ?? {
    key: `sector:${ids.join()}`,
    name: ids.map(nameOfSector).join(' and '),
    sectors: ids,
    literal: null,
  };

/** A noun or compound that no vocabulary has. */
export const literalTopic = (words: string): Topic => {
  const literal = singulars(words);
  return { key: `words:${literal}`, name: words, sectors: [], literal };
};

/** A refusal that names nothing but describes it: "apps that replace a human calling your mother". */
export const clauseTopic = (clause: readonly string[]): Topic => ({
  key: `clause:${clause.join(' ')}`,
  name: clause.join(' '),
  sectors: [],
  literal: null,
  clause,
});

/**
 * The topics that plain words name, longest names first served, in the order of the text. What a
 * topic of the vocabulary covers is not taken for the whole of its sector.
 */
export function topicMentions(words: readonly string[]): TopicMention[] {
  const single = words.map(singular);
  const sectors = new Map(sectorMentions(words).map((mention) => [mention.at, mention]));
  const found: TopicMention[] = [];
  for (let at = 0; at < words.length;) {
    const sector = sectors.get(at);
    let taken = 1;
    for (let length = Math.min(LONGEST, words.length - at); length > 0; length--) {
      const topics =
        sector && sector.words > length ? undefined : TERMS.get(single.slice(at, at + length).join(' '));
      for (const topic of topics ?? []) found.push({ topic, at, words: length, everyday: false });
      if (topics) taken = length;
      else if (sector?.words === length) {
        const { ids, everyday } = sector;
        found.push({ topic: ofSectors(ids), at, words: length, everyday });
        taken = length;
      } else continue;
      break;
    }
    at += taken;
  }
  return found;
}
