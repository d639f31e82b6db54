import type { PriceRange } from '../../api/generated/work-client';
import { formatMoney } from '../../lib/format';

const dollars = (amount: number) => formatMoney(Math.round(amount));

function placeOf(amount: number, { low, high }: PriceRange): string {
  if (amount < low) return 'Below';
  return amount > high ? 'Above' : 'Within';
}

/** An offer on the indicative price range. The bar repeats the sentence below it. */
export function PriceBand({ amount, range }: { amount: number; range: PriceRange }) {
  const end = Math.max(range.high, amount) * 1.1;
  const share = (value: number) => `${(100 * value) / end}%`;
  return (
    <div className="flex flex-col gap-1.5">
      <div className="relative h-2 max-w-md rounded-full bg-track" aria-hidden>
        <div
          className="absolute inset-y-0 rounded-full bg-primary"
          style={{ left: share(range.low), width: share(range.high - range.low) }}
        />
        <div
          className="absolute -inset-y-1 w-1 -translate-x-1/2 rounded-full bg-text outline-2 outline-surface"
          style={{ left: share(amount) }}
        />
      </div>
      <p className="text-meta text-muted">
        {placeOf(amount, range)} the indicative range of{' '}
        <span className="tabular">
          {dollars(range.low)} to {dollars(range.high)}
        </span>
        , which is guidance only
      </p>
    </div>
  );
}
