import type { Brief } from './brief.js';
import { soldInMonth, unitsOf } from './earning.js';

/** Up to this many customers can be listed one by one. */
const FEW = 30;
/** Each of them takes at least so many in a month; of a thing that is paid once, all would have to be resellers. */
const SOME_EACH = 2;
const MANY_EACH = 10;

/** The sales of a month that a few customers share. */
export interface Orders {
  readonly sold: number;
  /** "kilos"; "sales" where the unit has no English name. */
  readonly noun: string;
}

/** The sales of a month where a few customers take several each; null otherwise. */
export function ordersOf({ earning, revenue, payers: { number } }: Brief): Orders | null {
  const sold = earning && soldInMonth(earning, revenue);
  if (!earning || !sold) return null;
  const least = earning.form === 'once' ? MANY_EACH : SOME_EACH;
  if (number < 2 || number > FEW || sold < number * least) return null;
  return { sold, noun: unitsOf(earning) };
}
