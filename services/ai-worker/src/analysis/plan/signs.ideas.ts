import type { OwnedQuantity } from '../../claims/statement.js';
import { clausesAround, type Sign } from '../signs/sign.js';
import { type Brief, shortQuote } from './brief.js';
import { priceOf, unitsOf } from './earning.js';
import { count } from './figures.js';
import { ALL, type Idea, type Wording } from './idea.js';

const MAX_TITLE_LENGTH = 90;
/** The placeholder of the sentence in a title. */
const CLAUSE = ': “{q}”';

/** Admissions of the product, its price and its supply. The tasks of all others could be given to any founder who makes them. */
const SHARP: ReadonlySet<string> = new Set(
  [
    'nobody-pays',
    'interest-only',
    'one-source',
    'season',
    'ownership',
    'no-permission',
    'ends',
    'approval',
    'one-payer',
    'supplier',
    'owed',
    'spent',
    'unit-cost',
    'labour',
    'capacity',
    'errs',
    'estimated',
    'thin-proof',
    'leaving',
  ].map((code) => `open.${code}`),
);

export const originOfSign = (id: string): 'admission' | 'weak' => (SHARP.has(id) ? 'admission' : 'weak');

/** The wordings with figures of the founder, where there are any. */
const WITH_FIGURES: Readonly<
  Partial<Record<string, (brief: Brief) => Pick<Wording, 'title' | 'description'> | null>>
> = {
  'open.part-time': ({ earning, payers }) => {
    if (!earning || earning.form === 'share') return null;
    const [many, price] =
      earning.monthly === null || earning.unit !== null
        ? [unitsOf(earning), priceOf(earning)]
        : [payers.many, priceOf(earning)];
    const today =
      earning.monthly !== null && earning.unit === null && payers.number > 0
        ? ` Today you count ${count(payers.number)}.`
        : '';
    return {
      title: `Work out how many ${many} at ${price} replace the other job`,
      description: `Divide the wage that the other job pays by what is left of ${price} after all costs.${today} Bring back that number, the month in which you expect it, and the day a week that you can give before.`,
    };
  },
};

/** Only several who left can be called; of one or two the founder knows the reason. */
const LEFT = 'open.people-left';
const isMany = ({ kind, value }: OwnedQuantity): boolean =>
  kind === 'percent' || (kind === 'count' && value >= 5);

/**
 * The idea of an admission; none for a question. The founder's whole sentence is in the
 * title if it fits; otherwise its clauses around the admission are quoted in the description.
 */
export function ideasOfSign({ code, statement, at, task }: Sign): Idea[] {
  if (task === null || (code === LEFT && !statement.quantities.some(isMany))) return [];
  const bare = task.title.replace(CLAUSE, '');
  const whole = shortQuote(statement.quote, MAX_TITLE_LENGTH);
  const title = task.title.replace(CLAUSE, `: ${whole}`);
  const fits = title.length <= MAX_TITLE_LENGTH && !whole.includes('…');
  const shownIn = ({ longestQuote }: Brief) =>
    shortQuote(clausesAround(statement.quote, at, longestQuote), longestQuote);
  return [
    {
      id: code,
      factor: task.factor,
      horizon: task.horizon,
      rungs: ALL,
      write: (brief) => {
        const own = WITH_FIGURES[code]?.(brief);
        if (own) return { ...own, shown: shownIn(brief) };
        return fits
          ? { title, description: task.ask }
          : { title: bare, description: task.ask, shown: shownIn(brief) };
      },
    },
  ];
}
