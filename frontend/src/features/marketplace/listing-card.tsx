import type { ReactNode } from 'react';

import type { Listing } from '../../api/generated/work-client';
import { ActionLink } from '../../components/action-link';
import { Badge } from '../../components/badge';
import type { Described } from '../../components/button';
import { Card } from '../../components/card';
import { ScoreRing } from '../../components/score';
import { StartupLink } from '../../components/startup-parts';
import { formatCount } from '../../lib/format';
import { isAvailable, ListedOn, ListingBadge, ListingFacts } from './listing-facts';
import { LongText } from './long-text';
import { OwnOffer } from './offer-badge';

function LabelledText({ label, text, of }: { label: string; text: string; of: string }) {
  return (
    <div className="min-w-0">
      <p className="text-meta text-muted">{label}</p>
      <LongText of={`${label.toLowerCase()} of ${of}`}>{text}</LongText>
    </div>
  );
}

/** The id of the heading with the startup's name; buttons refer to it. */
export const titleIdOf = (listingId: string): string => `listing-${listingId}`;

interface ListingCardProps {
  listing: Listing;
  /** Whether the user may open the startup's page, if it has one. */
  canOpen: boolean;
  action?: ReactNode;
  report?: ReactNode;
}

export function ListingCard({ listing, canOpen, action, report }: ListingCardProps) {
  const { id, startup, reason_for_selling: reason, tech_stack: stack } = listing;
  const title = startup.idea_title;
  return (
    <Card as="article" aria-labelledby={titleIdOf(id)} className="flex min-w-0 flex-col gap-4" hoverable>
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0">
          <div className="mb-2 flex flex-wrap gap-1.5">
            <ListingBadge listing={listing} />
            {listing.is_owner && <Badge tone="primary">Your listing</Badge>}
            {listing.sector && <Badge className="min-w-0 break-words">{listing.sector}</Badge>}
          </div>
          <h2 id={titleIdOf(id)} className="text-card font-semibold break-words">
            {canOpen && isAvailable(listing) ? <StartupLink id={startup.id}>{title}</StartupLink> : title}
          </h2>
        </div>
        <ScoreRing score={listing.overall_score ?? null} size={48} label="Readiness" />
      </div>
      <OwnOffer listing={listing} />
      <LongText of={`the description of ${title}`}>{startup.idea_description}</LongText>
      <ListingFacts listing={listing} />
      {reason && <LabelledText label="Reason for selling" text={reason} of={title} />}
      {stack && <LabelledText label="Tech stack" text={stack} of={title} />}
      <div className="mt-auto flex flex-col gap-2 border-t border-line pt-4">
        {action && <div className="flex flex-wrap items-center gap-2">{action}</div>}
        <div className="-mr-3 -mb-2 flex min-h-8 items-center justify-between gap-2">
          <ListedOn listing={listing} />
          {report}
        </div>
      </div>
    </Card>
  );
}

/** A link to the offers for the user's listing, with their number. */
export function ViewOffersLink({ listing, describedBy }: { listing: Listing } & Partial<Described>) {
  const { id, offer_count: offers = 0 } = listing;
  return (
    <ActionLink to={`/marketplace/offers/${id}`} describedBy={describedBy ?? titleIdOf(id)} size="small">
      <span className="tabular">View Offers ({formatCount(offers)})</span>
    </ActionLink>
  );
}
