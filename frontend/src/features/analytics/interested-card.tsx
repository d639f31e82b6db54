import { Handshake, Mail } from 'lucide-react';
import { type ReactNode, useId } from 'react';

import type { Analytics } from '../../api/generated/work-client';
import { BadgeList } from '../../components/badge';
import { Button } from '../../components/button';
import { TitledCard } from '../../components/card';
import { EmptyState } from '../../components/states';
import { Day } from '../../components/time';
import { mailTo } from '../../lib/browser';
import { formatCount, formatMoney } from '../../lib/format';
import { noAddressOf } from '../../lib/words';
import { RULED } from '../../lists/rows';
import { SteppedList } from '../../lists/stepped-list';

type Interested = Analytics['interested_investors'][number];

/** The number of sectors shown per investor (SHOW-1). */
const SECTORS = 2;

function Item({ interested: { user, investor, interested_at } }: { interested: Interested }) {
  const id = useId();
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4">
      <h3 id={id} className="text-body font-medium break-words max-sm:self-center">
        {user.name}
      </h3>
      {user.email !== '' && (
        <Button asChild variant="secondary" size="small" className="sm:row-span-2">
          <a href={mailTo(user.email)} aria-describedby={id}>
            <Mail className="size-4" aria-hidden />
            Contact
          </a>
        </Button>
      )}
      <div className="min-w-0 max-sm:col-span-2">
        <p className="text-label wrap-anywhere text-text-2">{user.email || noAddressOf(user.name)}</p>
        <p className="mt-1 text-label text-muted">
          {investor ? `Budget ${formatMoney(investor.budget)}` : 'No investor profile yet'} ·{' '}
          <Day at={interested_at} />
        </p>
        {investor && investor.investment_sectors.length > 0 && (
          <BadgeList
            items={investor.investment_sectors.slice(0, SECTORS)}
            className="mt-2"
            aria-label={`Sectors of ${user.name}`}
          />
        )}
      </div>
    </div>
  );
}

interface InterestedCardProps {
  investors: readonly Interested[];
  /** Shown while no investor is interested. */
  action?: ReactNode;
}

/** The interested investors, newest first, each with a mail link. */
export function InterestedCard({ investors, action }: InterestedCardProps) {
  return (
    <TitledCard
      title="Interested investors"
      note={investors.length > 0 ? `${formatCount(investors.length)} so far, newest first` : undefined}
    >
      {investors.length === 0 ? (
        <EmptyState icon={Handshake} title="No interested investors yet" action={action}>
          Investors who click I'm Interested appear here with their email.
        </EmptyState>
      ) : (
        <SteppedList
          list="interested"
          items={investors}
          idOf={({ user, interested_at }) => `${interested_at} ${user.name}`}
          first={10}
          step={20}
          more="Show more investors"
          name="This investor"
          itemClassName={RULED.medium}
        >
          {(interested) => <Item interested={interested} />}
        </SteppedList>
      )}
    </TitledCard>
  );
}
