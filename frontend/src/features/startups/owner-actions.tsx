import { ChartLine, Pencil, Tag, Users } from 'lucide-react';
import type { ReactNode } from 'react';

import { ActionLink } from '../../components/action-link';
import { Button } from '../../components/button';

export interface OwnerActionsProps {
  startupId: string;
  titleId: string;
  /** Opens the dialog that lists the startup for sale. */
  onListForSale?: () => void;
  /** The URL of the listing, if the startup is listed or sold. */
  listingAt?: string;
  /** Further actions. */
  children?: ReactNode;
}

/** What an owner can do with a startup. */
export function OwnerActions(props: OwnerActionsProps) {
  const { startupId, titleId, onListForSale, listingAt, children } = props;
  return (
    <div className="flex flex-wrap items-center gap-1.5 border-t border-line pt-4 max-sm:grid max-sm:grid-cols-2 max-sm:gap-2">
      <ActionLink to={`/analytics/${startupId}`} icon={ChartLine} describedBy={titleId} size="small">
        View Analytics
      </ActionLink>
      <ActionLink to={`/matches/${startupId}`} icon={Users} describedBy={titleId} size="small">
        View Matches
      </ActionLink>
      <ActionLink
        to={`/edit-startup/${startupId}`}
        icon={Pencil}
        describedBy={titleId}
        variant="quiet"
        size="small"
      >
        Edit
      </ActionLink>
      {children}
      {listingAt && (
        <ActionLink takesFocus to={listingAt} icon={Tag} describedBy={titleId} variant="quiet" size="small">
          View listing
        </ActionLink>
      )}
      {onListForSale && (
        <Button variant="quiet" size="small" aria-describedby={titleId} onClick={onListForSale} icon={Tag}>
          List for sale
        </Button>
      )}
    </div>
  );
}
