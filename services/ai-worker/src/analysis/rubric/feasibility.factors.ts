import type { Claims } from '../../claims/claims.js';
import type { Statement } from '../../claims/statement.js';
import { type Factor, NOTHING } from './factor.js';
import { about, ladder, rungOf, statesFigure, type Steps } from './rungs.js';

/** Whether a statement reports a measured figure. */
const isMeasured = (statement: Statement) => statesFigure(statement) && !statement.isDenied;

/** The statements about the solution; the description when no other field has any. */
function solutionStatements(claims: Claims): Statement[] {
  const found = about(claims, 'solution_statement', 'solution', 'mechanism');
  return found.length > 0 ? found : [...claims.in('idea_description')];
}

/** The different stated figures needed for each rung. */
const FIGURES: Steps = [3, 6, 10, 16];
/** From this confidence a sentence addresses the scorer, and its figures do not count. */
const TO_SCORER = 0.3;
const statedIn = (statement: Statement): string[] =>
  statement.isPlanned || statement.confidence('kind:to_scorer') >= TO_SCORER
    ? []
    : statement.quantities.flatMap(({ mood, kind, value }) =>
        mood === 'stated' ? [`${kind} ${value}`] : [],
      );

/** Problem, solution, edge and figures that can be checked. */
export const feasibility: Factor[] = [
  {
    name: 'Problem',
    dimension: 'feasibility',
    share: 0.16,
    assess: (claims) =>
      rungOf(about(claims, 'problem_statement', 'problem', 'problem_cost'), {
        proof: claims.of('customer_contact').filter(isMeasured),
      }),
  },
  {
    name: 'Solution',
    dimension: 'feasibility',
    share: 0.36,
    assess: (claims) =>
      rungOf(solutionStatements(claims), {
        proof: claims.of('outcome').filter(isMeasured),
      }),
  },
  {
    name: 'Edge',
    dimension: 'feasibility',
    share: 0.16,
    assess: (claims) => {
      const statements = about(claims, 'competitive_advantage', 'edge').filter(
        (statement) => !statement.is('no_rivals'),
      );
      const held = claims.of('edge').filter((statement) => !statement.isPlanned && !statement.isDenied);
      const found = rungOf(statements, {
        specific: (statement) => statesFigure(statement) || held.includes(statement),
        proof: held.filter(
          (statement) => statesFigure(statement) || statement.is('approval') || statement.is('outcome'),
        ),
      });
      const [alone] = claims.of('no_rivals');
      return alone && found.rung === 'absent' ? { rung: 'considered', evidence: alone.quote } : found;
    },
  },
  {
    name: 'Figures',
    dimension: 'feasibility',
    share: 0.32,
    assess: ({ statements }) => {
      const [best] = statements.toSorted((a, b) => statedIn(b).length - statedIn(a).length);
      // A figure that is stated again counts once (SCORE-10).
      const different = new Set(statements.flatMap(statedIn));
      return best ? ladder(different.size, FIGURES, best.quote) : NOTHING;
    },
  },
];
