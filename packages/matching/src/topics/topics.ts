import { isSectorId, nameOfSector, type SectorId, sectorMentions } from '@proofround/text/sectors/sectors.js';
import { PhraseBook } from '@proofround/text/words/phrase-book.js';
import { inPlainWords, isStopWord, type LanguageCode, singular } from '@proofround/text/words/plain-words.js';

import { TOPICS } from './vocabulary.js';

/** A subject that a thesis wants or refuses: a sector, a topic of the vocabulary or a distinctive noun. */
export interface Topic {
  readonly key: string;
  readonly name: string;
  /** The sectors that the topic covers fully. */
  readonly sectors: readonly SectorId[];
  /** The sector of which the topic is a part. */
  readonly within?: SectorId;
  /** Singular words outside the vocabulary, to be found literally; null for vocabulary topics. */
  readonly literal: string | null;
  /** Only those who run it, not those who sell to it: "operators of schools". */
  readonly operated?: boolean;
  /** Only those who sell to it: "anything sold to schools". */
  readonly sold?: boolean;
  /** Something that a business needs or is, in any language: vehicles, public payers. */
  readonly concept?: string;
  /** A clause that describes the subject; a startup that uses half of its words matches. */
  readonly clause?: Clause;
  /** Words that one sentence of a startup must all have: "driver" and "camera". */
  readonly phrase?: readonly string[];
  /** The phrase names those whom the startup serves. */
  readonly served?: boolean;
  /** Words that narrow the name: "indoor" of "indoor farms". */
  readonly narrowed?: readonly string[];
}

export interface Clause {
  /** Null for a linking verb ("that depends on"). */
  readonly verb: string | null;
  readonly words: readonly string[];
  /** The words are of another language than English, so their endings may differ. */
  readonly isForeign?: boolean;
}

export interface TopicMention {
  readonly topic: Topic;
  /** The index of its first word. */
  readonly at: number;
  readonly words: number;
  /** An everyday word that means a sector only by itself. */
  readonly everyday: boolean;
  /** It names only a part of its sector ("video" of Media). */
  readonly part: boolean;
  /** Whether investors can ask for it. Other topics can only be ruled out. */
  readonly isSubject: boolean;
}

const singulars = (name: string) => inPlainWords(name).split(' ').map(singular).join(' ');

const ALL: ReadonlyMap<string, readonly Topic[]> = (() => {
  const terms = new Map<string, Topic[]>();
  for (const line of TOPICS.split('\n').filter(Boolean)) {
    const [head = '', list = ''] = line.split(': ');
    const [, name = '', sign, named = ''] = /^([^=<]+)([=<])?(.*)$/.exec(head) ?? [];
    const ids = named.split(',').filter(isSectorId);
    const [within] = sign === '<' ? ids : [];
    const topic: Topic = {
      key: `topic:${name}`,
      name,
      sectors: sign === '=' ? ids : [],
      ...(within && { within }),
      literal: null,
    };
    for (const term of list.split(', ').map(singulars)) terms.set(term, [...(terms.get(term) ?? []), topic]);
  }
  return terms;
})();
const TERMS = new PhraseBook(ALL);

/** The topics that cover a whole sector, by sector. */
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

/** The last part of German compounds that only means "business": "Hardwarefirmen". */
const GERMAN_HEAD =
  /s?(?:geschafte?|firm(?:a|en)|projekten?|projekte?|produkte?|anbieter|unternehmen|startups?|modelle?|themen|apps?)$/;
const withoutHead = (word: string): string =>
  word.length > 9 ? word.replace(GERMAN_HEAD, '') || word : word;

/** The topic of a noun or compound outside the vocabulary. */
export const literalTopic = (words: string): Topic => {
  const literal = singulars(words);
  return { key: `words:${literal}`, name: words, sectors: [], literal };
};

/** The topic of a refusal by description: "apps that replace a human calling your mother". */
export const clauseTopic = (clause: Clause): Topic => {
  const name = [clause.verb, ...clause.words].filter((word) => word !== null).join(' ');
  return { key: `clause:${name}`, name, sectors: [], literal: null, clause };
};

/** The topic of a name of several words, which a startup may say in another order: "cameras at the driver". */
export const phraseTopic = (words: readonly string[]): Topic => {
  const name = words.join(' ');
  return { key: `phrase:${name}`, name, sectors: [], literal: null, phrase: words.map(singulars) };
};

/** Those whom a startup serves: "apps for doctors". */
export const audienceTopic = (words: readonly string[]): Topic => {
  const topic = phraseTopic(words);
  return { ...topic, key: `for:${topic.name}`, served: true };
};

/** A topic restricted by narrowing words; the wider topic may still be wanted. */
export const narrowedTopic = (topic: Topic, narrowed: readonly string[]): Topic => ({ ...topic, narrowed });

/**
 * The topics named in normalised words, in text order. The longest name wins. A vocabulary topic
 * takes precedence over its sector. Function words of the language ("für") name nothing.
 */
export function topicMentions(written: readonly string[], language: LanguageCode): TopicMention[] {
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
