import type { Sign } from '../signs/sign.js';
import { shortQuote } from './brief.js';
import { BELOW_PROOF, PROVEN, type Idea } from './idea.js';

const MAX_TITLE_LENGTH = 90;
/** The placeholder of the clause in a title. */
const CLAUSE = ': “{q}”';

/** The idea of a sign. The founder's clause is in the title if it fits; the whole sentence is quoted below. */
export const ideaOfSign = ({ code, clause, statement, task }: Sign): Idea => ({
  id: code,
  factor: task.factor,
  horizon: task.horizon,
  rungs: [...BELOW_PROOF, ...PROVEN],
  write: ({ name, quote }) => {
    const title = task.title.replace('{name}', name);
    const inTitle = shortQuote(clause, MAX_TITLE_LENGTH);
    const whole = title.replace(CLAUSE, `: ${inTitle}`);
    const fits = whole.length <= MAX_TITLE_LENGTH && !inTitle.includes('…');
    const isSaid = fits && title.includes(CLAUSE) && quote(statement) === inTitle;
    return {
      title: fits ? whole : title.replace(CLAUSE, ''),
      description: task.ask,
      ...(isSaid || clause === '' ? {} : { shown: quote(statement) }),
    };
  },
});
