import type { LedgerEntry } from '@proofround/contracts';

import type { Statement } from '../../claims/statement.js';
import { OFFENCES } from '../screening/offences.js';
import { tellsLowChurn } from './churn.js';
import type { Scored } from './ledger.js';

const MAX_STRENGTHS = 5;

export const isFactor = ({ dimension }: LedgerEntry) => dimension !== 'cap' && dimension !== 'risk';
export const shareOf = ({ points, max_points }: LedgerEntry) => (max_points === 0 ? 0 : points / max_points);

/** Factors based on figures; they are no strengths when statements contradict each other. */
const ON_FIGURES: ReadonlySet<string> = new Set(['Users', 'Revenue', 'Product', 'Market size']);

/** Factors that describe completeness and progress, not a strength. */
const NO_STRENGTHS: ReadonlySet<string> = new Set(['Figures', 'Stage']);

interface Shown {
  /** The kinds of sentences that can show the factor's strength. */
  readonly by: readonly string[];
  /** Fields whose sentences cannot: the use of funds, for example, is a plan. */
  readonly notFrom: RegExp;
  /** Words of the subject, at least one of which the sentence must contain. */
  readonly words?: RegExp;
}

const WORK =
  /\b(?:\d+ ?(?:\+ )?(?:years?|yrs|jahre?n?|anos|ans)|years?|worked|former\w*|previous\w*|ex|led|head of|founded|co-?founded|built|ran|sold (?:my|his|her|our|a|the)|phd|dr|doctor\w*|nurse|engineer\w*|teacher|lawyer|chemist|physicist|professor|researcher|developer|trained|trabaj\w*|ingenier\w*|arbeitete|ingenieur\w*|travaill\w*)\b/;
const CUSTOMERS =
  /\b(?:customers?|clients?|users?|subscribers?|members?|buyers?|asked|interview\w*|spoke|talked|visited|sat down|bought|pa(?:y|ys|id|ying)|contracts?|kund\w*|clientes?|abonn\w*|shops?|firms?|compan\w*|owners?)\b/;
const MEASURED = /\d|\b(?:half|twice|third|quarter|measured|accura\w*|faster|fewer|less|more than)\b/;

/** The factors whose evidence is a sentence that the classifier chose. */
const SHOWN: Readonly<Record<string, Shown>> = {
  'Relevant experience': { by: ['team_experience'], notFrom: /^funding_usage$/, words: WORK },
  'Team completeness': { by: ['team_role', 'team_experience'], notFrom: /^funding_usage$/ },
  'Target customer': {
    by: ['customer', 'customer_contact', 'users', 'revenue'],
    notFrom: /^(?:funding_usage|team_background|competitive_advantage)$/,
    words: CUSTOMERS,
  },
  'Market size': { by: ['market_count'], notFrom: /^funding_usage$/, words: /\d|million|thousand/ },
  Competition: { by: ['alternatives'], notFrom: /^funding_usage$/ },
  Problem: {
    by: ['problem', 'problem_cost', 'customer_contact'],
    notFrom: /^(?:funding_usage|team_background|competitive_advantage)$/,
  },
  Solution: {
    by: ['solution', 'mechanism', 'outcome'],
    notFrom: /^(?:funding_usage|problem_statement|team_background|target_market)$/,
    words: MEASURED,
  },
  Edge: { by: ['edge', 'approval', 'outcome'], notFrom: /^funding_usage$/ },
  Users: {
    by: ['users', 'revenue', 'retention', 'growth'],
    notFrom: /^(?:funding_usage|problem_statement|team_background|competitive_advantage)$/,
  },
};
const SHOWS = 0.6;
const OF_PROBLEM = ['problem', 'problem_cost'];
const OF_SOLUTION = ['solution', 'mechanism', 'outcome'];

/** Fewer users are a beginning and no strength. */
const LEAST_USERS = 10;

/** Words of claims too good to be praised before anybody checked them. */
const TOO_GOOD =
  /\b(?:1\d\d ?%|100 ?%|guarante\w*|garant\w*|riskless|risk.?free|infinite\w*|unlimited|forever|perpetual|never (?:fails?|misses|stops|loses?)|without (?:any )?(?:loss|limit|energy)|no loss|any (?:file|disease|kind)|cures?|miracle\w*|revolution\w*|self.?taught|every ?one|all of humanity|too (?:many|slow|few|big))\b|(?:^|[^\d.])1\d\d ?%/;
/** The suspicion of an offence that forbids praise: for the sentence, and for the whole startup. */
const SUSPECT_SENTENCE = 0.3;
const SUSPECT_STARTUP = { one: 0.8, any: 0.9 };

/** Fields about other people, which show no offence of the founder. */
const OF_OTHERS = /^(?:target_market|problem_statement)$/;
/** The classifier is unreliable on shorter sentences. */
const MIN_WORDS = 5;

