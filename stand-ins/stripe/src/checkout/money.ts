/** An amount of the currency's smallest unit in readable form: 14900 usd is "$149.00". */
export function formatMoney(amount: number, currency: string): string {
  const format = new Intl.NumberFormat('en-US', { style: 'currency', currency });
  return format.format(amount / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2));
}

/** The interval of payments: "per month", "every 3 months". */
export function formatRhythm(interval: string, count: number): string {
  return count === 1 ? `per ${interval}` : `every ${count} ${interval}s`;
}
