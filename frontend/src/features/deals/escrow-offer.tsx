import { ExternalLink } from 'lucide-react';

import type { Deal } from '../../api/generated/work-client';
import { Button } from '../../components/button';

interface EscrowOfferProps {
  escrow: NonNullable<Deal['escrow']>;
  role: Deal['role'];
  /** The id of the element that names the step. */
  titleId: string;
}

/** Leads from the payment step to the escrow provider, in a new tab. */
export function EscrowOffer({ escrow: { name, url }, role, titleId }: EscrowOfferProps) {
  return (
    <div className="mt-3 flex flex-col gap-2">
      <Button asChild variant="secondary" size="small" className="max-w-full self-start">
        <a href={url} target="_blank" rel="noopener noreferrer" aria-describedby={titleId}>
          <ExternalLink className="size-4" aria-hidden />
          <span className="truncate">{role === 'buyer' ? `Pay by ${name}` : `Open ${name}`}</span>
          <span className="sr-only">(opens in a new tab)</span>
        </a>
      </Button>
      <p className="max-w-prose text-label break-words text-text-2">
        {name} is an escrow provider and not part of Proofround. The platform holds no money and is not told
        of the payment: both of you confirm this step here.
      </p>
    </div>
  );
}
