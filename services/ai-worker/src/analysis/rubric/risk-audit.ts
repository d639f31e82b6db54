import type { Rung } from '@proofround/contracts';

import { TEXT_FIELDS } from './fields.js';
import { quoted, type Dossier, type Sentence } from './reading.js';
import { BUILDER, CONTRASTS, INSIDER, NO_RIVALS, SELLER, TEAM_GAP } from './vocabulary.js';

/** +2 very positive … -2 very negative; null when nothing was said. */
export type RiskRating = -2 | -1 | 0 | 1 | 2;

export interface RiskFinding {
  readonly name: string;
  readonly rating: RiskRating | null;
  readonly evidence: string | null;
}

function sentenceWith({ fields }: Dossier, pattern: RegExp): Sentence | undefined {
  for (const field of TEXT_FIELDS) {
    const found = fields[field].sentences.find(({ text }) => pattern.test(text));
    if (found !== undefined) return found;
  }
  return undefined;
}

/** A subject that is rated better when it is dealt with than when it is only mentioned. */
function mentioned(
  dossier: Dossier,
  subject: RegExp,
  dealtWith: RegExp,
  open: RiskRating,
): Omit<RiskFinding, 'name'> {
  const found = sentenceWith(dossier, subject);
  if (found === undefined) return { rating: null, evidence: null };
  return { rating: dealtWith.test(found.text) ? 1 : open, evidence: quoted(found.raw) };
}

/** Sectors in which a licence or an approval stands between the idea and the customer. */
const REGULATED = /health|med|fin|bank|insur|pharma|legal|law|food|energy|drone|aviation/i;

const dollars = (amount: number) => `$${amount.toLocaleString('en-US')}`;

/** Regulated and silent about it is a risk; mentioned is known; dealt with is in its favour. */
function legislation(dossier: Dossier): Omit<RiskFinding, 'name'> {
  const found = mentioned(
    dossier,
    /\b(?:regulat\w*|licen[cs]\w*|complian\w*|gdpr|hipaa|fda|legal(?:ly)?|permit\w*|fca|mifid|ethics|certif\w*|law)\b/,
    /\b(?:certified|approved|approval|compliant|licensed|obtained|granted|registered|legally complete)\b/,
    0,
  );
  if (found.rating !== null || !REGULATED.test(dossier.facts.sector)) return found;
  return { rating: -1, evidence: null };
}

function rateFunding({ facts, fields }: Dossier): RiskRating | null {
  if (!facts.funding_ask) return null;
  if (!fields.funding_usage.says) return -2;
  const months = facts.monthly_revenue > 0 ? facts.funding_ask / facts.monthly_revenue : null;
  if (months !== null && months <= 36) return 1;
  return fields.funding_usage.figures.length >= 2 ? 0 : -1;
}

/**
 * The twelve risks of the Risk Factor Summation method, rated from what the founder states. What
 * nothing was said about is unknown and counts as 0, neither for nor against.
 */
export function auditRisks(dossier: Dossier): RiskFinding[] {
  const { facts, fields } = dossier;
  const live = facts.stage === 'launched' || facts.stage === 'growing';
  const traction = facts.user_count > 0 || facts.monthly_revenue > 0;
  const team = fields.team_background;
  const rival = fields.competitive_advantage;

  const stageRating: RiskRating =
    live && traction ? 2 : live ? -2 : facts.stage === 'mvp' ? (traction ? 1 : 0) : -1;
  const salesRating: RiskRating =
    facts.monthly_revenue >= 5000 ? 2 : facts.monthly_revenue > 0 ? 1 : facts.user_count >= 10 ? 0 : -1;
  const skilled = [BUILDER, SELLER, INSIDER].some((role) => team.matches(role));
  const known = !skilled ? -1 : team.figures.length > 0 ? 1 : 0;
  const managementRating: RiskRating | null =
    facts.team_background === null ? null : team.matches(TEAM_GAP) && known === 1 ? 0 : known;
  const competitionRating: RiskRating =
    !rival.says || rival.matches(NO_RIVALS) ? -1 : rival.matches(CONTRASTS) ? 1 : 0;

  return [
    { name: 'Management', rating: managementRating, evidence: quoted(team.sentences[0]?.raw) },
    {
      name: 'Stage of the business',
      rating: stageRating,
      evidence: `Stage: ${facts.stage}; ${facts.user_count.toLocaleString('en-US')} users, ${dollars(facts.monthly_revenue)} a month (self-reported)`,
    },
    { name: 'Legislation and politics', ...legislation(dossier) },
    {
      name: 'Manufacturing and delivery',
      ...mentioned(
        dossier,
        /\b(?:manufactur\w*|hardware|factory|supply chain|logistic\w*|warehouse|inventory|shipping|production run|to make)\b/,
        /\b(?:contract manufactur\w*|supplier|in production|partner\w*|tested|costs? .\d+)\b/,
        0,
      ),
    },
    {
      name: 'Sales and marketing',
      rating: salesRating,
      evidence:
        facts.monthly_revenue > 0 ? `${dollars(facts.monthly_revenue)} a month (self-reported)` : null,
    },
    {
      name: 'Raising capital',
      rating: rateFunding(dossier),
      evidence: facts.funding_ask ? `Asks for ${dollars(facts.funding_ask)}` : null,
    },
    { name: 'Competition', rating: competitionRating, evidence: quoted(rival.sentences[0]?.raw) },
    {
      name: 'Technology',
      rating: facts.product_url !== null && traction ? 1 : facts.stage === 'idea' ? -1 : 0,
      evidence: facts.product_url,
    },
    {
      name: 'Litigation',
      ...mentioned(
        dossier,
        /\b(?:lawsuit\w*|litigation|sued|infring\w*)\b/,
        /\b(?:settled|dismissed|won)\b/,
        -2,
      ),
    },
    {
      name: 'International',
      ...mentioned(
        dossier,
        /\b(?:international\w*|export\w*|cross-border|multi-?countr\w*|overseas|countries)\b/,
        /\b(?:already|live in|customers in|certified in both)\b/,
        0,
      ),
    },
    {
      name: 'Reputation',
      ...mentioned(
        dossier,
        /\b(?:testimonial\w*|referr\w*|recommend\w*|churn|retention|nps|nobody has left)\b/,
        /\d/,
        0,
      ),
    },
    {
      name: 'Exit',
      ...mentioned(
        dossier,
        /\b(?:acqui(?:sition|rers?)|ipo|buy ?out)\b/,
        /\b(?:offers?|approached|comparable)\b/,
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
