import type { NamedRisk } from '@proofround/contracts';

import type { Claims } from '../../claims/claims.js';
import type { Statement } from '../../claims/statement.js';
import { namesRisk } from './cues.js';
import { RISKS, type RiskPattern } from './catalogue.js';

/** A pattern that was found, with what shows it and how sure that is. */
export interface FoundRisk {
  readonly pattern: RiskPattern;
  readonly quote: string | null;
  /** 0 to 1. */
  readonly confidence: number;
  /** Its sentence names it, so that it can be shown; an unclear one only weighs in the audit. */
  readonly isShown: boolean;
}

const HIGH_CHURN_PERCENT = 5;
const LOW_PRICE = 5;
/** A market that pays less than so many times the ask in a year is small for it. */
const MARKET_TO_ASK = 10;
/** Investors ask about the worst; more than this is a list nobody reads. */
const MOST = 6;
/** From this confidence on a sentence shows a risk. */
const LEAST = 0.7;
/** Fragments of fewer words are read too easily for anything. */
const LEAST_WORDS = 5;

type Sign = (claims: Claims) => string | null;

const OF_INCOME = /^of (?:our |the |all )*(?:revenues?|sales|turnover|income|business|orders)\b/;
const ONE_PAYER = /\b(?:one|single|largest|biggest|main|only)\b/;
const MOST_OF_INCOME = 50;

/** What figures alone show, by the code of the pattern. */
const BY_FIGURES: Readonly<Record<string, Sign>> = {
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
          ({ kind, value, behind }) =>
            kind === 'percent' && value >= MOST_OF_INCOME && OF_INCOME.test(behind),
        ),
    )?.quote ?? null,
  ask_above_market: ({ ask, marketCount, price }) => {
    if (!ask || !marketCount?.statement || price?.monthly == null) return null;
    const year = marketCount.value * price.monthly * 12;
    return year < MARKET_TO_ASK * ask.value ? marketCount.statement.quote : null;
  },
};

/** Where the figure itself is known, it decides, and no sentence can show the risk against it. */
const DECIDED: Readonly<Record<string, (claims: Claims) => boolean>> = {
  high_churn: ({ churn }) => churn !== null,
  low_price_per_customer: ({ price }) => price !== null,
};

/** Risks that lie in the team itself; a sentence on anything else shows none of them, and the other way round. */
const OF_TEAM =
  /^(?:part_time|solo_founder|no_technical_founder|no_seller|no_domain_experience|key_person|founder_conflict|ip_unclear)$/;

/** Whether a sentence can show a risk at all: not one about the problem, about rivals or about a former job. */
function maySay(statement: Statement, code: string, hasApproval: boolean): boolean {
  if (statement.words.length < LEAST_WORDS || statement.is('aside')) return false;
  if (code === 'regulated' && hasApproval) return false;
  if (OF_TEAM.test(code)) return true;
  if (statement.is('team_experience')) return false;
  const isOfOthers = statement.is('problem') || statement.is('problem_cost') || statement.is('alternatives');
  return !isOfOthers || /^(?:incumbent_bundles|crowded_market|no_moat)$/.test(code);
}

function byStatement(
  { statements, facts }: Claims,
  { code }: RiskPattern,
): { statement: Statement; confidence: number } | null {
  const hasApproval = statements.some(
    (statement) => statement.is('approval') && !statement.isDenied && !statement.isPlanned,
  );
  const shown = statements
    .filter((statement) => maySay(statement, code, hasApproval))
    .map((statement) => ({ statement, confidence: statement.confidence(`risk:${code}`) }))
    .toSorted((a, b) => b.confidence - a.confidence);
  const [best, second] = shown;
  if (!best || facts.idea_title === '') return null;
  // Two sentences that hint at the same say more than one.
  const confidence = 1 - (1 - best.confidence) * (1 - 0.3 * (second?.confidence ?? 0));
  return confidence >= LEAST ? { statement: best.statement, confidence } : null;
}

/** A list of what money is for shows hardly any risk but that of what is bought. */
const OF_FUNDS = /^(?:hardware|capital_intensive|long_development|regulated)$/;
const isElsewhere = ({ field }: Statement, code: string) =>
  (field === 'funding_usage' && !OF_FUNDS.test(code)) || (field === 'team_background' && !OF_TEAM.test(code));

/** Every pattern that claims or figures show; the gravest and surest first. */
export function risksIn(claims: Claims): FoundRisk[] {
  const found = RISKS.flatMap((pattern): FoundRisk[] => {
    const figures = BY_FIGURES[pattern.code]?.(claims) ?? null;
    if (figures !== null) return [{ pattern, quote: figures, confidence: 1, isShown: true }];
    const said = DECIDED[pattern.code]?.(claims) ? null : byStatement(claims, pattern);
    if (!said) return [];
    const { statement, confidence } = said;
    const isShown = namesRisk(pattern.code, statement.text) && !isElsewhere(statement, pattern.code);
    return [{ pattern, quote: statement.quote, confidence, isShown }];
  });
  return found
    .toSorted((a, b) => b.pattern.weight * b.confidence - a.pattern.weight * a.confidence)
    .slice(0, MOST);
}

/** As the API shows them. */
export const namedRisks = (found: readonly FoundRisk[]): NamedRisk[] =>
  found.map(({ pattern: { code, title, question }, quote }) => ({ code, title, question, quote }));
