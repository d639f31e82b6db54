import { dollars, figure as count, type Rung } from '@proofround/contracts';
import { countryCalled } from '@proofround/text/places/countries.js';
import { placesIn } from '@proofround/text/places/places-named.js';

import type { Claims } from '../../claims/claims.js';
import { isOfProblem, isOfRivals, type TextField } from '../../claims/statement.js';
import type { FoundRisk } from '../risks/find.js';
import type { Sign } from '../signs/sign.js';

/** From +2 (very positive) to -2 (very negative). */
export type RiskRating = -2 | -1 | 0 | 1 | 2;

export interface RiskFinding {
  readonly name: string;
  readonly rating: RiskRating | null;
  readonly evidence: string | null;
}

type Rated = Omit<RiskFinding, 'name'>;
const UNKNOWN: Rated = { rating: null, evidence: null };

const SALES_STRONG = 5000;
const SALES_BEGUN = 10;
const MONTHS_COVERED = 36;

/** Rates a risk by its gravest found pattern; a mitigating sentence improves the rating. */
function byPatterns(
  risks: readonly FoundRisk[],
  codes: readonly string[],
  mitigation?: string | null,
): Rated {
  const found = risks.find(({ pattern }) => codes.includes(pattern.code));
  if (!found) return mitigation ? { rating: 1, evidence: mitigation } : UNKNOWN;
  const rating = mitigation ? 0 : found.pattern.weight === 3 ? -2 : -1;
  return { rating, evidence: found.quote };
}

function managementOf(claims: Claims, risks: readonly FoundRisk[]): Rated {
  const weak = byPatterns(risks, [
    'part_time',
    'solo_founder',
    'founder_conflict',
    'key_person',
    'no_technical_founder',
    'no_domain_experience',
  ]);
  const [did] = claims.of('team_experience');
  if (weak.rating !== null) return { ...weak, rating: did && weak.rating < 0 ? -1 : weak.rating };
  if (!did)
    return claims.facts.team_background === null
      ? UNKNOWN
      : { rating: -1, evidence: claims.in('team_background')[0]?.quote ?? null };
  return { rating: did.quantities.length > 0 ? 1 : 0, evidence: did.quote };
}

function stageOf({ facts, users, revenue }: Claims): Rated {
  const isLive = facts.stage === 'launched' || facts.stage === 'growing';
  const hasTraction = users !== null || revenue !== null;
  const ratings: Readonly<Record<'live' | 'mvp' | 'idea', RiskRating>> = hasTraction
    ? { live: 2, mvp: 1, idea: -1 }
    : { live: -1, mvp: 0, idea: -1 };
  const rating = ratings[isLive ? 'live' : facts.stage === 'mvp' ? 'mvp' : 'idea'];
  const figures = [
    ...(users ? [`${count(users.value)} users`] : []),
    ...(revenue ? [`${dollars(Math.round(revenue.value))} a month`] : []),
  ].join(' and ');
  return { rating, evidence: `Stage: ${facts.stage}${figures === '' ? '' : `; ${figures} (self-reported)`}` };
}

function salesOf({ users, revenue }: Claims): Rated {
  const earned = revenue?.value ?? 0;
  const rating: RiskRating =
    earned >= SALES_STRONG ? 2 : earned > 0 ? 1 : (users?.value ?? 0) >= SALES_BEGUN ? 0 : -1;
  return {
    rating,
    evidence: revenue ? (revenue.statement?.quote ?? `${dollars(earned)} a month (self-reported)`) : null,
  };
}

function capitalOf(claims: Claims): Rated {
  const { ask, revenue } = claims;
  if (!ask) return UNKNOWN;
  const uses = [...claims.in('funding_usage'), ...claims.of('funding_use')];
  const evidence = ask.statement?.quote ?? `Asks for ${dollars(ask.value)}`;
  if (uses.length === 0) return { rating: -2, evidence };
  if (revenue && ask.value / revenue.value <= MONTHS_COVERED) return { rating: 1, evidence };
  const figures = uses.reduce((sum, { quantities }) => sum + quantities.length, 0);
  return { rating: figures >= 2 ? 0 : -1, evidence };
}

function competitionOf(claims: Claims, risks: readonly FoundRisk[]): Rated {
  const [compared] = claims.of('alternatives');
  const [alone] = claims.of('no_rivals');
  const [edge] = claims.of('edge').filter(({ isPlanned }) => !isPlanned);
  const weak = byPatterns(
    risks,
    ['incumbent_bundles', 'crowded_market', 'no_moat', 'commodity_ai'],
    edge?.quote,
  );
  if (weak.rating !== null && weak.rating < 0) return weak;
  if (alone) return { rating: -1, evidence: alone.quote };
  if (edge ?? compared) return { rating: 1, evidence: (edge ?? compared)?.quote ?? null };
  return claims.in('competitive_advantage').length > 0
    ? { rating: 0, evidence: claims.in('competitive_advantage')[0]?.quote ?? null }
    : { rating: -1, evidence: null };
}

