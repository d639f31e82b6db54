import type { Sign } from '../signs/sign.js';
import { shortQuote } from './brief.js';
import { BELOW_PROOF, PROVEN, type Idea } from './idea.js';

const LONGEST_TITLE = 90;
/** The clause at the end of a title. */
const CLAUSE = ': “{q}”';

/** A sign as an idea: the founder's clause stands in the title where it fits, the whole sentence below. */
export const ideaOfSign = ({ code, clause, statement, task }: Sign): Idea => ({
  id: code,
  factor: task.factor,
  horizon: task.horizon,
  rungs: [...BELOW_PROOF, ...PROVEN],
  write: ({ name, quote }) => {
    const plain = task.title.replace('{name}', name);
    const inTitle = shortQuote(clause, LONGEST_TITLE);
    const whole = plain.replace(CLAUSE, `: ${inTitle}`);
    const fits = whole.length <= LONGEST_TITLE && !inTitle.includes('…');
    const isSaid = fits && plain.includes(CLAUSE) && quote(statement) === inTitle;
    return {
      title: fits ? whole : plain.replace(CLAUSE, ''),
      description: task.ask,
      ...(isSaid || clause === '' ? {} : { shown: quote(statement) }),
    };
  },
});
