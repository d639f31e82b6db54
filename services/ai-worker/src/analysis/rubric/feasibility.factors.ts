import type { Claims } from '../../claims/claims.js';
import { isOwn } from '../../claims/owner.js';
import type { Statement } from '../../claims/statement.js';
import { type Factor, type Finding, NO_FINDING } from './factor.js';
import { countsPeople, isOwnResult, isSource } from './own-evidence.js';
import { about, explains, ladder, quoting, rungOf, statesFigure, type Steps } from './rungs.js';
import { isOnlyUse, isPriceOfOthers, speaksOf } from './subjects.js';

/** Rights, approvals and agreements, which a copy lacks. */
const RIGHTS =
  /\b(?:patent\w*|exclusiv\w*|exklusiv\w*|licen[cs](?:es?|ed)|registered (?:with|by|as)|registration|lizenz\w*|trade ?marks?|approved|approval|certifi\w+|zertifi\w+|accredit\w+|brevet\w*|contracts?)\b/;
/** A right that is still awaited is not held: "the approval takes 14 weeks". */
const AWAITED =
  /\b(?:wait\w*|await\w*|needs?|needed|pending|not yet|missing|must|(?:takes?|will take) (?:about |around |some |up to )?(?:\d+|\w+) (?:days|weeks|months|years))\b/;
/** Whether a sentence tells of an approval or another right that is still to come. */
const isAwaited = (statement: Statement): boolean =>
  (statement.is('approval') || RIGHTS.test(statement.text)) && AWAITED.test(statement.text);

/** The statements about the solution; the description when the others tell only of use. */
export function solutionStatements(claims: Claims): Statement[] {
  const found = about(claims, 'solution_statement', 'solution', 'mechanism').filter(
    (statement) => !isSource(statement) && !isAwaited(statement),
  );
  if (found.every(isOnlyUse)) return [...claims.in('idea_description')];
  // A result alone tells not how it works; the description does.
  const isOnlyResult = !explains(found) && found.some((one) => one.is('outcome') && isOwnResult(one));
  return isOnlyResult ? [...found, ...claims.in('idea_description')] : found;
}

/** Below every other claim. */
const LAST = -10;
const speaksOfSolution = speaksOf('solution_statement', 'solution', 'mechanism', 'outcome');

/** A field about others or about plans holds no claim of the product. */
const NOT_OF_PRODUCT = /^(?:problem_statement|target_market|funding_usage|team_background)$/;

/** How much a statement claims for the product: a right or a figure of its own, and nothing of what others do. */
function claimedBy(statement: Statement): number {
  const { field, text, quantities, isDenied } = statement;
  const isNoClaim =
    NOT_OF_PRODUCT.test(field) ||
    statement.isOnlyAboutOthers ||
    statement.is('problem') ||
    /^(?:others?|competitors?|rivals?)\b/.test(text);
  const holds = RIGHTS.test(text) && !isDenied && !AWAITED.test(text) ? 2 : 0;
  const hasFigure =
    statesFigure(statement) && !isAwaited(statement) && quantities.some(({ owner }) => isOwn(owner)) ? 2 : 0;
  const isEdge = statement.is('edge') || statement.is('outcome') || statement.is('approval') ? 1 : 0;
  return isNoClaim ? -1 : holds + hasFigure + isEdge;
}

/** Rights that an office gives. */
const GIVEN =
  /\b(?:(?:hold|holds|have|has|own|got) (?:an?|the|our|all) (?:\w+ ){0,2}licen[cs]es?|licen[cs]ed (?:as|by|to)|registered (?:with|by|as)|approv(?:ed|al) by|certified by)\b|\bpatents?\b[^.;]{0,20}\bgranted\b/;
/** What the startup holds: an advantage that the texts name, or an approval that was given. */
const heldIn = (claims: Claims) =>
  [
    ...claims.of('edge'),
    ...claims.statements.filter(
      (statement) =>
        !statement.is('edge') &&
        (statement.is('approval') ||
          (statement.field === 'competitive_advantage' && GIVEN.test(statement.text))) &&
        !NOT_OF_PRODUCT.test(statement.field) &&
        !AWAITED.test(statement.text) &&
        !statement.isHype &&
        !statement.isOnlyAboutOthers,
    ),
  ].filter((statement) => !statement.isPlanned && !statement.isDenied);
const isOfAdvantage = ({ field }: Statement) => (field === 'competitive_advantage' ? 1 : 0);

/** The sentences about rights, also of other fields than the one for the advantage; the strongest first. */
const rightsIn = ({ statements }: Claims) =>
  statements
    .filter(
      (statement) =>
        !AWAITED.test(statement.text) &&
        !NOT_OF_PRODUCT.test(statement.field) &&
        RIGHTS.test(statement.text) &&
        claimedBy(statement) > 0 &&
        !statement.isPlanned &&
        !statement.isDenied &&
        !statement.is('aside') &&
        !statement.isHype,
    )
    .toSorted((a, b) => isOfAdvantage(b) - isOfAdvantage(a) || claimedBy(b) - claimedBy(a));

