import type { Claims } from '../../claims/claims.js';
import type { Statement, TextField } from '../../claims/statement.js';
import { type Brief, briefOf, type QuotedRisk, UNNAMED } from './brief.js';
import { earningIn } from './earning.js';
import type { Idea, Wording } from './idea.js';
import { holdsAll } from './needs.js';
import { nounsOf } from './nouns.js';
import { payersOf } from './payers.js';
import { purchasesIn } from './purchases.js';

const MAX_TITLE_LENGTH = 90;
/** Leaves room for the sentence about unlocked points. */
const MAX_DESCRIPTION_LENGTH = 340;
const QUOTE_LENGTHS = [110, 80, 55];

/** The kinds of sentences that can be the reason for a factor's task, and the factor's field. */
const REASONS: Readonly<Record<string, { kinds: readonly string[]; field: TextField }>> = {
  'Relevant experience': { kinds: ['team_experience', 'team_gap'], field: 'team_background' },
  'Team completeness': { kinds: ['team_role', 'team_gap', 'team_experience'], field: 'team_background' },
  'Target customer': {
    kinds: ['customer', 'everyone', 'customer_contact', 'problem', 'problem_cost'],
    field: 'target_market',
  },
  'Market size': { kinds: ['market_count', 'market_share_guess'], field: 'target_market' },
  Competition: { kinds: ['alternatives', 'no_rivals', 'edge'], field: 'competitive_advantage' },
  Problem: { kinds: ['problem', 'problem_cost'], field: 'problem_statement' },
  Solution: { kinds: ['solution', 'mechanism', 'outcome'], field: 'solution_statement' },
  Edge: { kinds: ['edge', 'alternatives'], field: 'competitive_advantage' },
  Product: { kinds: ['mechanism', 'outcome'], field: 'solution_statement' },
  Users: { kinds: ['users', 'commitment', 'retention'], field: 'target_market' },
  Revenue: { kinds: ['price', 'revenue'], field: 'solution_statement' },
  'Use of funds': { kinds: ['funding_use', 'milestone', 'team_gap'], field: 'funding_usage' },
};

/** Factors for which every sentence of their field is a reason. */
const OF_A_FIELD: ReadonlySet<string> = new Set(['Use of funds', 'Problem', 'Solution', 'Target customer']);

export interface Worded {
  readonly title: string;
  /** With the quoted reason, if any. */
  readonly description: string;
  /** The description without the quoted reason. */
  readonly bare: string;
  /** Title or bare description contain the founder's word for the customers. */
  readonly hasNoun: boolean;
  readonly target?: number | undefined;
  /** The founder's names in the title, which may change until the next analysis. */
  readonly own: readonly string[];
}

/** Whether a sentence can be the reason for a task of a factor; every sentence can for a cap. */
export function isReason(statement: Statement, factor: string): boolean {
  if (statement.is('aside')) return false;
  const reason = REASONS[factor];
  if (OF_A_FIELD.has(factor) && statement.field === reason?.field) return true;
  return (
    reason === undefined ||
    reason.kinds.some(
      (kind) => statement.is(kind) || (statement.field === reason.field && statement.leans(kind)),
    )
  );
}

function compose(wording: Wording, factor: string, brief: Brief): Worded {
  const { title, description, about, target } = wording;
  const reason = about !== undefined && isReason(about, factor) ? brief.quote(about) : undefined;
  const quote = wording.shown ?? reason;
  return {
    title,
    description: quote === undefined ? description : `You write: ${quote}. ${description}`,
    bare: description,
    hasNoun: brief.prospects !== UNNAMED && `${title} ${description}`.includes(brief.who),
    target,
    own: [brief.prospects, brief.who, brief.one, brief.name],
  };
}

const fits = ({ title, description }: Worded) =>
  title.length <= MAX_TITLE_LENGTH && description.length <= MAX_DESCRIPTION_LENGTH;

/** The briefs that a task is tried with, in this order. Each is built when it is first read, once for all tasks. */
export type Briefs = readonly (() => Brief)[];

/** The briefs with the most exact customer noun and the longest quotes first. */
export function briefsOf(claims: Claims, risks: readonly QuotedRisk[]): Briefs {
  const earning = earningIn(claims);
  const payers = payersOf(claims, earning?.payers ?? undefined);
  const shared = { earning, payers, purchases: purchasesIn(claims) };
  return nounsOf(claims).flatMap((noun) =>
    QUOTE_LENGTHS.map((longestQuote) => {
      let brief: Brief | undefined;
      return () => (brief ??= briefOf(claims, risks, { ...shared, noun, longestQuote }));
    }),
  );
}

/** The task's wording with the first brief that fits; null when it does not apply. */
export function wordingOf(
  { factor, needs = [], write }: Pick<Idea, 'needs' | 'write'> & { readonly factor: string },
  briefs: Briefs,
): Worded | null {
  let last: Worded | null = null;
  for (const briefFor of briefs) {
    const brief = briefFor();
    if (!holdsAll(needs, brief)) return null;
    const wording = write(brief);
    if (wording === null || `${wording.title} ${wording.description}`.includes(UNNAMED)) return null;
    last = compose(wording, factor, brief);
    if (fits(last)) return last;
  }
  return last === null ? null : { ...last, description: last.bare };
}
