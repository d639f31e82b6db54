import { LoaderCircle, Mail } from 'lucide-react';
import { useRef, type MouseEvent } from 'react';

import { errorText } from '../../api/errors';
import { Button } from '../../components/button';
import { mailTo } from '../../lib/mail';
import { toast } from '../../lib/toast';
import { useLazyFounderContactQuery } from './api';

/** A mail link that does not know its address yet. */
const UNKNOWN = 'mailto:';

/**
 * A mail link to the founder. The address is asked for when the link is pointed at, focused or
 * followed, not with the list: who browses does not collect addresses.
 */
export function ContactLink({ startupId }: { startupId: string }) {
  const [load, { data: contact, isFetching }] = useLazyFounderContactQuery();
  const link = useRef<HTMLAnchorElement>(null);
  const prepare = () => void load(startupId, true);

  const follow = async (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.currentTarget.href !== UNKNOWN) return;
    event.preventDefault();
    try {
      const found = await load(startupId, true).unwrap();
      if (!found) {
        toast.error('Contact needs Investor Access');
        return;
      }
      // The address may not have reached the page yet; the mail program needs it now.
      if (link.current) {
        link.current.href = mailTo(found.email);
        link.current.click();
      }
    } catch (error) {
      toast.error(errorText(error, 'Failed to load contact'));
    }
  };

  return (
    <Button asChild variant="secondary" size="small">
      <a
        ref={link}
        href={contact ? mailTo(contact.email) : UNKNOWN}
        title={contact ? `${contact.name}, ${contact.email}` : undefined}
        aria-busy={isFetching}
        aria-describedby={`browse-${startupId}`}
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
