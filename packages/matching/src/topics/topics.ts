import { displayName, isSectorId, type SectorId, sectorMentions } from '@proofround/text/sectors/sectors.js';
import { PhraseBook } from '@proofround/text/words/phrase-book.js';
import { inPlainWords, isStopWord, type LanguageCode, singular } from '@proofround/text/words/plain-words.js';

import { TOPICS } from './vocabulary.js';

interface Keyed {
  /** Its prefix is `topic:` or `sector:` (known), `words:` (literal), `phrase:`, `for:` (audience), `clause:` or `concept:`. */
  readonly key: string;
  readonly name: string;
}

/** What words beside a name may restrict. */
interface Restricted {
  /** Words that narrow the name: "indoor" of "indoor farms". */
  readonly narrowed?: readonly string[];
  /** Only those who run it ("operators of schools") or only those who sell to it ("anything sold to schools"). */
  readonly role?: 'operator' | 'supplier';
}

/** A sector, or a topic of the vocabulary. */
export interface KnownTopic extends Keyed, Restricted {
  readonly kind: 'known';
  /** The sectors that the topic covers fully. */
  readonly sectors: readonly SectorId[];
  /** The sector of which the topic is a part. */
  readonly within?: SectorId;
  /** A startup with this concept is about the topic too. */
  readonly concept?: string;
}

/** A noun or compound outside the vocabulary. */
export interface LiteralTopic extends Keyed, Restricted {
  readonly kind: 'literal';
  /** Its words in the singular. */
  readonly literal: string;
}

/** A topic that a thesis names, to ask for it or to refuse it. */
export type NamedTopic = KnownTopic | LiteralTopic;

/** A subject that a thesis wants or refuses. */
export type Topic =
  | NamedTopic
  /** All these words must be in one sentence of the startup, in any order: "cameras at the driver". */
  | (Keyed & { readonly kind: 'phrase'; readonly phrase: readonly string[] })
  /** The same, but the words name those whom the startup serves: "apps for doctors". */
  | (Keyed & { readonly kind: 'audience'; readonly phrase: readonly string[] })
  /** A clause that describes the subject: "apps that replace a human calling your mother". */
  | (Keyed & { readonly kind: 'clause'; readonly clause: Clause })
  /** Something that a business needs or is, in any language: vehicles, public payers. */
  | (Keyed & { readonly kind: 'concept'; readonly concept: string });

export interface Clause {
  /** Null for a linking verb ("that depends on"). */
  readonly verb: string | null;
  readonly words: readonly string[];
  /** The words are of another language than English, so their endings may differ. */
  readonly isForeign?: boolean;
}

export interface TopicMention {
  readonly topic: NamedTopic;
  /** The index of its first word. */
  readonly at: number;
  /** In words. */
  readonly length: number;
  /** An everyday word that means a sector only by itself. */
  readonly everyday: boolean;
  /** It names only a part of its sector ("video" of Media). */
  readonly part: boolean;
  /** Whether investors can ask for it. Other topics can only be ruled out. */
  readonly isSubject: boolean;
}

interface KnownMention extends TopicMention {
  readonly topic: KnownTopic;
}

const singulars = (name: string) => inPlainWords(name).split(' ').map(singular).join(' ');

const ALL: ReadonlyMap<string, readonly KnownTopic[]> = (() => {
  const terms = new Map<string, KnownTopic[]>();
  for (const line of TOPICS.split('\n').filter(Boolean)) {
    const [head = '', list = ''] = line.split(': ');
    const [, name = '', sign, named = ''] = /^([^=<]+)([=<])?(.*)$/.exec(head) ?? [];
    const ids = named.split(',').filter(isSectorId);
    const [within] = sign === '<' ? ids : [];
    const topic: KnownTopic = {
      kind: 'known',
      key: `topic:${name}`,
      name,
      sectors: sign === '=' ? ids : [],
      ...(within && { within }),
    };
    for (const term of list.split(', ').map(singulars)) terms.set(term, [...(terms.get(term) ?? []), topic]);
  }
  return terms;
})();
const TERMS = new PhraseBook(ALL);

