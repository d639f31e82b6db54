import { type AdminTrendDay, DAY_MS, type TrendPeriod } from '@proofround/contracts';

const dateOf = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** The last `days` UTC days, including the day of `now`. */
export function trendPeriodOf(days: number, now: Date): TrendPeriod {
  return { from: dateOf(now.getTime() - (days - 1) * DAY_MS), to: dateOf(now.getTime()) };
}

type Part = Pick<AdminTrendDay, 'date'> & Partial<AdminTrendDay>;

/** Every day of the period, oldest first, with the figures of all parts; zero where no part has a figure. */
export function trendDays({ from, to }: TrendPeriod, parts: readonly (readonly Part[])[]): AdminTrendDay[] {
  const days = new Map<string, AdminTrendDay>();
  for (let time = Date.parse(from); time <= Date.parse(to); time += DAY_MS) {
    const date = dateOf(time);
    days.set(date, { date, startup_users: 0, investor_users: 0, startups: 0, revenue: 0 });
  }
  for (const part of parts.flat()) {
    const day = days.get(part.date);
    if (day) Object.assign(day, part);
  }
  return [...days.values()];
}
