import { conceptsOf } from '@proofround/text/labels/features.js';

import type { Claims } from '../../claims/claims.js';
import type { Statement } from '../../claims/statement.js';
import { type Factor, type Finding, NO_FINDING, NOT_ASSESSED } from './factor.js';
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
    if (!first) return claims.facts.team_background === null ? NOT_ASSESSED : NO_FINDING;
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
export type Role = (typeof ROLES)[number];
/** Plain words for what somebody does, beside the names of jobs. */
const DOES: Readonly<Record<Role, RegExp>> = {
  role_builder:
    /\b(?:programs|programmed|codes|coded|develops|developed|builds|built|designs|designed|engineered|makes|produces|cooks|bakes|brews|sews|assembles)\b(?! (?:on|up|(?:a|the|our|his|her|their|up) (?:\w+ )?(?:team|network|brand|customers?|sales|relationships?|reputation|community|culture|business|compan\w+)|relationships|trust|teams)\b)|\b(?:i|we) (?:\w+ )?(?:build|make|code|program|develop|produce|cook|bake|brew|sew|assemble)\b/,
  role_seller:
    /\b(?:does|do|handles?|runs?|leads?) (?:the |our )?(?:sales|marketing)\b|\b(?:sells?|selling)\b/,
  role_insider:
    /\b(?:worked|years?|managed|ran|led|knows?)\b[^.;]{0,40}\b(?:this|the|our|that) (?:\w+ )?(?:trade|industry|branch|field|sector|business)\b|\b(?:trade|industry|branch|field|sector)\b[^.;]{0,30}\b\w+ years\b/,
};
const fills = (statement: Statement, role: Role) =>
  plays(statement, role) || (statement.field === 'team_background' && DOES[role].test(statement.text));

/** Work in the past that lasted: "ran the kitchen supply of 9 restaurants for six years". */
const LASTED =
  /\b(?:worked|works|ran|runs|led|leads|managed|manages|supplied|kept|keeps|served|spent|farmed|taught|nursed|drove|repaired|bought|traded|has been|have been|was|were)\b[^.;]{0,80}\b(?:\d+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|many) (?:years|winters|seasons|harvests)\b/;
/** Fields that name the customers and their trade. */
const OF_TRADE = /^(?:idea_description|problem_statement|target_market)$/;

/** Whether a sentence tells of years of work with what the startup's texts name as its trade. */
function knowsTrade(statement: Statement, trade: ReadonlySet<string>): boolean {
  if (statement.field !== 'team_background' || !LASTED.test(statement.text)) return false;
  return statement.contentWords.some((word) => trade.has(word));
}

/** The roles that no sentence fills: who builds, who sells or who knows the trade. */
export const rolesMissing = (claims: Claims): readonly Role[] => {
  const statements = teamStatements(claims);
  const trade = new Set(
    claims.statements.flatMap(({ field, contentWords }) => (OF_TRADE.test(field) ? contentWords : [])),
  );
  return ROLES.filter(
    (role) =>
      !statements.some(
        (statement) => fills(statement, role) || (role === 'role_insider' && knowsTrade(statement, trade)),
      ),
  );
};
/** Words for what is missing. */
const LACKS =
  /\b(?:no|not|nobody|none|without|missing|lack\w*|look\w* for|seek\w*|needs?|search\w*|hir(?:e|es|ing)|open|alone|kein\w*|ohne|fehlt|sin|falta|sans|manque|sem|senza|manca)\b/;
/** The sentences about a gap in the team. The classifier also finds sentences that fill several roles; these are left out. */
export const teamGaps = (claims: Claims): readonly Statement[] =>
  claims
    .of('team_gap')
    .filter(
      (statement) =>
        !statement.isPlanned &&
        (LACKS.test(statement.text) || ROLES.filter((role) => fills(statement, role)).length < 2),
    );

/** Two words with capitals, as in a name. */
const NAMES = /\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+/gu;

/** How well a sentence says who does what: first by the roles, then by the people, then by how clear it is. */
function rolesShownBy(statement: Statement): number {
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
    const gaps = teamGaps(claims);
    const [first] = statements;
    if (!first) {
      const [gap] = gaps;
      if (gap) return { rung: 'considered', evidence: gap.quote };
      return claims.facts.team_background === null ? NOT_ASSESSED : NO_FINDING;
    }
    const roles = ROLES.length - rolesMissing(claims).length;
    const found = quoting(step(roles - (gaps.length > 0 ? 1 : 0)), statements, rolesShownBy);
    const whole = wholeText(claims, statements);
    return whole === null ? found : { ...found, evidence: whole };
  },
};

/** Relevant experience and completeness of the team (after Payne). */
export const team: Factor[] = [experience, completeness];
