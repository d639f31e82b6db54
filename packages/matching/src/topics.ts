import { PhraseBook } from '@proofround/text/words/phrase-book.js';
import { nameOfSector, sectorMentions, type SectorId } from '@proofround/text/sectors/sectors.js';
import { isStopWord, plain, singular, type Language } from '@proofround/text/words/plain-words.js';
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
  /** A clause that describes what is meant: its verb, and words of which half mean it. */
  readonly clause?: Clause;
  /** What narrows the name down: "indoor" farms are no other farms. */
  readonly narrowed?: readonly string[];
}

export interface Clause {
  /** What is done; null where the verb only joins ("that depends on"). */
  readonly verb: string | null;
  readonly words: readonly string[];
}

export interface TopicMention {
  readonly topic: Topic;
  /** Where it stands, in words. */
  readonly at: number;
  readonly words: number;
  /** An everyday word that means a sector only where it stands alone. */
  readonly everyday: boolean;
  /** It names only a part of its sector ("video" of media). */
  readonly part: boolean;
  /** It may be what somebody looks for, not only what is refused. */
  readonly isSubject: boolean;
}

const singulars = (name: string) => plain(name).split(' ').map(singular).join(' ');

const ALL: ReadonlyMap<string, readonly Topic[]> = (() => {
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
const TERMS = new PhraseBook(ALL);

/** The topics that stand for a whole sector, by that sector. */
const WHOLE = new Map(
  [...ALL.values()].flat().flatMap((topic) => (topic.sectors[0] ? [[topic.sectors[0], topic] as const] : [])),
);

const ofSectors = (ids: readonly SectorId[]): Topic =>
  WHOLE.get(ids[0] ?? 'saas') ?? {
    key: `sector:${ids.join()}`,
    name: ids.map(nameOfSector).join(' and '),
    sectors: ids,
    literal: null,
  };

/** German joins a name to a head that says only that it is a business: "Hardwarefirmen". */
const GERMAN_HEAD =
  /s?(?:geschafte?|firm(?:a|en)|projekten?|projekte?|produkte?|anbieter|unternehmen|startups?|modelle?|themen|apps?)$/;
const withoutHead = (word: string): string =>
  word.length > 9 ? word.replace(GERMAN_HEAD, '') || word : word;

/** A noun or compound that no vocabulary has. */
export const literalTopic = (words: string): Topic => {
  const literal = singulars(words);
  return { key: `words:${literal}`, name: words, sectors: [], literal };
};

/** A refusal that names nothing but describes it: "apps that replace a human calling your mother". */
export const clauseTopic = (clause: Clause): Topic => {
  const name = [clause.verb, ...clause.words].filter((word) => word !== null).join(' ');
  return { key: `clause:${name}`, name, sectors: [], literal: null, clause };
};

/** A topic with what narrows it down; the wider topic may be wanted all the same. */
export const narrowedTopic = (topic: Topic, narrowed: readonly string[]): Topic => ({ ...topic, narrowed });

/**
 * The topics that plain words name, longest names first served, in the order of the text. What a
 * topic of the vocabulary covers is not taken for the whole of its sector, and a word that only
 * joins others in this language ("für") names nothing.
 */
export function topicMentions(written: readonly string[], language: Language): TopicMention[] {
  const words = language === 'de' ? written.map(withoutHead) : written;
  const single = words.map(singular);
  const sectors = new Map(sectorMentions(words).map((mention) => [mention.at, mention]));
  const found: TopicMention[] = [];
  for (let at = 0; at < words.length;) {
    const joins = language !== 'en' && isStopWord(words[at] ?? '', language);
    const term = TERMS.at(single, at, (_, length) => length > 1 || !joins);
    const sector = sectors.get(at);
    const common = { at, everyday: false, part: false, isSubject: true };
    if (term && term.words >= (sector?.words ?? 0)) {
      for (const topic of term.value) found.push({ ...common, topic, words: term.words });
      at += term.words;
    } else if (sector && (sector.words > 1 || !joins)) {
      const { ids, words: length, everyday, part } = sector;
      found.push({ ...common, topic: ofSectors(ids), words: length, everyday, part });
      at += length;
    } else at++;
  }
  return found;
}
