import type { TextField } from '../../../claims/statement.js';
import { BELOW_PROOF, PROVEN, type Idea } from '../idea.js';

/** With this many users, not all are friends. */
const MANY = 20;

const last = (
  id: string,
  factor: Idea['factor'],
  horizon: Idea['horizon'],
  [title, description]: readonly [string, string],
  field: TextField,
): Idea => ({
  id,
  factor,
  horizon,
  isLast: true,
  rungs: [...BELOW_PROOF, ...PROVEN],
  write: ({ name, opening, best, users }) => {
    if (factor === 'Target customer' && users >= MANY) return null;
    const about = opening(field) ?? (factor === 'Solution' ? best('solution') : undefined);
    return { title: title.replace('{name}', name), description, about };
  },
});

export const lasts: readonly Idea[] = [
  last(
    'last.describe-again',
    'Solution',
    7,
    [
      'Let three strangers say back what {name} does',
      'Give each of them one sentence of yours and nothing else, and ask what it does, for whom and what it replaces. Bring back the three answers word for word and the sentence as you write it after that.',
    ],
    'solution_statement',
  ),
  last(
    'last.problem-told',
    'Problem',
    30,
    [
      'Let five of those who suffer from it tell you about the last time',
      'Do not mention your product before the end. Note when it last happened, what they did then and what it cost them. Bring back five dates and five sums.',
    ],
    'problem_statement',
  ),
  last(
    'last.strangers-buy',
    'Target customer',
    90,
    [
      'Win three customers for {name} who do not know anybody in the team',
      'Find them without friends and without a discount, and write down each step from the first message to the decision. Bring back the days it took, what it cost and at which step most said no.',
    ],
    'target_market',
  ),
];