/** The founder says that an approval is awaited. */
const AWAITED = /^open\.(?:approval|no-permission)$/;

function legislationOf(risks: readonly FoundRisk[], approval: string | null, awaited: string | null): Rated {
  const found = byPatterns(risks, ['regulated', 'sensitive_data', 'political_currency'], approval);
  const isOpen = awaited !== null && (found.rating === null || found.rating >= 0);
  return isOpen ? { rating: 0, evidence: awaited } : found;
}

/** Fields that say where the startup sells. */
const OF_SALES: ReadonlySet<TextField> = new Set(['idea_description', 'solution_statement', 'target_market']);
const LEAST_COUNTRIES = 2;
const countriesIn = (text: string): string[] =>
  placesIn(text).flatMap(({ name }) => countryCalled(name) ?? []);

/** Countries in which the startup sells or wants to sell make the risk a usual one. */
function internationalOf(claims: Claims, risks: readonly FoundRisk[]): Rated {
  const found = byPatterns(risks, ['political_currency']);
  if (found.rating !== null) return found;
  const named = claims.statements
    .filter((statement) => OF_SALES.has(statement.field) && !isOfProblem(statement) && !isOfRivals(statement))
    .map(({ quote }) => ({ quote, countries: countriesIn(quote) }));
  const all = new Set(named.flatMap(({ countries }) => countries));
  if (all.size < LEAST_COUNTRIES) return UNKNOWN;
  const [most] = named.toSorted((a, b) => b.countries.length - a.countries.length);
  return { rating: 0, evidence: most?.quote ?? null };
}

/**
 * Rates the twelve risks of the Risk Factor Summation method from the claims. An unmentioned risk
 * is unknown (null) and counts as 0.
 */
export function auditRisks(
  claims: Claims,
  risks: readonly FoundRisk[],
  signs: readonly Sign[] = [],
): RiskFinding[] {
  const { facts } = claims;
  const awaited = signs.filter(({ code }) => AWAITED.test(code)).map(({ statement }) => statement);
  const approval = claims
    .of('approval')
    .find((statement) => !statement.isPlanned && !statement.isDenied && !awaited.includes(statement));
  const kept = claims
    .of('retention')
    .find((statement) => !statement.isPlanned && statement.quantities.length > 0);
  const measured = claims.of('outcome').find(({ isPlanned }) => !isPlanned);
  const technology = byPatterns(
    risks,
    ['unproven_technology', 'long_development', 'clinical_evidence'],
    measured?.quote,
  );
  return [
    { name: 'Management', ...managementOf(claims, risks) },
    { name: 'Stage of the business', ...stageOf(claims) },
    {
      name: 'Legislation and politics',
      ...legislationOf(risks, approval?.quote ?? null, awaited[0]?.quote ?? null),
    },
    {
      name: 'Manufacturing and delivery',
      ...byPatterns(risks, ['single_supplier', 'capital_intensive', 'perishable_logistics', 'hardware']),
    },
    { name: 'Sales and marketing', ...salesOf(claims) },
    { name: 'Raising capital', ...capitalOf(claims) },
    { name: 'Competition', ...competitionOf(claims, risks) },
    {
      name: 'Technology',
      ...(technology.rating === null
        ? { rating: facts.stage === 'idea' ? (-1 as const) : 0, evidence: facts.product_url }
        : technology),
    },
    { name: 'Litigation', ...byPatterns(risks, ['legal_dispute', 'ip_unclear', 'liability']) },
    { name: 'International', ...internationalOf(claims, risks) },
    { name: 'Reputation', ...byPatterns(risks, ['high_churn', 'content_moderation'], kept?.quote) },
    { name: 'Exit', ...UNKNOWN },
  ];
}

/** The risk level, 0 (safe) to 100 (risky): 100 × (24 − sum) / 48. */
export function riskLevel(findings: readonly RiskFinding[]): number {
  const sum = findings.reduce((total, { rating }) => total + (rating ?? 0), 0);
  return (100 * (24 - sum)) / 48;
}

/** The ledger's rung for a rating; its value is (rating + 2) / 4. */
export function rungOfRating(rating: RiskRating | null): Rung {
  if (rating === null) return 'not_assessed';
  return (['absent', 'considered', 'explained', 'specified', 'evidenced'] as const)[rating + 2] ?? 'absent';
}
