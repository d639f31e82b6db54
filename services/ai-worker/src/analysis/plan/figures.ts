import { dollars, figure } from '@proofround/contracts';

export const wholeDollars = (amount: number) => dollars(Math.round(amount));
/** "$11", "$5" and "$2.92": cents only below ten dollars. */
export const dollarsWithCents = (amount: number): string =>
  amount >= 10 ? wholeDollars(amount) : dollars(Math.round(amount * 100) / 100);
/** "3,000" */
export const count = (value: number) => figure(Math.round(value));
/** "1 user", "31 users". */
export const users = (value: number) => (value === 1 ? '1 user' : `${count(value)} users`);

const STEPS = [1, 1.5, 2, 3, 5, 7.5, 10];
/** The next target is at least this multiple of the present value. */
const FURTHER = 1.5;
const FIRST = 5;

/** The next round target: 31 gives 50, 118 gives 200, 4,650 gives 7,500. */
export function milestone(value: number): number {
  const wanted = Math.max(FIRST, value * FURTHER);
  const scale = 10 ** Math.floor(Math.log10(wanted));
  const step = STEPS.find((size) => size * scale >= wanted && Number.isInteger(size * scale)) ?? 10;
  return step * scale;
}
