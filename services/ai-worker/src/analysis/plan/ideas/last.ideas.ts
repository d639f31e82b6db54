import type { Statement, TextField } from '../../../claims/statement.js';
import { shortQuote, UNNAMED } from '../brief.js';
import { BELOW_PROOF, PROVEN, type Idea } from '../idea.js';

/** With this many users, not all are friends. */
const MANY = 20;
const MAX_TITLE_LENGTH = 90;

interface Last {
  readonly id: string;
  readonly factor: Idea['factor'];
  readonly horizon: Idea['horizon'];
  /** The title with the founder's sentence in the place of "{q}", and without a sentence. */
  readonly quoting: string;
  readonly unquoted: string;
  /** The title without a sentence, with the founder's word for the customers in the place of "{who}". */
  readonly naming: string;
  readonly description: string;
  readonly field: TextField;
  readonly kinds: readonly string[];
  /** Whether the task is for a product that is in use, or only for one that is not; undefined for both. */
  readonly inUse?: boolean;
}

/** The least confidence and words of a sentence that a title can stand on. */
const SHOWS = 0.6;
const MIN_WORDS = 5;

/** Whether a sentence is about the task's subject, in its own field or the description. */
const isAbout = (
  statement: Statement | undefined,
  { field, kinds }: Pick<Last, 'field' | 'kinds'>,
): statement is Statement =>
  statement !== undefined &&
  (statement.field === field || statement.field === 'idea_description') &&
  statement.words.length >= MIN_WORDS &&
  kinds.some((kind) => statement.confidence(`kind:${kind}`) >= SHOWS) &&
  !statement.quantities.some(({ kind }) => kind === 'money');

const last = ({
  id,
  factor,
  horizon,
  quoting,
  unquoted,
  naming,
  description,
  field,
  kinds,
  inUse,
}: Last): Idea => ({
  id,
  factor,
  horizon,
  isLast: true,
  rungs: [...BELOW_PROOF, ...PROVEN],
  write: ({ name, prospects, opening, best, users, isInUse, isHinted, quote }) => {
    if (inUse !== undefined && inUse !== isInUse) return null;
    const titled = (title: string) => title.replace('{name}', name).replace('{who}', prospects);
    const bare = titled(prospects === UNNAMED ? unquoted : naming);
    if (factor === 'Target customer' && users >= MANY) return null;
    if (factor === 'Target customer' && isHinted)
      return {
        title: `Win three ${prospects === UNNAMED ? 'customers' : prospects} for ${name} by a way that you have not tried`,
        description,
      };
    const said = opening(field) ?? best(...kinds);
    if (!isAbout(said, { field, kinds })) return { title: bare, description };
    const inTitle = quoting.replace('{q}', shortQuote(said.quote, MAX_TITLE_LENGTH));
    const fits = inTitle.length <= MAX_TITLE_LENGTH && !inTitle.includes('…');
    return fits ? { title: inTitle, description } : { title: bare, description, shown: quote(said) };
  },
});

export const lasts: readonly Idea[] = [
  last({
    id: 'last.describe-again',
    factor: 'Solution',
    horizon: 7,
    quoting: 'Show three strangers one real case of this: {q}',
    unquoted: 'Show three strangers one real case of {name} from start to end',
    naming: 'Show three {who} one real case of {name} from start to end',
    description:
      'Say nothing while they look, then ask what it replaces for them and what is missing. Bring back the three answers word for word and the one thing that you change because of them.',
    field: 'solution_statement',
    kinds: ['solution', 'mechanism'],
    inUse: false,
  }),
  last({
    id: 'last.watch-customers',
    factor: 'Solution',
    horizon: 7,
    quoting: 'Watch three customers at this: {q}',
    unquoted: 'Watch three customers use {name} without your help',
    naming: 'Watch three {who} use {name} without your help',
    description:
      'Choose one new, one old and one rare customer. Say nothing; note where each stops, asks or goes round it. Bring back the three notes and the one thing that you change because of them.',
    field: 'solution_statement',
    kinds: ['solution', 'mechanism'],
    inUse: true,
  }),
  last({
    id: 'last.problem-told',
    factor: 'Problem',
    horizon: 30,
    quoting: 'Ask five people about the last time: {q}',
    unquoted: 'Let five of those who suffer from it tell you about the last time',
    naming: 'Let five {who} tell you about the last time it happened',
    description:
      'Do not mention your product before the end. Note when it last happened, what they did then and what it cost them. Bring back five dates and five sums.',
    field: 'problem_statement',
    kinds: ['problem', 'problem_cost'],
    inUse: false,
  }),
  last({
    id: 'last.without-it',
    factor: 'Problem',
    horizon: 30,
    quoting: 'Ask five customers what this cost them before: {q}',
    unquoted: 'Ask five customers what they would do if {name} ended tomorrow',
    naming: 'Ask five {who} what they would do if {name} ended tomorrow',
    description:
      'Two of them should have left or use it seldom. Ask what they did before, what that cost and what they would go back to. Bring back five answers, each with a sum or a number of hours.',
    field: 'problem_statement',
    kinds: ['problem', 'problem_cost'],
    inUse: true,
  }),
  last({
    id: 'last.strangers-buy',
    factor: 'Target customer',
    horizon: 90,
    quoting: 'Win three who do not know you among these: {q}',
    unquoted: 'Win three customers for {name} who do not know anybody in the team',
    naming: 'Win three {who} for {name} who do not know anybody in the team',
    description:
      'Find them without friends and without a discount, and write down each step from the first message to the decision. Bring back the days it took, what it cost and at which step most said no.',
    field: 'target_market',
    kinds: ['customer'],
  }),
];
