import type { ReactNode } from 'react';

import type { Deal } from '../../api/generated/work-client';
import { TitledCard } from '../../components/card';
import { Fact } from '../../components/fact';
import { Day } from '../../components/time';
import { mailTo } from '../../lib/browser';
import { formatMoney } from '../../lib/format';
import { DealStanding, DealStateBadge } from './deal-state';
import { DELETED_ACCOUNT, OTHER_ROLE, ROLE_NAMES } from './words';

function Contact({ contact, kept }: { contact: Deal['other']; kept: Deal['other_name'] }) {
  if (!contact)
    return (
      <>
        {kept && <span className="block">{kept}</span>}
        <span className="font-normal text-text-2">{DELETED_ACCOUNT}</span>
      </>
    );
  return (
    <>
      {contact.name}{' '}
      <a
        href={mailTo(contact.email)}
        className="block w-fit font-normal break-all text-primary hover:underline max-sm:py-3"
      >
        {contact.email}
      </a>
    </>
  );
}

interface OverviewCardProps {
  deal: Deal;
  user: { name: string; email: string };
  /** Buttons of other features. */
  actions?: ReactNode;
}

/** The seller, the buyer, the startup, the amount and the state of a deal. */
export function OverviewCard({ deal, user, actions }: OverviewCardProps) {
  const { role, other, amount, state, silent_until: silentUntil, escrow } = deal;
  return (
    <TitledCard
      title="Buyer and seller"
      actions={
        <>
          <DealStateBadge state={state} />
          {actions}
        </>
      }
    >
      <dl className="mb-4 grid gap-4 sm:grid-cols-3">
        <Fact label={`${ROLE_NAMES[role]} (you)`}>{user.name}</Fact>
        <Fact label={ROLE_NAMES[OTHER_ROLE[role]]}>
          <Contact contact={other} kept={deal.other_name} />
        </Fact>
        <Fact label="Agreed amount">{formatMoney(amount)}</Fact>
      </dl>
      <DealStanding deal={deal} />
      {state === 'open' && silentUntil !== null && (
        <p className="mt-1 text-label text-text-2">
          If neither of you acts, the deal ends by itself on <Day at={silentUntil} />, and the startup is for
          sale again.
        </p>
      )}
      <p className="mt-4 rounded-control bg-sunken px-4 py-3 text-label break-words text-text-2">
        The platform holds no money. The buyer pays the seller directly
        {escrow ? ` or through ${escrow.name}, an escrow provider outside of Proofround` : ''}.
      </p>
    </TitledCard>
  );
}
