import type { MatchableStartup } from '@proofround/contracts';
import {
  haystackOf,
  neighboursOf,
  readSector,
  type SectorId,
  type SectorReading,
  sectorsInProse,
  sectorWords,
} from '@proofround/text/sectors/sectors.js';
import { wordSet } from '@proofround/text/word-set.js';
import {
  isStopWord,
  languageByStopWords,
  type LanguageCode,
  singular,
  stem,
} from '@proofround/text/words/plain-words.js';
import { remembered, rememberedFor } from '@proofround/text/words/remembered.js';
import { z } from 'zod';

import { milestonesIn } from '../thesis/milestones.js';
import { sentencesForMatching, wordsForMatching } from '../thesis/words.js';
import { type Kind, kindsOf } from '../topics/kinds.js';
import { topicMentions } from '../topics/topics.js';
import type { Sentences } from './occurrences.js';
import { isAudience, isDenied, isFought, isNotYet } from './words.js';

/** How a startup's texts mention a topic. */
interface Mention {
  /** The sector of which the topic is a part. */
  readonly within: SectorId | undefined;
  /** The number of sentences that present it as their business or market, not as something they fight or replace. */
  sentences: number;
  /** It is named in the title, the first sentences or the target market. */
  leading: boolean;
  /** The startup says that it does not do this. */
  denied: boolean;
  /** It is named only as the audience, as in the target market. */
  audience: boolean;
  /** The target market names it; null without a target market. */
  buyer: boolean | null;
  everyday: boolean;
  /** It is named only in a list of keywords, which earns nothing. */
  listed: boolean;
}

export interface StartupReading {
  readonly sector: SectorReading;
  /** The neighbours of its sectors. */
  readonly neighbours: ReadonlySet<SectorId>;
  /** The specific words of the sector's name. */
  readonly sectorWords: ReadonlySet<string>;
  /** Title and description by `haystackOf`. */
  readonly prose: string;
  /** The sectors that title and description name. */
  readonly described: readonly SectorId[];
  readonly mentions: ReadonlyMap<string, Mention>;
  /** The sentences of title, description, solution and market in plain singular words. */
  readonly statements: Sentences;
  readonly problem: Sentences;
  /** The sentences of `statements` that introduce the startup. */
  readonly leading: ReadonlySet<readonly string[]>;
  /** The sentences of `statements` that name the target market. */
  readonly market: ReadonlySet<readonly string[]>;
  /** The sentences of `statements` that are only lists of keywords. */
  readonly keywordLists: ReadonlySet<readonly string[]>;
  /** Monthly revenue in dollars and users that the texts state; the profile's fields are separate. */
  readonly revenue: number;
  readonly users: number;
  /** The texts state that somebody pays, with or without an amount. */
  readonly isPaid: boolean;
  /** A sentence with a figure speaks of paying, in any language: too little to claim it. */
  readonly mayBePaid: boolean;
  /** The texts state that somebody uses the product. */
  readonly isUsed: boolean;
  /** The texts state that nobody pays yet. */
  readonly isUnsold: boolean;
  readonly kinds: ReadonlySet<Kind>;
  readonly stems: ReadonlySet<string>;
}

const EARNS =
  /\b(?:paying (?:customers?|clients?|users?|subscribers?)|\d[\d.,]* (?:\p{L}+ ){0,3}(?:pay|pays|paid|paying)\b|(?:we|i|have|has) sold\b|(?:keep|take|charge|retain) \d[\d.,]*%|sales of|in (?:orders|sales)|(?:we|i) (?:charge|keep|take) (?:\p{L}+ ){0,2}[$€£]?\d|(?:companies|customers|hospitals|clinics|shops|users) pay (?!no)|zahlende|verkauft|clients? payants?|(?:avons|ont) vendu|nous facturons|cobramos|vendimos|clientes (?:de pago|pagantes|que pagan|que pagam)|vendemos|abbiamo venduto|betalende)/u;
const USED =
  /\b(?:(?:in|im) (?:daily |weekly |taglichen )?(?:use|einsatz|betrieb) (?:at|by|in|bei)|in uso (?:da|presso)|(?:\d+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|zwei|drei|vier|funf|sechs|deux|trois|quatre|cinq|dos|tres|cuatro|cinco|dois|quatro|due|tre) (?:\p{L}+ ){1,4}(?:use|used|using|uses|run it|signed up|nutzen|verwenden|benutzen|utilisent|usan|usaron|lo han usado|utilizan|usam|usaram|utilizam|usano|gebruiken)\b)/u;
