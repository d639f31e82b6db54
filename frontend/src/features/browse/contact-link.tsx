import { Copy, LoaderCircle, Mail } from 'lucide-react';
import { type MouseEvent, useRef, useState } from 'react';

import type { Startup } from '../../api/generated/client';
import { Button, type Described } from '../../components/button';
import { copyText, mailTo } from '../../lib/browser';
import { failureToast } from '../../lib/failure-toast';
import { toast } from '../../lib/toast';
import { noAddressOf } from '../../lib/words';
import { useLazyStartupsGetQuery } from './api';

/** The link's target until the address has loaded. */
const UNKNOWN = 'mailto:';

type Contact = NonNullable<Startup['founder']>;

/** The address on the page, because not everybody has a mail program. It is empty if it may not be shown. */
function Address({ contact: { name, email }, describedBy }: { contact: Contact } & Described) {
  const [isCopied, setCopied] = useState(false);
  const copy = () =>
    void copyText(email).then(
      () => setCopied(true),
      () => toast.error('Failed to copy the address', 'Select it and copy it by hand.'),
    );
  return (
    <span
      role="status"
      className="order-last flex min-w-0 basis-full flex-wrap items-center gap-2 text-label"
    >
      {email === '' ? (
        noAddressOf(name)
      ) : (
        <>
          <span className="min-w-0 break-all select-all">{email}</span>
          <Button variant="quiet" size="small" onClick={copy} icon={Copy} aria-describedby={describedBy}>
            {isCopied ? 'Copied' : 'Copy address'}
          </Button>
        </>
      )}
    </span>
  );
}

/**
 * A mail link to the founder. The address loads when the user points at, focuses or follows the link, and is
 * shown beside it once the user has followed it. It is not part of the list, so that browsing does not collect
 * addresses.
 */
export function ContactLink({ startupId, describedBy }: { startupId: string } & Described) {
  const [load, { data: startup, isFetching }] = useLazyStartupsGetQuery();
  const [isFollowed, setFollowed] = useState(false);
  const contact = startup?.founder;
  const link = useRef<HTMLAnchorElement>(null);
  const prepare = () => void load({ id: startupId }, true);

  const follow = async (event: MouseEvent<HTMLAnchorElement>) => {
    setFollowed(true);
    if (event.currentTarget.href !== UNKNOWN) return;
    event.preventDefault();
    try {
      const { founder: found } = await load({ id: startupId }, true).unwrap();
      if (!found) {
        toast.error('Contact needs Investor Access');
        return;
      }
      // React may not have rendered the address yet, and the click needs it now.
      if (link.current && found.email !== '') {
        link.current.href = mailTo(found.email);
        link.current.click();
      }
    } catch (error) {
      failureToast.detailOr('Failed to load contact', error);
    }
  };

  return (
    <>
      <Button asChild variant="secondary" size="small">
        <a
          ref={link}
          href={contact && contact.email !== '' ? mailTo(contact.email) : UNKNOWN}
          title={contact ? [contact.name, contact.email].filter(Boolean).join(', ') : undefined}
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
      {isFollowed && contact && <Address contact={contact} describedBy={describedBy} />}
    </>
  );
}
