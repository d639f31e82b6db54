import { LoaderCircle, Mail } from 'lucide-react';
import { type MouseEvent, useRef } from 'react';

import { Button, type Described } from '../../components/button';
import { mailTo } from '../../lib/browser';
import { failureToast } from '../../lib/failure-toast';
import { toast } from '../../lib/toast';
import { useLazyStartupsGetQuery } from './api';

/** The link's target until the address has loaded. */
const UNKNOWN = 'mailto:';

/**
 * A mail link to the founder. The address loads when the user points at, focuses or follows the link.
 * It is not part of the list, so that browsing does not collect addresses.
 */
export function ContactLink({ startupId, describedBy }: { startupId: string } & Described) {
  const [load, { data: startup, isFetching }] = useLazyStartupsGetQuery();
  const contact = startup?.founder;
  const link = useRef<HTMLAnchorElement>(null);
  const prepare = () => void load({ id: startupId }, true);

  const follow = async (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.currentTarget.href !== UNKNOWN) return;
    event.preventDefault();
    try {
      const { founder: found } = await load({ id: startupId }, true).unwrap();
      if (!found) {
        toast.error('Contact needs Investor Access');
        return;
      }
      // React may not have rendered the address yet, and the click needs it now.
      if (link.current) {
        link.current.href = mailTo(found.email);
        link.current.click();
      }
    } catch (error) {
      failureToast.detailOr('Failed to load contact', error);
    }
  };

  return (
    <Button asChild variant="secondary" size="small">
      <a
        ref={link}
        href={contact ? mailTo(contact.email) : UNKNOWN}
        title={contact ? `${contact.name}, ${contact.email}` : undefined}
        aria-busy={isFetching}
        aria-describedby={describedBy}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={(event) => void follow(event)}
      >
        {isFetching ? (
          <LoaderCircle className="size-4 animate-spin" aria-hidden />
        ) : (
          <Mail className="size-4" aria-hidden />
        )}
        Contact Founder
      </a>
    </Button>
  );
}
