import type { NamedRisk } from '@proofround/contracts';

import type { Claims } from '../../claims/claims.js';
import type { Statement } from '../../claims/statement.js';
import { type RiskPattern, RISKS } from './catalogue.js';
import { namesRisk } from './cues.js';

export interface FoundRisk {
  readonly pattern: RiskPattern;
  readonly quote: string | null;
  /** 0 to 1. */
  readonly confidence: number;
  /** Its sentence names the risk, so it can be shown; otherwise it only counts in the audit. */
  readonly isShown: boolean;
}

const HIGH_CHURN_PERCENT = 5;
const LOW_PRICE = 5;
/** A market is too small when its yearly revenue is less than this multiple of the ask. */
const MARKET_TO_ASK = 10;
/** The most risks; a longer list is not read. */
const MAX_RISKS = 6;
/** The least confidence of a sentence that shows a risk. */
const MIN_CONFIDENCE = 0.7;
/** The least confidence of the shown sentence itself. */
const MIN_SHOWN = 0.65;
/** The classifier is unreliable on shorter sentences. */
const MIN_WORDS = 5;

type FindInFigures = (claims: Claims) => string | null;

const OF_INCOME = /^of (?:our |the |all )*(?:revenues?|sales|turnover|income|business|orders)\b/;
const ONE_PAYER = /\b(?:one|single|largest|biggest|main|only)\b/;
const MAX_OF_INCOME = 50;

/** Finds a risk in figures, by the code of the pattern; returns the quote. */
const BY_FIGURES: Readonly<Record<string, FindInFigures>> = {
  high_churn: ({ churn }) =>
    churn && churn.value >= HIGH_CHURN_PERCENT ? (churn.statement?.quote ?? null) : null,
  low_price_per_customer: ({ price }) =>
    price && (price.monthly ?? price.amount) <= LOW_PRICE ? price.statement.quote : null,
  single_customer: ({ statements }) =>
    statements.find(
      ({ text, quantities, isPlanned }) =>
        !isPlanned &&
        ONE_PAYER.test(text) &&
        quantities.some(
          ({ kind, value, behind }) => kind === 'percent' && value >= MAX_OF_INCOME && OF_INCOME.test(behind),
        ),
    )?.quote ?? null,
  ask_above_market: ({ ask, marketCount, price }) => {
    if (!ask || !marketCount?.statement || price?.monthly == null) return null;
    const year = marketCount.value * price.monthly * 12;
    return year < MARKET_TO_ASK * ask.value ? marketCount.statement.quote : null;
  },
};

/** Patterns that a known figure decides alone; sentences are then not considered. */
const DECIDED_BY_FIGURE: Readonly<Record<string, (claims: Claims) => boolean>> = {
  high_churn: ({ churn }) => churn !== null,
  low_price_per_customer: ({ price }) => price !== null,
};

/** Risks of the team; only sentences about the team show them. */
const OF_TEAM =
  /^(?:part_time|solo_founder|no_technical_founder|no_seller|no_domain_experience|key_person|founder_conflict|ip_unclear)$/;

/** Whether a sentence can show a risk; one about the problem, rivals or a former job usually cannot. */
function canShow(statement: Statement, code: string, hasApproval: boolean): boolean {
  if (statement.words.length < MIN_WORDS || statement.is('aside')) return false;
  if (code === 'regulated' && hasApproval) return false;
  if (OF_TEAM.test(code)) return true;
  if (statement.is('team_experience')) return false;
  const describesProblemOrRivals =
    statement.is('problem') || statement.is('problem_cost') || statement.is('alternatives');
  return !describesProblemOrRivals || /^(?:incumbent_bundles|crowded_market|no_moat)$/.test(code);
}

function byStatement(
  { statements, facts }: Claims,
  { code }: RiskPattern,
): { statement: Statement; confidence: number } | null {
  const hasApproval = statements.some(
    (statement) => statement.is('approval') && !statement.isDenied && !statement.isPlanned,
  );
  const shown = statements
    .filter((statement) => canShow(statement, code, hasApproval))
    .map((statement) => ({ statement, confidence: statement.confidence(`risk:${code}`) }))
    .toSorted((a, b) => b.confidence - a.confidence);
  const [best, second] = shown;
  if (!best || facts.idea_title === '') return null;
  // A second sentence raises the confidence.
  const confidence = 1 - (1 - best.confidence) * (1 - 0.3 * (second?.confidence ?? 0));
  return confidence >= MIN_CONFIDENCE ? { statement: best.statement, confidence } : null;
}

