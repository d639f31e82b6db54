import { conceptsOf } from '@proofround/text/labels/features.js';

import type { Claims } from '../../claims/claims.js';
import type { Statement } from '../../claims/statement.js';
import { type Factor, type Finding, NOT_ASSESSED, NOTHING } from './factor.js';
import { explains, quoting, statesFigure } from './rungs.js';
import { speaksOf } from './subjects.js';

const RUNGS = ['considered', 'explained', 'specified', 'evidenced'] as const;

/** The rung `steps` above "considered". */
const step = (steps: number) => RUNGS[Math.min(3, Math.max(0, steps))] ?? 'considered';

/** The statements about the team in all fields. */
const teamStatements = (claims: Claims): Statement[] => {
  const own = claims.in('team_background');
  const others = claims
    .of('team_experience', 'team_role')
    .filter(({ field, isPlanned }) => field !== 'team_background' && !isPlanned);
  return [...own, ...others].filter((statement) => !statement.isHype && !statement.is('aside'));
};

/** Fields about other people. */
const OF_OTHERS = /^(?:problem_statement|target_market|competitive_advantage)$/;

const plays = (statement: Statement, role: string) => conceptsOf(statement.words).has(role);

const experience: Factor = {
  name: 'Relevant experience',
  dimension: 'team',
  share: 0.65,
  assess: (claims): Finding => {
    const statements = teamStatements(claims);
    const [first] = statements;
    if (!first) return claims.facts.team_background === null ? NOT_ASSESSED : NOTHING;
    const did = statements.filter(
      (statement) => statement.is('team_experience') || plays(statement, 'experience_word'),
    );
    const [best] = did;
    if (!best) return { rung: 'considered', evidence: first.quote };
    // A longer answer about the problem may sound like somebody's past; its figures are not the team's.
    const figured = did.filter((statement) => statesFigure(statement) && !OF_OTHERS.test(statement.field));
    const figures = figured.reduce((sum, { quantities }) => sum + quantities.length, 0);
    const steps = (explains(did) ? 1 : 0) + (figures > 0 ? 1 : 0) + (figures > 1 ? 1 : 0);
    return quoting(
      step(steps),
      figured.length > 0 ? figured : [best],
      speaksOf('team_background', 'team_experience'),
    );
  },
};

const ROLES = ['role_builder', 'role_seller', 'role_insider'] as const;
/** Two words with capitals, as in a name. */
const NAMES = /\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+/gu;

/** How much a sentence tells of who does what: first the roles, then the people, then how clearly. */
function toldBy(statement: Statement): number {
  const roles = ROLES.filter((role) => plays(statement, role)).length;
  const people = Math.min(9, statement.quote.match(NAMES)?.length ?? 0);
  return 100 * roles + 10 * people + statement.confidence('kind:team_role');
}

/** The longest text that is quoted whole. */
const MAX_WHOLE = 200;

/** The whole text about the team, if it is short and all its sentences speak of the team; it names everybody. */
function wholeText(claims: Claims, statements: readonly Statement[]): string | null {
  const text = claims.facts.team_background?.trim() ?? '';
  const own = claims.in('team_background');
  const isOfTeam = own.length > 1 && own.every((statement) => statements.includes(statement));
  return isOfTeam && text.length <= MAX_WHOLE ? text : null;
}

const completeness: Factor = {
  name: 'Team completeness',
  dimension: 'team',
  share: 0.35,
  assess: (claims): Finding => {
    const statements = teamStatements(claims);
    const gaps = claims.of('team_gap').filter((statement) => !statement.isPlanned);
    const [first] = statements;
    if (!first) {
      const [gap] = gaps;
      if (gap) return { rung: 'considered', evidence: gap.quote };
      return claims.facts.team_background === null ? NOT_ASSESSED : NOTHING;
    }
    const roles = ROLES.filter((role) => statements.some((statement) => plays(statement, role)));
    const found = quoting(step(roles.length - (gaps.length > 0 ? 1 : 0)), statements, toldBy);
    const whole = wholeText(claims, statements);
    return whole === null ? found : { ...found, evidence: whole };
  },
};

/** Relevant experience and completeness of the team (after Payne). */
export const team: Factor[] = [experience, completeness];
