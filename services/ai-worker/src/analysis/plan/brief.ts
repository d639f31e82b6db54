import { singleLine } from '@proofround/text/words/prose.js';

import type { Claims } from '../../claims/claims.js';
import type { CustomerNoun } from '../../claims/customer.js';
import type { OwnedQuantity, Statement, TextField } from '../../claims/statement.js';
import { countsOwnBuyers } from '../../claims/users.js';
import { hints } from '../rubric/hints.js';
import { clausesAround } from '../signs/sign.js';
import { isFirm } from './buyers.js';
import type { Payers } from './payers.js';
import { placeOf } from './place.js';
import type { Earning } from './price-unit.js';
import type { Purchase } from './purchases.js';

/** A risk with the sentence that shows it, if one does. */
export interface QuotedRisk {
  readonly code: string;
  readonly quote: string | null;
}

/** The founder's figures, sentences and words that an idea may use. */
export interface Brief {
  readonly claims: Claims;
  /** The startup's name, or "your product" when the name does not fit into a sentence. */
  readonly name: string;
  /** The founder's word for customers: "care homes"; otherwise "customers". */
  readonly who: string;
  /** The singular of `who`: "care home". */
  readonly one: string;
  /** The word for people who are no customers yet: "care homes"; otherwise {@link UNNAMED}. */
  readonly prospects: string;
  readonly users: number;
  readonly revenue: number;
  /** Somebody uses the product or pays for it, according to a field or the text. */
  readonly isInUse: boolean;
  /** A sentence hints at users or income that are not counted. */
  readonly isHinted: boolean;
  /** The product is software, so log-ins and weekly use can be counted. */
  readonly isSoftware: boolean;
  readonly ask: number;
  /** Those who pay are organisations or trades, or the price is one of firms. */
  readonly isOfFirms: boolean;
  /** How the startup earns; null if the texts do not tell. */
  readonly earning: Earning | null;
  /** Those who pay today, or else use it, in the founder's words. */
  readonly payers: Payers;
  /** What the money of the round is to buy. */
  readonly purchases: readonly Purchase[];
  /** The founder's town or region; null if the field names none. */
  readonly place: string | null;
  /** The short quote of a risk in quotation marks; null without the risk or without a sentence. */
  readonly riskQuote: (code: string) => string | null;
  readonly hasRisk: (code: string) => boolean;
  /** The sentence with the highest confidence for one of the kinds. */
  readonly best: (...kinds: readonly string[]) => Statement | undefined;
  /** The first substantial sentence of the fields. */
  readonly opening: (...fields: readonly TextField[]) => Statement | undefined;
  /** A sentence that counts possible customers. */
  readonly counted: Statement | undefined;
  /** The number of possible customers in that sentence; null without one. */
  readonly marketCount: number | null;
  /** A sentence about a rival or the customers' present solution. */
  readonly rival: Statement | undefined;
  /** The most characters of a quote in a description. */
  readonly longestQuote: number;
  /** The statement's sentence, shortened, in quotation marks. */
  readonly quote: (statement: Statement) => string;
  /** The clauses around the words that a pattern finds, in quotation marks. */
  readonly quoteAt: (statement: Statement, pattern: RegExp) => string;
}

const MAX_NAME_LENGTH = 28;
const MIN_LETTERS = 12;
const MAX_NAME_WORDS = 3;
/** A word of a name: with a capital ("iFixit"), a number, or a joining word. */
const NAME_WORD =
  /\p{Lu}|^\p{N}|^(?:&|and|of|the|de|del|della|di|da|do|du|des|la|le|el|y|e|et|und|von|van)$/u;
const SOFTWARE =
  /\b(?:\w*apps?|\w*software|saas|(?:web ?)?platforms?|websites?|web ?app|dashboards?|chatbots?|browsers?|plugins?|log ?ins?|plataformas?|plateformes?|plattform\w*|aplicacion\w*|aplicativos?|logiciels?|piattaforma)\b/;

