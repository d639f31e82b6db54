import { UNNAMED } from '../brief.js';
import { BELOW_PROOF, type Idea, PROVEN } from '../idea.js';

/** A task that any founder could be given. */
interface General {
  /** Begins with "last.": stored tasks are recognised by it. */
  readonly id: string;
  readonly factor: Idea['factor'];
  readonly horizon: Idea['horizon'];
  /** The title with the startup's name in the place of "{name}". */
  readonly unnamed: string;
  /** The title with the founder's word for the customers in the place of "{who}". */
  readonly naming: string;
  readonly description: string;
  readonly stages?: Idea['stages'];
}

const ideaOf = ({ id, factor, horizon, unnamed, naming, description, stages }: General): Idea => ({
  id,
  factor,
  horizon,
  origin: 'general',
  needs: ['open'],
  ...(stages ? { stages } : {}),
  rungs: [...BELOW_PROOF, ...PROVEN],
  write: ({ name, prospects }) => {
    const title = prospects === UNNAMED ? unnamed : naming;
    return { title: title.replace('{name}', name).replace('{who}', prospects), description };
  },
});

/** Tasks for a plan that nothing else fills. */
export const general: readonly Idea[] = [
  ideaOf({
    id: 'last.describe-again',
    factor: 'Solution',
    horizon: 7,
    stages: ['mvp', 'launched', 'growing'],
    unnamed: 'Show three strangers one real case of {name} from start to end',
    naming: 'Show three {who} one real case of {name} from start to end',
    description:
      'Say nothing while they look, then ask what it replaces for them and what is missing. Bring back the three answers word for word and the one thing that you change because of them.',
  }),
  ideaOf({
    id: 'last.draw-it',
    factor: 'Solution',
    horizon: 7,
    stages: ['idea'],
    unnamed: 'Draw {name} on one page and let three strangers explain it to you',
    naming: 'Draw {name} on one page and let three {who} explain it to you',
    description:
      'Say nothing while they look. Write down what they take it for, what they would use it instead of, and what they ask first. Bring back the three answers word for word and the page as you drew it anew.',
  }),
  ideaOf({
    id: 'last.problem-told',
    factor: 'Problem',
    horizon: 30,
    unnamed: 'Let five of those who suffer from it tell you about the last time',
    naming: 'Let five {who} tell you about the last time it happened',
    description:
      'Do not mention your product before the end. Note when it last happened, what they did then and what it cost them. Bring back five dates and five sums.',
  }),
  ideaOf({
    id: 'last.strangers-buy',
    factor: 'Target customer',
    horizon: 90,
    unnamed: 'Win three customers for {name} who do not know anybody in the team',
    naming: 'Win three {who} for {name} who do not know anybody in the team',
    description:
      'Find them without friends and without a discount, and write down each step from the first message to the decision. Bring back the days it took, what it cost and at which step most said no.',
  }),
];