const suspicion = (statement: Statement) =>
  Math.max(...OFFENCES.map(({ code }) => statement.confidence(`offence:${code}`)));

/** Praise needs less suspicion than a hold needs proof. */
const isSuspect = ({ claims, offences }: Scored): boolean =>
  offences.length > 0 ||
  claims.statements.some(
    (statement) =>
      !OF_OTHERS.test(statement.field) &&
      statement.words.length >= MIN_WORDS &&
      (statement.confidence('offence:any') >= SUSPECT_STARTUP.any ||
        suspicion(statement) >= SUSPECT_STARTUP.one),
  );

/** Whether the kinds of a sentence show a factor: a problem is no strength of the solution, nor the reverse. */
function showsFactor(factor: string, statement: Statement, by: readonly string[]): boolean {
  const confidences = (kinds: readonly string[]) => kinds.map((kind) => statement.confidence(`kind:${kind}`));
  const best = Math.max(...confidences(by));
  const ofProblem = confidences(OF_PROBLEM).reduce((total, confidence) => total + confidence, 0);
  const ofSolution = Math.max(...confidences(OF_SOLUTION));
  if (factor === 'Solution' && ofProblem > ofSolution) return false;
  if (factor === 'Problem' && ofSolution > best) return false;
  return best >= SHOWS;
}

/** An address alone shows no product that one could praise, and a handful of users shows no demand. */
const isSlight = (factor: string, statement: Statement | undefined, { users }: Scored['claims']): boolean =>
  (factor === 'Product' && !statement) || (factor === 'Users' && (users?.value ?? 0) < LEAST_USERS);

/** Whether a sentence can be praised at all. A denial, a plan, an admission or the sentence of a risk cannot. */
function isPraiseworthy(statement: Statement, shown: Shown, { signs, risks }: Scored): boolean {
  if (statement.isDenied || statement.isPlanned || statement.isHype || statement.is('aside')) return false;
  if (shown.notFrom.test(statement.field) || TOO_GOOD.test(statement.text)) return false;
  if (suspicion(statement) >= SUSPECT_SENTENCE || statement.confidence('offence:any') >= SUSPECT_SENTENCE)
    return false;
  if (signs.some((sign) => !sign.isWhole && sign.statement === statement)) return false;
  return !risks.some(({ quote }) => quote === statement.quote);
}

/** Whether the evidence of a factor can be shown as its strength; figures can, and a link cannot. */
function canBeStrength({ factor, evidence }: LedgerEntry, scored: Scored): boolean {
  const { claims } = scored;
  const shown = SHOWN[factor];
  // The evidence is one sentence or a whole text.
  const statements = claims.statements.filter(
    ({ quote, field }) => quote === evidence || claims.facts[field]?.trim() === evidence,
  );
  if (isSlight(factor, statements[0], claims)) return false;
  if (!shown || statements.length === 0) return true;
  return (
    statements.every((statement) => isPraiseworthy(statement, shown, scored)) &&
    statements.some(
      (statement) => shown.words?.test(statement.text) !== false && showsFactor(factor, statement, shown.by),
    )
  );
}

/** The evidenced factors that can be praised, the strongest first; none for a doubtful startup. */
export function strongFactors(scored: Scored): LedgerEntry[] {
  const { ledger, contradictions } = scored;
  if (isSuspect(scored)) return [];
  return ledger
    .filter((entry) => isFactor(entry) && entry.rung === 'evidenced')
    .filter((entry) => !NO_STRENGTHS.has(entry.factor) && canBeStrength(entry, scored))
    .filter(({ factor }) => contradictions.length === 0 || !ON_FIGURES.has(factor))
    .toSorted((a, b) => shareOf(b) - shareOf(a) || b.points - a.points)
    .slice(0, MAX_STRENGTHS);
}

/** The sentence that says how few of the customers leave. */
function staying(scored: Scored): Statement | undefined {
  const { claims, contradictions } = scored;
  if (isSuspect(scored) || contradictions.length > 0 || (claims.users?.value ?? 0) < LEAST_USERS)
    return undefined;
  return claims.statements.find(
    (statement) =>
      tellsLowChurn(statement, claims) &&
      SHOWN['Users']?.notFrom.test(statement.field) !== true &&
      !statement.isDenied &&
      !statement.isPlanned &&
      !statement.isOnlyAboutOthers,
  );
}

/** The strengths; each sentence is praised once. */
export function strengthsOf(scored: Scored): string[] {
  const praised = new Set<string>();
  const factors = strongFactors(scored).flatMap(({ factor, evidence }) => {
    if (evidence !== null && praised.has(evidence)) return [];
    if (evidence !== null) praised.add(evidence);
    return [`${factor}${evidence === null ? '' : `: “${evidence}”`}`];
  });
  const stay = staying(scored);
  return stay && !praised.has(stay.quote)
    ? [...factors, `Customers stay: “${stay.quote}”`].slice(0, MAX_STRENGTHS)
    : factors;
}
