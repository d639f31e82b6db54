import type { AdminTrendDay } from '../../api/generated/account-client';
import { dayOf } from '../../components/charts/axes';
import { formatCount, formatCounted, formatMoney } from '../../lib/format';

type Figure = (day: AdminTrendDay) => number;

/** Adds cents, because sums of dollars have binary rounding errors. */
const sum = (days: readonly AdminTrendDay[], figure: Figure): number =>
  days.reduce((total, day) => total + Math.round(figure(day) * 100), 0) / 100;

/** The day with the highest value, as " The most on one day: 4, on Nov 20."; empty if all values are 0. */
function highestDay(
  days: readonly AdminTrendDay[],
  figure: Figure,
  format: (value: number) => string,
): string {
  const best = days.reduce<AdminTrendDay | undefined>(
    (found, day) => (figure(day) > (found ? figure(found) : 0) ? day : found),
    undefined,
  );
  return best ? ` The most on one day: ${format(figure(best))}, on ${dayOf(best.date)}.` : '';
}

const countOrNo = (value: number, singular: string): string =>
  value === 0 ? `No ${singular}s` : formatCounted(value, singular);
const during = (days: readonly AdminTrendDay[]): string => `in the last ${days.length} days`;

/** Describes each chart in a sentence or two. */
export const takeaways = {
  signUps: (days: readonly AdminTrendDay[]): string => {
    const founders = sum(days, (day) => day.startup_users);
    const investors = sum(days, (day) => day.investor_users);
    const total = founders + investors;
    const kinds =
      total === 0
        ? ''
        : `: ${formatCounted(founders, 'startup account')} and ${formatCounted(investors, 'investor account')}`;
    return `${countOrNo(total, 'sign-up')} ${during(days)}${kinds}.`;
  },
  startups: (days: readonly AdminTrendDay[]): string => {
    const figure: Figure = (day) => day.startups;
    return `${countOrNo(sum(days, figure), 'startup')} submitted ${during(days)}.${highestDay(days, figure, formatCount)}`;
  },
  revenue: (days: readonly AdminTrendDay[]): string => {
    const figure: Figure = (day) => day.revenue;
    const total = sum(days, figure);
    return `${total === 0 ? 'No revenue' : `${formatMoney(total)} taken`} ${during(days)}.${highestDay(days, figure, formatMoney)}`;
  },
};