const UNSOLD =
  /\b(?:pre revenue|(?:no|zero|not any) (?:revenue|sales|income|paying|customers?)\b|nobody pays|(?:not|nothing) (?:yet )?(?:charge|charged|sold|earn|earned)|without (?:revenue|sales)|free (?:for now|so far|until)|kein(?:e|en)? (?:umsatz|einnahmen|zahlend\p{L}*)|noch nichts verkauft|pas (?:encore )?de (?:chiffre|revenus|ventes)|sin (?:ingresos|ventas)|sem (?:receita|vendas)|nessun (?:ricavo|fatturato)|geen omzet|(?:todavia|aun|por ahora|de momento|ainda|por enquanto|pour l instant|encore|ancora|per ora|nog|noch|vorerst|still) (?:\p{L}+ ){0,2}(?:gratis|gratuit\p{L}*|kostenlos|free)|(?:gratis|gratuit\p{L}*|kostenlos) (?:por ahora|de momento|por enquanto|pour l instant|per ora|vorerst))\b/u;
/** A figure beside somebody who pays, in any language: too little to claim, enough not to exclude. */
const SELLS =
  /(?<!\p{L})(?:pa(?:y|ys|id|ying)|bought|sold|zahl(?:t|en|ten)|bezahl(?:t|en|ten)|gekauft|kaufen|verkauft\p{L}*|paient|paie|paye|achetent|achete|vendu\p{L}*|pagan?|pagaron|pagam|pagaram|pagano|pagato|compra(?:n|m|ron|ram)|vendid[oa]s?|vend(?:imos|emos)|comprano|comprato|venduto|betalen|betaald?|betaalden|kochten|verkocht|plac(?:a|aja|ilo|i)|zaplac\p{L}+|kupil\p{L}*|kupuj\p{L}+|sprzedal\p{L}*|placaju|prodal\p{L}*|платят|платит|заплатил\p{L}*|купил\p{L}*|покупают|продал\p{L}*|od(?:uyor|edi)\p{L}*|sat[iı]yor\p{L}*|satt[iı]\p{L}*|ald[iı]k|kiralad[iı]\p{L}*)(?!\p{L})|支払|売上|販売し/u;
/** Words around it with which nobody pays yet, or the founder does. */
const PAYS_OTHERWISE = wordSet(
  'we i us me nobody noone not no never dont doesnt would will could should to wir ich niemand nicht wurden wurde nous je personne ne on nosotros yo nadie no nao ninguem eu nos noi io nessuno non wij ik niemand niet nikt nie my ja никто не мы я kimse degil if wenn si se als',
);
const sells = (words: readonly string[]): boolean =>
  words.some((word) => /\d/.test(word)) &&
  words.some(
    (word, at) =>
      matches(SELLS, [word]) &&
      ![...words.slice(Math.max(0, at - 3), at), ...words.slice(at + 1, at + 3)].some((near) =>
        PAYS_OTHERWISE.has(near),
      ),
  );
const matches = (pattern: RegExp, words: readonly string[]) => pattern.test(words.join(' '));

/** A longer sentence with almost no function words is a list of keywords. */
const LIST_WORDS = 7;

function isList(words: readonly string[], language: LanguageCode): boolean {
  const real = words.filter((word) => /\p{L}/u.test(word));
  return (
    real.length > LIST_WORDS && real.filter((word) => isStopWord(word, language)).length < real.length / 10
  );
}

const texts = z.object({
  sector: z.string(),
  title: z.string(),
  description: z.string(),
  market: z.string(),
  problemStatement: z.string(),
  solution: z.string(),
});
type Texts = z.output<typeof texts>;
const textsOf = (startup: MatchableStartup): Texts => ({
  sector: startup.sector,
  title: startup.idea_title,
  description: startup.idea_description,
  market: startup.target_market ?? '',
  problemStatement: startup.problem_statement ?? '',
  solution: startup.solution_statement ?? '',
});
/** Two startups with the same texts have the same reading, so the texts are its key. */
const readOnce = remembered((json) => read(texts.parse(JSON.parse(json))));

/** Reads a startup's texts once for all investors that it is compared with; texts are remembered as well. */
export const readStartup = rememberedFor((startup: MatchableStartup) =>
  readOnce(JSON.stringify(textsOf(startup))),
);

/** The number of sentences at the start of a description that introduce the startup. */
const LEADING = 2;

function read({ sector, title, description, market, problemStatement, solution }: Texts): StartupReading {
  const [first, ...rest] = [description, solution].map((text) => sentencesForMatching(text));
  const introducing = [sector, title].flatMap(sentencesForMatching).concat(first?.slice(0, LEADING) ?? []);
  const buyers = sentencesForMatching(market);
  const following = (first ?? []).slice(LEADING).concat(...rest);
  const wordsIn = (sentence: string) => wordsForMatching(sentence).normalized;
  return interpret(
    { sector, title, market, description, language: languageByStopWords(description) },
    {
      introducing: introducing.map(wordsIn),
      buyers: buyers.map(wordsIn),
      following: following.map(wordsIn),
      problem: sentencesForMatching(problemStatement).map(wordsIn),
    },
  );
}