/** The topics that cover a whole sector, by sector. */
const WHOLE = new Map(
  [...ALL.values()].flat().flatMap((topic) => topic.sectors.slice(0, 1).map((id) => [id, topic] as const)),
);

const ofSectors = (ids: readonly SectorId[]): KnownTopic => {
  const [first] = ids;
  const name = ids.map(displayName).join(' and ');
  const several: KnownTopic = { kind: 'known', key: `sector:${ids.join()}`, name, sectors: ids };
  return (first && WHOLE.get(first)) ?? several;
};

/** The last part of German compounds that only means "business": "Hardwarefirmen". */
const GERMAN_HEAD =
  /s?(?:geschafte?|firm(?:a|en)|projekten?|projekte?|produkte?|anbieter|unternehmen|startups?|modelle?|themen|apps?)$/;
const withoutHead = (word: string): string =>
  word.length > 9 ? word.replace(GERMAN_HEAD, '') || word : word;

export const literalTopic = (words: string): LiteralTopic => {
  const literal = singulars(words);
  return { kind: 'literal', key: `words:${literal}`, name: words, literal };
};

export const clauseTopic = (clause: Clause): Topic => {
  const name = [clause.verb, ...clause.words].filter((word) => word !== null).join(' ');
  return { kind: 'clause', key: `clause:${name}`, name, clause };
};

export const phraseTopic = (words: readonly string[]): Topic => {
  const name = words.join(' ');
  return { kind: 'phrase', key: `phrase:${name}`, name, phrase: words.map(singulars) };
};

export const audienceTopic = (words: readonly string[]): Topic => {
  const name = words.join(' ');
  return { kind: 'audience', key: `for:${name}`, name, phrase: words.map(singulars) };
};

export const conceptTopic = (concept: string): Topic => ({
  kind: 'concept',
  key: `concept:${concept}`,
  name: concept,
  concept,
});

/** A topic restricted by narrowing words; the wider topic may still be wanted. */
export const narrowedTopic = <T extends NamedTopic>(topic: T, narrowed: readonly string[]): T => ({
  ...topic,
  narrowed,
});

export const isNarrowed = (topic: Topic): boolean =>
  (topic.kind === 'known' || topic.kind === 'literal') && topic.narrowed !== undefined;

export const conceptOf = (topic: Topic): string | undefined =>
  topic.kind === 'known' || topic.kind === 'concept' ? topic.concept : undefined;

/** The words of a topic outside the vocabulary, or the name of any other. */
export const wordsOfTopic = (topic: Topic): string => (topic.kind === 'literal' ? topic.literal : topic.name);

/**
 * The topics named in normalised words, in text order. The longest name wins. A vocabulary topic
 * takes precedence over its sector. Function words of the language ("für") name nothing.
 */
export function topicMentions(written: readonly string[], language: LanguageCode): KnownMention[] {
  const words = language === 'de' ? written.map(withoutHead) : written;
  const single = words.map(singular);
  const sectors = new Map(sectorMentions(words).map((mention) => [mention.at, mention]));
  const found: KnownMention[] = [];
  for (let at = 0; at < words.length;) {
    const joins = language !== 'en' && isStopWord(words[at] ?? '', language);
    const term = TERMS.at(single, at, (_, length) => length > 1 || !joins);
    const sector = sectors.get(at);
    const common = { at, everyday: false, part: false, isSubject: true };
    if (term && term.length >= (sector?.length ?? 0)) {
      for (const topic of term.value) found.push({ ...common, topic, length: term.length });
      at += term.length;
    } else if (sector && (sector.length > 1 || !joins)) {
      const { ids, length, everyday, part } = sector;
      found.push({ ...common, topic: ofSectors(ids), length, everyday, part });
      at += length;
    } else at++;
  }
  return found;
}
