import { clausesAround, type Sign } from '../signs/sign.js';
import { shortQuote } from './brief.js';
import { BELOW_PROOF, type Idea, PROVEN } from './idea.js';

const MAX_TITLE_LENGTH = 90;
/** The placeholder of the sentence in a title. */
const CLAUSE = ': “{q}”';

/**
 * The idea of an admission; none for a question of the trade. The founder's whole sentence is in the
 * title if it fits; otherwise its clauses around the admission are quoted in the description.
 */
export function ideasOfSign({ code, statement, at, task }: Sign): Idea[] {
  if (task === null) return [];
  const bare = task.title.replace(CLAUSE, '');
  const whole = shortQuote(statement.quote, MAX_TITLE_LENGTH);
  const title = task.title.replace(CLAUSE, `: ${whole}`);
  const fits = title.length <= MAX_TITLE_LENGTH && !whole.includes('…');
  return [
    {
      id: code,
      factor: task.factor,
      horizon: task.horizon,
      rungs: [...BELOW_PROOF, ...PROVEN],
      write: ({ longestQuote }) =>
        fits
          ? { title, description: task.ask }
          : {
              title: bare,
              description: task.ask,
              shown: shortQuote(clausesAround(statement.quote, at, longestQuote), longestQuote),
            },
    },
  ];
}