/** The finding with the strongest sentence, if the deciding one claims nothing for the product itself. */
function shownBy(found: Finding, statements: readonly Statement[], claims: Claims): Finding {
  if (found.rung === 'absent' || found.rung === 'evidenced') return found;
  const shown = statements.find(({ quote }) => quote === found.evidence);
  const [better] = rightsIn(claims);
  if (!better || !shown || claimedBy(better) <= claimedBy(shown)) return found;
  // What others lack is no figure of one's own.
  const isOwnFigure = found.rung === 'specified' && claimedBy(shown) >= 0;
  return isOwnFigure
    ? found
    : { ...found, evidence: better.quote, others: [shown.quote, ...(found.others ?? [])] };
}

/** The different stated figures needed for each rung. */
export const FIGURES: Steps = [3, 6, 10, 16];
/** From this confidence a sentence addresses the scorer, and its figures do not count. */
const TO_SCORER = 0.3;
const statedIn = (statement: Statement): string[] =>
  statement.isPlanned || statement.confidence('kind:to_scorer') >= TO_SCORER
    ? []
    : statement.quantities.flatMap(({ mood, kind, value }) =>
        mood === 'stated' ? [`${kind} ${value}`] : [],
      );
/** A budget is a plan: nothing in it is done or measured. */
const isBudget = ({ field }: Statement) => field === 'funding_usage';

/** The numbers of different stated figures: of all texts, and of those without the budget. */
export function figuresCounted({ statements }: Claims): {
  readonly all: number;
  readonly outsideBudget: number;
} {
  // A figure that is stated again counts once (SCORE-10).
  const different = (some: readonly Statement[]) => new Set(some.flatMap(statedIn)).size;
  return { all: different(statements), outsideBudget: different(statements.filter((one) => !isBudget(one))) };
}

/** The rung of all figures. The highest one needs as many figures outside the budget. */
function figuresIn(claims: Claims): Finding {
  const { statements } = claims;
  const { all, outsideBudget } = figuresCounted(claims);
  const [best, ...others] = (outsideBudget > 0 ? statements.filter((one) => !isBudget(one)) : statements)
    .filter((statement) => statedIn(statement).length > 0)
    .toSorted((a, b) => statedIn(b).length - statedIn(a).length)
    .map(({ quote }) => quote);
  if (best === undefined) return NO_FINDING;
  const found = ladder(all, FIGURES, best);
  const isBudgeted = found.rung === 'evidenced' && outsideBudget < FIGURES[3];
  return { ...found, rung: isBudgeted ? 'specified' : found.rung, others };
}

/** Problem, solution, edge and figures that can be checked. */
export const feasibility: Factor[] = [
  {
    name: 'Problem',
    dimension: 'feasibility',
    share: 0.16,
    assess: (claims) =>
      rungOf(about(claims, 'problem_statement', 'problem', 'problem_cost'), {
        proof: claims.of('customer_contact').filter(countsPeople),
        isProofEnough: true,
        strength: speaksOf('problem_statement', 'problem', 'problem_cost', 'customer_contact'),
      }),
  },
  {
    name: 'Solution',
    dimension: 'feasibility',
    share: 0.36,
    assess: (claims) =>
      rungOf(solutionStatements(claims), {
        // How many use it or pay for it is no figure of how it works.
        specific: (statement) => statesFigure(statement) && !isOnlyUse(statement),
        proof: claims.of('outcome').filter(isOwnResult),
        strength: (statement) =>
          isOnlyUse(statement) ? LAST : claimedBy(statement) + speaksOfSolution(statement),
      }),
  },
  {
    name: 'Edge',
    dimension: 'feasibility',
    share: 0.16,
    assess: (claims) => {
      const statements = about(claims, 'competitive_advantage', 'edge').filter(
        (statement) => !statement.is('no_rivals') && !isPriceOfOthers(statement) && !isAwaited(statement),
      );
      const held = heldIn(claims);
      const proof = held.filter(
        (statement) => statesFigure(statement) || statement.is('approval') || statement.is('outcome'),
      );
      const found = rungOf(statements, {
        // A figure of what others do is no figure of the advantage.
        specific: (statement) =>
          held.includes(statement) || (statesFigure(statement) && claimedBy(statement) >= 0),
        proof,
        strength: claimedBy,
      });
      // A right that is named needs no explanation.
      const [right] = held;
      if (right && found.rung === 'considered')
        return quoting(held.length > 1 && proof.length > 0 ? 'evidenced' : 'specified', held, claimedBy);
      const [alone] = claims.of('no_rivals');
      return alone && found.rung === 'absent'
        ? { rung: 'considered', evidence: alone.quote }
        : shownBy(found, statements, claims);
    },
  },
  {
    name: 'Figures',
    dimension: 'feasibility',
    share: 0.32,
    assess: figuresIn,
  },
];