/** Risks that a sentence about the use of funds can show. */
const OF_FUNDS = /^(?:capital_intensive|long_development|regulated)$/;
/** Risks of the business itself, which a sentence about its customers cannot show. */
const NOT_OF_CUSTOMERS =
  /^(?:platform_dependence|perishable_logistics|hardware|liability|sensitive_data|no_moat)$/;
/** The words of a buyer; outside the target market a public body may only be mentioned. */
const BUYS =
  /\b(?:pa(?:y|ys|id|ying)|buy\w*|bought|sell\w*|sold|customers?|contracts?|tenders?|budgets?|procure\w*|purchas\w*)\b/;

/** Whether a sentence speaks of something else than the risk's subject. */
function isElsewhere({ field, text }: Statement, code: string): boolean {
  if (field === 'funding_usage') return !OF_FUNDS.test(code);
  if (field === 'team_background') return !OF_TEAM.test(code);
  if (field === 'target_market') return NOT_OF_CUSTOMERS.test(code) || OF_TEAM.test(code);
  return code === 'public_buyer' && !BUYS.test(text);
}

/** A price shows that customers pay little only if it is what one customer pays in a month. */
function showsLowPrice({ users, revenue, price }: Claims): boolean {
  if (users && revenue && users.value > 0) return revenue.value / users.value <= LOW_PRICE;
  return price?.monthly != null && PER_MONTH.test(price.statement.text);
}
/** Written beside a price that returns each month or year. */
const PER_MONTH = /\b(?:months?|monthly|mo|years?|yearly|subscri\w*|monat\w*|mes|mois|mese)\b/;

/** Risks that figures refute: what is sold today needs no more years until it can be sold, and earns. */
const REFUTED_BY_SALES = /^(?:long_development|no_monetisation)$/;
/** A way to earn, also a planned one. */
const EARNS =
  /\b(?:charg\w*|premium|ads?|advert\w*|subscri\w*|commission\w*|fees?|pric\w*|pay (?:for|us|me))\b|[$€£]\s?\d/;

/** Whether figures or the sentence itself refute a risk. */
const isRefuted = (code: string, { text }: Statement, { revenue, payers, price }: Claims): boolean =>
  (REFUTED_BY_SALES.test(code) && (revenue !== null || payers !== null)) ||
  (code === 'no_monetisation' && (price !== null || EARNS.test(text)));

/**
 * Risks whose sentences readers of the rounds r8 to r16 called false in at least half of the cases: 7 of 9, 3 of 6
 * and 2 of 4. They count in the audit, and nothing says so.
 */
const NOT_SHOWN = /^(?:platform_dependence|sensitive_data|unproven_technology)$/;

/** The risks that sentences or figures show; the gravest and surest first. */
export function risksIn(claims: Claims): FoundRisk[] {
  const found = RISKS.flatMap((pattern): FoundRisk[] => {
    const figures = BY_FIGURES[pattern.code]?.(claims) ?? null;
    if (figures !== null) {
      const isShown = pattern.code !== 'low_price_per_customer' || showsLowPrice(claims);
      return [{ pattern, quote: figures, confidence: 1, isShown }];
    }
    const sentence = DECIDED_BY_FIGURE[pattern.code]?.(claims) ? null : byStatement(claims, pattern);
    if (!sentence) return [];
    const { statement, confidence } = sentence;
    const isShown =
      statement.confidence(`risk:${pattern.code}`) >= MIN_SHOWN &&
      !NOT_SHOWN.test(pattern.code) &&
      !isRefuted(pattern.code, statement, claims) &&
      namesRisk(pattern.code, statement.text) &&
      !isElsewhere(statement, pattern.code);
    return [{ pattern, quote: statement.quote, confidence, isShown }];
  });
  return found
    .toSorted((a, b) => b.pattern.weight * b.confidence - a.pattern.weight * a.confidence)
    .slice(0, MAX_RISKS);
}

/** The risks in the shape of the API. */
export const namedRisks = (found: readonly FoundRisk[]): NamedRisk[] =>
  found.map(({ pattern: { code, title, question }, quote }) => ({ code, title, question, quote }));