type StartupSentences = Record<'introducing' | 'buyers' | 'following' | 'problem', Sentences>;

function interpret(
  {
    sector,
    title,
    market,
    language,
    description,
  }: Record<'sector' | 'title' | 'market' | 'description', string> & { language: LanguageCode },
  texts: StartupSentences,
): StartupReading {
  const { introducing, buyers, following, problem } = texts;
  const leading = [...introducing, ...buyers];
  const sentences = [...leading, ...following];
  const statements = sentences.map((words) => words.map(singular));
  const solved = problem.map((words) => words.map(singular));
  const sectorReading = readSector(sector);
  const prose = `${title}. ${description}`;
  return {
    sector: sectorReading,
    neighbours: new Set(sectorReading.ids.flatMap(neighboursOf)),
    sectorWords: new Set(sectorWords(sector)),
    prose: haystackOf(prose),
    described: sectorsInProse(prose),
    mentions: mentionsOf(texts, language),
    statements,
    keywordLists: new Set(statements.filter((words) => isList(words, language))),
    problem: solved,
    leading: new Set(statements.slice(0, leading.length)),
    market: new Set(statements.slice(introducing.length, leading.length)),
    // Figures of the target market are not the startup's own.
    ...tractionOf([...introducing, ...following]),
    kinds: kindsOf([...statements, ...solved], market),
    stems: new Set([...statements, ...solved].flat().map(stem)),
  };
}

/** The revenue and users that sentences state, without those planned or denied. */
function tractionOf(
  sentences: Sentences,
): Pick<StartupReading, 'revenue' | 'users' | 'isPaid' | 'mayBePaid' | 'isUsed' | 'isUnsold'> {
  const stated = sentences
    .filter((words) => !isNotYet(words))
    .flatMap((words) => milestonesIn(words).filter(({ side }) => side !== 'lacking'));
  // "Revenue" without an amount has the least value 1 and counts as no figure.
  const least = (kind: 'revenue' | 'users') =>
    stated.flatMap(({ traction }) => (traction.kind === kind ? [traction.least] : []));
  const most = (kind: 'revenue' | 'users') => Math.max(0, ...least(kind).filter((figure) => figure > 1));
  return {
    revenue: most('revenue'),
    users: most('users'),
    isPaid:
      least('revenue').length > 0 || sentences.some((words) => !isNotYet(words) && matches(EARNS, words)),
    mayBePaid: sentences.some((words) => !isNotYet(words) && sells(words)),
    isUsed: sentences.some((words) => !isNotYet(words) && matches(USED, words)),
    isUnsold: sentences.some((words) => matches(UNSOLD, words)),
  };
}

function mentionsOf({ introducing, buyers, following, problem }: StartupSentences, language: LanguageCode) {
  const mentions = new Map<string, Mention>();
  const leading = [...introducing, ...buyers];
  const isMarketKnown = buyers.length > 0;
  for (const [index, words] of [...leading, ...following].entries()) {
    const isMarket = index >= introducing.length && index < leading.length;
    const list = isList(words, language);
    const inSentence = new Map<string, Mention>();
    for (const [position, { topic, at, length, everyday }] of topicMentions(words, language).entries()) {
      const about = !isFought(words, at, length);
      add(inSentence, topic.key, {
        within: topic.within,
        sentences: about ? 1 : 0,
        leading: about && index < leading.length,
        denied: isDenied(words, at),
        audience: isMarket || isAudience(words, at, language),
        buyer: isMarketKnown ? isMarket : null,
        everyday,
        listed: list && position > 0,
      });
    }
    for (const [key, mention] of inSentence) {
      add(mentions, key, { ...mention, sentences: Math.min(1, mention.sentences) });
    }
  }
  const solved = {
    sentences: 0,
    leading: false,
    denied: false,
    audience: true,
    buyer: isMarketKnown ? false : null,
    listed: false,
  };
  for (const { topic, everyday } of problem.flatMap((words) => topicMentions(words, language))) {
    add(mentions, topic.key, { ...solved, everyday, within: topic.within });
  }
  return mentions;
}

function add(mentions: Map<string, Mention>, key: string, mention: Mention): void {
  const existing = mentions.get(key);
  if (!existing) mentions.set(key, mention);
  else {
    existing.sentences += mention.sentences;
    existing.leading ||= mention.leading;
    existing.denied ||= mention.denied;
    existing.audience &&= mention.audience;
    if (mention.buyer) existing.buyer = true;
    existing.everyday &&= mention.everyday;
    existing.listed &&= mention.listed;
  }
}
