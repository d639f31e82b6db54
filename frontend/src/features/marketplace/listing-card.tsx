import type { ReactNode } from 'react';

import type { Listing } from '../../api/generated/client';
import { Badge } from '../../components/badge';
import { Card } from '../../components/card';
import { ListedOn, ListingBadge, ListingFacts } from './listing-facts';
import { LongText } from './long-text';

function Said({ label, text, of }: { label: string; text: string; of: string }) {
  return (
    <div className="min-w-0">
      <p className="text-meta text-muted">{label}</p>
      <LongText of={`${label.toLowerCase()} of ${of}`}>{text}</LongText>
    </div>
  );
}

/** The element that names a listing's startup, for what is done about it. */
export const titleIdOf = (listingId: string): string => `listing-${listingId}`;

/** A startup that is or was for sale; `action` is what the reader can do about it. */
export function ListingCard({ listing, action }: { listing: Listing; action?: ReactNode }) {
  const { id, startup, reason_for_selling: reason, tech_stack: stack } = listing;
  const title = startup.idea_title;
  return (
    <Card
      as="article"
      aria-labelledby={titleIdOf(id)}
      className="flex min-w-0 flex-col gap-4 transition-colors duration-[120ms] hover:border-control"
    >
      <div>
        <div className="mb-2 flex flex-wrap gap-1.5">
          <ListingBadge status={listing.status} />
          {listing.is_owner && <Badge tone="primary">Your listing</Badge>}
        </div>
        <h2 id={titleIdOf(id)} className="text-card font-semibold break-words">
          {title}
        </h2>
      </div>
      <LongText of={`the description of ${title}`}>{startup.idea_description}</LongText>
      <ListingFacts listing={listing} />
      {reason && <Said label="Reason for selling" text={reason} of={title} />}
      {stack && <Said label="Tech stack" text={stack} of={title} />}
      <div className="mt-auto flex flex-wrap items-center justify-between gap-x-4 gap-y-3 border-t border-line pt-4">
        {action && <div className="flex flex-wrap items-center gap-2">{action}</div>}
        <ListedOn listing={listing} />
      </div>
    </Card>
  );
}