/** Shortens a sentence at a space and puts it into quotation marks, without final punctuation. */
export function shortQuote(text: string, longest: number): string {
  const line = text
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/["“”„«»]/g, '')
    .trim();
  const whole = line.replace(/[\s.;,:!…-]+$/u, '');
  if (whole.length <= longest) return `“${whole}”`;
  const cut = whole.slice(0, longest);
  const blank = cut.lastIndexOf(' ');
  return `“${(blank > longest / 2 ? cut.slice(0, blank) : cut).replace(/[\s.;,:–-]+$/u, '')} …”`;
}

const isLong = ({ text }: Statement) => (text.match(/\p{L}/gu)?.length ?? 0) >= MIN_LETTERS;
const says = (statement: Statement) => !statement.isHype && isLong(statement);

/** Whether a sentence repeats no word by mistake; only clean sentences are quoted. */
const isClean = ({ quote }: Statement) => !/\b(\p{L}+)\s+\1\b/iu.test(quote);

function nameOf(title: string): string {
  const [name = ''] = singleLine(title).split(/ [–—-] |: /);
  const fits = name.length <= MAX_NAME_LENGTH && /^[\p{L}\p{N}][\p{L}\p{N} &'’-]{2,}$/u.test(name);
  const words = name.split(' ');
  const looksLikeName = words.length <= MAX_NAME_WORDS && words.every((word) => NAME_WORD.test(word));
  return fits && looksLikeName && !/\b(\p{L}+)\s+\1\b/iu.test(name) ? name : 'your product';
}

const isNamed = ({ words }: Statement) => words.some(({ kind }) => kind === 'name');

/** A smaller count measures something else: hectares, beds, vans. */
const MIN_COUNTED = 50;
const MANY_COUNTED = 500;

/** The words before a number that is a size of one customer, a bound or a range. */
const SIZE_BEFORE =
  /(?:\b(?:with|have|has|having|from|to|between|under|below|than|aged?|serving|over|above)|\d\s?[-–])\s*$/;
/** The words behind it. */
const SIZE_BEHIND =
  /^(?:\+|\s*(?:[-–]|to)\s?\d)|^\s*(?:employees?|staff|seats?|beds?|inhabitants|rooms?|acres|hectares|people live|km|kilomet\w*|miles|minutes?|tonnes?|tons?|kg|kilos?|lit(?:re|er)s?|barrels?|births)\b/;

/** Whether a figure counts customers; others say how large one customer is. */
const isCounting = ({ text }: Statement, { start, end, text: figure }: OwnedQuantity) =>
  !/\d\s?[-–]\s?\d/.test(figure) &&
  !SIZE_BEFORE.test(text.slice(0, start)) &&
  !SIZE_BEHIND.test(text.slice(end));

/** A number that counts possible customers, with its sentence. */
interface Counted {
  readonly statement: Statement;
  readonly value: number;
}

function countedIn(claims: Claims): Counted | undefined {
  const countedAs = (statement: Statement, least: number): Counted[] =>
    isLong(statement)
      ? statement.quantities
          .filter(
            (quantity) =>
              quantity.kind === 'count' &&
              quantity.value >= least &&
              !countsOwnBuyers(statement, quantity) &&
              isCounting(statement, quantity),
          )
          .slice(0, 1)
          .map(({ value }) => ({ statement, value }))
      : [];
  return (
    claims.in('target_market').flatMap((statement) => countedAs(statement, MANY_COUNTED))[0] ??
    claims.of('market_count').flatMap((statement) => countedAs(statement, MIN_COUNTED))[0]
  );
}

function quotedAt({ quote, text }: Statement, pattern: RegExp, longest: number): string {
  const start = text.search(pattern);
  const end = start + (pattern.exec(text)?.[0].length ?? 1);
  return shortQuote(clausesAround(quote, { start, end }, longest), longest);
}

/** Stands for customers without a name. A task whose words contain it is left out (`wordingOf`). */
export const UNNAMED = 'people with this problem';

/** What a brief takes over as it is. The noun and the length differ between the briefs of a startup. */
export interface BriefParts extends Pick<Brief, 'earning' | 'payers' | 'purchases' | 'longestQuote'> {
  readonly noun: CustomerNoun;
}

/** Builds the brief from claims, with one noun for the customers and a maximum quote length. */
export function briefOf(
  claims: Claims,
  risks: readonly QuotedRisk[],
  { noun, longestQuote, earning, payers, purchases }: BriefParts,
): Brief {
  const users = claims.users?.value ?? 0;
  const revenue = Math.round(claims.revenue?.value ?? 0);
  const found = (code: string) => risks.find((risk) => risk.code === code);
  const counted = countedIn(claims);
  const isInUse = users > 0 || revenue > 0 || claims.payers !== null;
  return {
    claims,
    name: nameOf(claims.facts.idea_title),
    who: noun.plural,
    one: noun.singular,
    prospects: noun.isOwn ? noun.plural : UNNAMED,
    users,
    revenue,
    isInUse,
    isHinted: hints.use(claims) || hints.income(claims),
    isSoftware: claims.statements.some(({ text }) => SOFTWARE.test(text)),
    ask: Math.round(claims.ask?.value ?? 0),
    isOfFirms: isFirm(payers.many) || (noun.isOwn && isFirm(noun.plural)),
    hasRisk: (code) => found(code) !== undefined,
    riskQuote: (code) => {
      const text = found(code)?.quote ?? null;
      return text === null || !/\p{L}{2}/u.test(text) ? null : shortQuote(text, longestQuote);
    },
    best: (...kinds) =>
      claims
        .of(...kinds)
        .filter((statement) => says(statement) && isClean(statement))
        .toSorted((a, b) => sureness(b, kinds) - sureness(a, kinds))[0],
    opening: (...fields) => {
      const written = fields
        .flatMap((field) => claims.in(field))
        .filter((statement) => isLong(statement) && isClean(statement));
      return written.find((statement) => says(statement) && !statement.is('aside'));
    },
    counted: counted?.statement,
    marketCount: counted?.value ?? null,
    rival: claims
      .of('alternatives')
      .find(
        (statement) =>
          says(statement) &&
          isClean(statement) &&
          (statement.field === 'competitive_advantage' || isNamed(statement)),
      ),
    longestQuote,
    earning,
    payers,
    purchases,
    place: placeOf(claims.facts),
    quote: (statement) => shortQuote(statement.quote, longestQuote),
    quoteAt: (statement, pattern) => quotedAt(statement, pattern, longestQuote),
  };
}

const sureness = (statement: Statement, kinds: readonly string[]) =>
  Math.max(...kinds.map((kind) => statement.confidence(`kind:${kind}`)));
