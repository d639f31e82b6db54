import type { Claims } from '../../claims/claims.js';
import type { Statement, TextField } from '../../claims/statement.js';
import { briefOf, perHead, UNNAMED, type Brief, type FoundRisk } from './brief.js';
import { count, dollars } from './figures.js';
import type { Idea, Wording } from './idea.js';
import { nounsOf } from './nouns.js';

const LONGEST_TITLE = 90;
/** Leaves room for the sentence on what a task unlocks. */
const LONGEST_DESCRIPTION = 340;
const QUOTE_LENGTHS = [110, 80, 55];

/** What a sentence must be about to be the reason for a task of a factor, and the field that asks for it. */
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

/** Whatever stands in their field is about them. */
const OF_A_FIELD: ReadonlySet<string> = new Set(['Use of funds', 'Problem', 'Solution', 'Target customer']);

/** A task in its final words. */
export interface Worded {
  readonly title: string;
  /** With the sentence it starts from, where there is one. */
  readonly description: string;
  /** Without that sentence. */
  readonly bare: string;
  /** Speaks of a figure of the founder's even without that sentence. */
  readonly hasFigure: boolean;
  readonly step?: number | undefined;
  /** What in the title is the founder's own and may be called otherwise next time. */
  readonly own: readonly string[];
}

/** A text as part of a pattern. */
export const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** Whether a text speaks of a figure that this founder gave. */
function speaksOfFigure(text: string, { claims, users, revenue, ask, perUser }: Brief): boolean {
  const figures = [
    ...(users > 0 ? [count(users)] : []),
    ...[revenue, ask].filter((sum) => sum > 0).map(dollars),
    ...(perUser === null ? [] : [perHead(perUser)]),
    ...[claims.interviews, claims.commitments].flatMap((figure) => (figure ? [count(figure.value)] : [])),
  ];
  return figures.some((figure) => new RegExp(`(?<![\\d,.])${escaped(figure)}(?![\\d,])`).test(text));
}

/** Whether a sentence is the reason for a task of a factor; a cap chooses its own sentence. */
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
  const { title, description, about, step } = wording;
  const reason = about !== undefined && isReason(about, factor) ? brief.quote(about) : undefined;
  const quote = wording.shown ?? reason;
  return {
    title,
    description: quote === undefined ? description : `You write: ${quote}. ${description}`,
    bare: description,
    hasFigure: speaksOfFigure(`${title} ${description}`, brief),
    step,
    own: [brief.prospects, brief.who, brief.one, brief.name],
  };
}

const fits = ({ title, description }: Worded) =>
  title.length <= LONGEST_TITLE && description.length <= LONGEST_DESCRIPTION;

/** The task for this founder, with the most exact name of the customers and the longest quote that fit. */
export function wordingOf(
  { factor, write }: Pick<Idea, 'write'> & { readonly factor: string },
  claims: Claims,
  risks: readonly FoundRisk[],
): Worded | null {
  let last: Worded | null = null;
  for (const noun of nounsOf(claims)) {
    for (const length of QUOTE_LENGTHS) {
      const brief = briefOf(claims, risks, noun, length);
      const wording = write(brief);
      if (wording === null || `${wording.title} ${wording.description}`.includes(UNNAMED)) return null;
      last = compose(wording, factor, brief);
      if (fits(last)) return last;
    }
  }
  return last === null ? null : { ...last, description: last.bare };
}
