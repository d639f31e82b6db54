import type { Rung, StartupFacts } from '@proofround/contracts';

import { read } from './reading.js';

/** +2 very positive … -2 very negative; null when nothing was said. */
export type RiskRating = -2 | -1 | 0 | 1 | 2;

export interface RiskFinding {
  readonly name: string;
  readonly rating: RiskRating | null;
  readonly evidence: string | null;
}

type Text = keyof Pick<
  StartupFacts,
  | 'idea_description'
  | 'problem_statement'
  | 'solution_statement'
  | 'target_market'
  | 'competitive_advantage'
  | 'funding_usage'
  | 'team_background'
>;
const TEXTS: readonly Text[] = [
  'idea_description',
  'problem_statement',
  'solution_statement',
  'target_market',
  'competitive_advantage',
  'funding_usage',
  'team_background',
];

function sentenceWith(facts: StartupFacts, pattern: RegExp): string | null {
  for (const field of TEXTS) {
    const found = read(facts[field]).sentences.find((sentence) => pattern.test(sentence));
    if (found !== undefined) return found.length <= 200 ? found : `${found.slice(0, 199).trimEnd()}…`;
  }
  return null;
}

/** A subject that is rated better when it is dealt with than when it is only mentioned. */
function mentioned(
  facts: StartupFacts,
  subject: RegExp,
  dealtWith: RegExp,
  open: RiskRating,
): Omit<RiskFinding, 'name'> {
  const evidence = sentenceWith(facts, subject);
  if (evidence === null) return { rating: null, evidence: null };
  return { rating: dealtWith.test(evidence) ? 1 : open, evidence };
}

/**
 * The twelve risks of the Risk Factor Summation method, rated from what the founder states. What
 * nothing was said about is unknown and counts as 0, neither for nor against.
 */
export function auditRisks(facts: StartupFacts): RiskFinding[] {
  const live = facts.stage === 'launched' || facts.stage === 'growing';
  const traction = facts.user_count > 0 || facts.monthly_revenue > 0;
  const team = read(facts.team_background);

  const stageRating: RiskRating =
    live && traction ? 2 : live ? -2 : facts.stage === 'mvp' ? (traction ? 1 : 0) : -1;
  const salesRating: RiskRating =
    facts.monthly_revenue >= 5000 ? 2 : facts.monthly_revenue > 0 ? 1 : facts.user_count >= 10 ? 0 : -1;
  const runwayMonths =
    facts.funding_ask && facts.monthly_revenue > 0 ? facts.funding_ask / facts.monthly_revenue : null;
  const fundingRating: RiskRating | null =
    facts.funding_ask === null || facts.funding_ask === 0
      ? null
      : facts.funding_usage === null
        ? -2
        : runwayMonths !== null && runwayMonths <= 36
          ? 1
          : 0;
  const competition = read(facts.competitive_advantage);

  return [
    {
      name: 'Management',
      rating:
        facts.team_background === null ? null : team.figures.length > 0 ? 1 : team.content.size >= 7 ? 0 : -1,
      evidence: team.sentences[0] ?? null,
    },
    {
      name: 'Stage of the business',
      rating: stageRating,
      evidence: `Stage: ${facts.stage}; ${facts.user_count.toLocaleString('en-US')} users, $${facts.monthly_revenue.toLocaleString('en-US')} a month (self-reported)`,
    },
    {
      name: 'Legislation and politics',
      ...mentioned(
        facts,
        /\b(regulat\w*|licen[cs]\w*|complian\w*|gdpr|hipaa|fda|legal|permit\w*|fca|mifid)\b/i,
        /\b(certified|approved|compliant|licensed|obtained|granted|registered)\b/i,
        -1,
      ),
    },
    {
      name: 'Manufacturing and delivery',
      ...mentioned(
        facts,
        /\b(manufactur\w*|hardware|factory|supply chain|logistic\w*|warehouse|inventory|shipping)\b/i,
        /\b(contract manufactur\w*|supplier signed|in production|partner\w*|tested)\b/i,
        -1,
      ),
    },
    {
      name: 'Sales and marketing',
      rating: salesRating,
      evidence:
        facts.monthly_revenue > 0
          ? `$${facts.monthly_revenue.toLocaleString('en-US')} a month (self-reported)`
          : null,
    },
    {
      name: 'Raising capital',
      rating: fundingRating,
      evidence: facts.funding_ask ? `Asks for $${facts.funding_ask.toLocaleString('en-US')}` : null,
    },
    {
      name: 'Competition',
      rating: facts.competitive_advantage === null ? -1 : competition.compares ? 1 : 0,
      evidence: competition.sentences[0] ?? null,
    },
    {
      name: 'Technology',
      rating: facts.product_url !== null ? 1 : facts.stage === 'idea' ? -1 : 0,
      evidence: facts.product_url,
    },
    {
      name: 'Litigation',
      ...mentioned(
        facts,
        /\b(lawsuit\w*|litigation|sued|infring\w*|dispute\w*)\b/i,
        /\b(settled|dismissed|won)\b/i,
        -2,
      ),
    },
    {
      name: 'International',
      ...mentioned(
        facts,
        /\b(international\w*|export\w*|cross-border|multi-?countr\w*|overseas)\b/i,
        /\b(already|live in|customers in)\b/i,
        0,
      ),
    },
    {
      name: 'Reputation',
      ...mentioned(
        facts,
        /\b(review\w*|testimonial\w*|referr\w*|recommend\w*|churn|retention|nps)\b/i,
        /\d/,
        0,
      ),
    },
    {
      name: 'Exit',
      ...mentioned(
        facts,
        /\b(acqui(?:red|sition|rers?)|exit|ipo|buy ?out)\b/i,
        /\b(offers?|approached|comparable)\b/i,
        0,
      ),
    },
  ];
}

/** 0 (safe) to 100 (risky): 100 × (24 − sum) / 48. */
export function riskLevel(findings: readonly RiskFinding[]): number {
  const sum = findings.reduce((total, { rating }) => total + (rating ?? 0), 0);
  return (100 * (24 - sum)) / 48;
}

/** The rung that stands for a rating in the ledger; a rating is worth (rating + 2) / 4. */
export function rungOfRating(rating: RiskRating | null): Rung {
  if (rating === null) return 'not_assessed';
  return (['absent', 'considered', 'explained', 'specified', 'evidenced'] as const)[rating + 2] ?? 'absent';
}
