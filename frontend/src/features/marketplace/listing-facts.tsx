import type { ReactNode } from 'react';

import type { Listing, PriceRange } from '../../api/generated/work-client';
import { Badge, SoldBadge } from '../../components/badge';
import { SelfReported } from '../../components/fact';
import { Day } from '../../components/time';
import { formatMoney, statedCount, statedMoney } from '../../lib/format';

export function ListingBadge({ listing }: { listing: Pick<Listing, 'status' | 'sale_open'> }) {
  const byStatus = {
    active: <Badge tone="ok">For Sale</Badge>,
    sold: <SoldBadge of={listing} />,
    withdrawn: <Badge>Withdrawn</Badge>,
  } as const satisfies Record<Listing['status'], ReactNode>;
  return byStatus[listing.status];
}

/** Whether the startup has texts and a page: it is neither deleted nor hidden from the user (LISTING-11). */
export const isAvailable = ({ startup }: Pick<Listing, 'startup'>): boolean =>
  startup.unavailable === undefined;

function RangeSource({ range }: { range: PriceRange }) {
  return (
    <dd>
      <details className="text-label">
        <summary className="w-fit rounded-control font-medium text-primary max-sm:py-3">
          Guidance only: where it comes from
        </summary>
        <div className="mt-1 flex flex-col gap-1 break-words text-text-2">
          <p>{range.basis}</p>
          <p className="text-muted">
            Source: {range.source}. Figures as of {range.as_of}.
          </p>
        </div>
      </details>
    </dd>
  );
}

const inDollars = ({ low, high }: PriceRange) => `${formatMoney(low)} to ${formatMoney(high)}`;
const PRICE = 'text-section font-semibold break-words tabular';

/** The asking price with the indicative range, or the range alone for a startup without a price. */
export function PriceFacts({ asked, range }: { asked: number | null; range: PriceRange | null }) {
  return (
    <dl>
      <dt className="text-meta text-muted">{asked === null ? 'Indicative range' : 'Asking price'}</dt>
      {asked !== null && <dd className={PRICE}>{formatMoney(asked)}</dd>}
      {range && asked !== null && (
        <dd className="mt-1 text-label text-text-2">
          Indicative range <span className="font-medium break-words tabular">{inDollars(range)}</span>
        </dd>
      )}
      {range && asked === null && <dd className={PRICE}>{inDollars(range)}</dd>}
      {range ? (
        <RangeSource range={range} />
      ) : (
        <dd className="mt-1 text-label text-muted">No indicative range without monthly revenue</dd>
      )}
    </dl>
  );
}

/** The asking price, the indicative range and the founder's self-reported figures. */
export function ListingFacts({ listing }: { listing: Listing }) {
  const { startup, price_range: range } = listing;
  return (
    <div className="flex flex-col gap-4">
      <PriceFacts asked={listing.asking_price} range={range} />
      <dl className="grid grid-cols-2 gap-4 border-t border-line pt-4">
        <SelfReported label="Users">{statedCount(startup.user_count)}</SelfReported>
        <SelfReported label="Monthly revenue">{statedMoney(startup.monthly_revenue)}</SelfReported>
      </dl>
    </div>
  );
}

export function ListedOn({ listing }: { listing: Listing }) {
  return (
    <p className="text-meta text-muted">
      Listed <Day at={listing.created_at} />
    </p>
  );
}
