import type { Claims } from '../../claims/claims.js';
import type { Statement } from '../../claims/statement.js';
import type { Factor } from './factor.js';
import { about, rungOf, statesFigure } from './rungs.js';

/** A sentence that says what was found, with a figure, and speaks of no plan. */
const isMeasured = (statement: Statement) => statesFigure(statement) && !statement.isDenied;

/** What it is and how it works; the description where nothing else says so. */
function solutionStatements(claims: Claims): Statement[] {
  const found = about(claims, 'solution_statement', 'solution', 'mechanism');
  return found.length > 0 ? found : [...claims.in('idea_description')];
}

/** A real problem, a way to solve it, and a reason why others cannot at once. */
export const feasibility: Factor[] = [
  {
    name: 'Problem',
    dimension: 'feasibility',
    share: 0.27,
    assess: (claims) =>
      rungOf(about(claims, 'problem_statement', 'problem', 'problem_cost'), {
        proof: claims.of('customer_contact').filter(isMeasured),
      }),
  },
  {
    name: 'Solution',
    dimension: 'feasibility',
    share: 0.46,
    assess: (claims) =>
      rungOf(solutionStatements(claims), {
        proof: claims.of('outcome').filter(isMeasured),
      }),
  },
  {
    name: 'Edge',
    dimension: 'feasibility',
    share: 0.27,
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
];
