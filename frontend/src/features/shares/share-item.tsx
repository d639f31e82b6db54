import { Copy } from 'lucide-react';
import { useState } from 'react';

import type { Share } from '../../api/generated/work-client';
import { Button } from '../../components/button';
import { ConfirmedAction } from '../../forms/confirmed-action';
import { SHARE_FIELD_NAMES } from '../../forms/fields/shares';
import { detailOr } from '../../forms/use-submission';
import { copyText } from '../../lib/browser';
import { formatCount, formatMoment } from '../../lib/format';
import { toast } from '../../lib/toast';
import { useSharesRevokeMutation } from './api';

const opensText = (opens: number): string =>
  opens === 0 ? 'not opened yet' : opens === 1 ? 'opened once' : `opened ${formatCount(opens)} times`;

function expiryText(at: string | null, now: number): string {
  if (at === null) return 'no expiry';
  return `${Date.parse(at) <= now ? 'expired on' : 'works until'} ${formatMoment(at)}`;
}

function Openers({ openers }: { openers: NonNullable<Share['opened_by']> }) {
  if (openers.length === 0) return null;
  return (
    <ul className="mt-2 flex flex-col gap-1 text-label text-text-2" aria-label="Opened by">
      {openers.map(({ email, opens, last_opened_at }) => (
        <li key={email} className="break-words">
          {email}: {opensText(opens)}, last {formatMoment(last_opened_at)}
        </li>
      ))}
    </ul>
  );
}

const whatIsLost = ({ opens }: Share): string =>
  opens === 0
    ? 'It stops working for everybody who has it. Nobody can undo this.'
    : `It stops working for everybody who has it, and its record (${opensText(opens)}) is deleted. Nobody can undo this.`;

/** Removes a link after a confirmation (SHARE-11). */
function RemoveButton({ share, startupId, label }: { share: Share; startupId: string; label: string }) {
  const [revoke] = useSharesRevokeMutation();
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <Button variant="caution" size="small" aria-label={label} onClick={() => setIsAsking(true)}>
        Remove
      </Button>
      {isAsking && (
        <ConfirmedAction
          title="Remove this link?"
          description={whatIsLost(share)}
          action="Remove the link"
          send={() => revoke({ id: startupId, shareId: share.id }).unwrap()}
          done="The link no longer works"
          failure={detailOr('Failed to remove the link')}
          onClose={() => setIsAsking(false)}
        />
      )}
    </>
  );
}

/** A link with its opens. The owner copies it or removes it. */
export function ShareItem({ share, startupId }: { share: Share; startupId: string }) {
  const { url, fields, expires_at, email_gate, opens, opened_by, created_at } = share;
  const [isCopied, setCopied] = useState(false);
  const [now] = useState(Date.now);
  const copy = () =>
    void copyText(url).then(
      () => setCopied(true),
      () => toast.error('Failed to copy the link', 'Select it and copy it by hand.'),
    );
  const made = `Made ${formatMoment(created_at)}`;
  const facts = [
    opensText(opens),
    expiryText(expires_at, now),
    ...(email_gate ? ['asks for an email address'] : []),
  ];
  return (
    <>
      <a
        href={url}
        target="_blank"
        rel="noopener noreferrer"
        className="rounded-control text-body font-medium break-all text-primary underline-offset-4 hover:underline"
      >
        {url}
        <span className="sr-only"> (opens in a new tab)</span>
      </a>
      <p className="mt-1 text-label text-text-2">
        {made}, {facts.join(', ')}
      </p>
      <p className="text-label text-muted">
        Shows {fields.map((field) => SHARE_FIELD_NAMES[field].toLowerCase()).join(', ')}
      </p>
      {opened_by && <Openers openers={opened_by} />}
      <div className="mt-3 flex flex-wrap gap-2">
        <Button variant="secondary" size="small" onClick={copy} icon={Copy}>
          {isCopied ? 'Copied' : 'Copy link'}
        </Button>
        <RemoveButton share={share} startupId={startupId} label={`Remove the link. ${made}`} />
      </div>
    </>
  );
}
