import type { Listing, PriceRange } from '../../api/generated/client';
import { Badge } from '../../components/badge';
import { SelfReported } from '../../components/fact';
import { formatCount, formatDate, formatMoney } from '../../lib/format';

const STATUS = {
  active: { tone: 'ok', name: 'For Sale' },
  sold: { tone: 'neutral', name: 'Sold' },
  withdrawn: { tone: 'neutral', name: 'Withdrawn' },
} as const satisfies Record<Listing['status'], unknown>;

export function ListingBadge({ status }: { status: Listing['status'] }) {
  const { tone, name } = STATUS[status];
  return <Badge tone={tone}>{name}</Badge>;
}

/** Guidance on the price, and where it comes from (PRICE-1). */
function IndicativeRange({ range }: { range: PriceRange }) {
  return (
    <>
      <dd className="mt-1 text-label text-text-2">
        Indicative range{' '}
        <span className="font-medium break-words tabular">
          {formatMoney(range.low)} to {formatMoney(range.high)}
        </span>
      </dd>
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
    </>
  );
}

/** What is asked, what that may be measured by, and what the founder states. */
export function ListingFacts({ listing }: { listing: Listing }) {
  const { startup, price_range: range } = listing;
  return (
    <div className="flex flex-col gap-4">
      <dl>
        <dt className="text-meta text-muted">Asking price</dt>
        <dd className="text-section font-semibold break-words tabular">
          {formatMoney(listing.asking_price)}
        </dd>
        {range ? (
          <IndicativeRange range={range} />
        ) : (
          <dd className="mt-1 text-label text-muted">No indicative range without monthly revenue</dd>
        )}
      </dl>
      <dl className="grid grid-cols-2 gap-4 border-t border-line pt-4">
        <SelfReported label="Users">{formatCount(startup.user_count)}</SelfReported>
        <SelfReported label="Monthly revenue">{formatMoney(startup.monthly_revenue)}</SelfReported>
      </dl>
    </div>
  );
}

export function ListedOn({ listing }: { listing: Listing }) {
  return (
    <p className="text-meta text-muted">
      Listed <time dateTime={listing.created_at}>{formatDate(listing.created_at)}</time>
    </p>
  );
}
