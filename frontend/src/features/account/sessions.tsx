import { MonitorSmartphone } from 'lucide-react';

import type { AccountSession } from '../../api/generated/account-client';
import { Badge } from '../../components/badge';
import { TitledCard } from '../../components/card';
import { SendButton } from '../../forms/send-button';
import { detailOr } from '../../forms/use-submission';
import { formatMoment } from '../../lib/format';
import { Entries } from '../../lists/entries';
import { QueryView } from '../../lists/query-view';
import { RULED } from '../../lists/rows';
import { useSessionsEndMutation, useSessionsListQuery, useSessionsLogOutAllMutation } from './api';

/** The user's sessions. The user can end each of them, or all at once. */
export function Sessions({ onLoggedOut }: { onLoggedOut: () => void }) {
  const sessions = useSessionsListQuery();
  const [endAll] = useSessionsLogOutAllMutation();
  const logOutEverywhere = async () => {
    await endAll().unwrap();
    onLoggedOut();
  };
  return (
    <TitledCard
      title="Where you are signed in"
      actions={
        <SendButton
          variant="caution"
          size="small"
          send={logOutEverywhere}
          done="You are logged out everywhere"
          failure={detailOr('Failed to log out everywhere')}
        >
          Log out everywhere
        </SendButton>
      }
    >
      <QueryView query={sessions} name="Your sessions" outline={['h-16', 'h-16']}>
        {(all) => (
          <Entries items={all} name="This session" itemClassName={RULED.narrow}>
            {(session) => <Session session={session} />}
          </Entries>
        )}
      </QueryView>
    </TitledCard>
  );
}

function Session({ session }: { session: AccountSession }) {
  const { id, device, address, last_seen_at, created_at, current } = session;
  const [end] = useSessionsEndMutation();
  const facts = [address, `last seen ${formatMoment(last_seen_at)}`, `signed in ${formatMoment(created_at)}`];
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <MonitorSmartphone className="size-5 shrink-0 text-muted" aria-hidden />
      <div className="min-w-0 flex-1 basis-64">
        <p className="flex flex-wrap items-center gap-2 text-body font-medium">
          {device}
          {current && <Badge tone="ok">This device</Badge>}
        </p>
        <p className="text-label text-muted tabular">{facts.filter((fact) => fact !== '').join(' · ')}</p>
      </div>
      {!current && (
        <SendButton
          variant="secondary"
          size="small"
          className="max-sm:ml-9"
          aria-label={`Log out ${device}`}
          send={() => end({ id }).unwrap()}
          done={`${device} is logged out`}
          failure={detailOr('Failed to log the device out')}
        >
          Log out
        </SendButton>
      )}
    </div>
  );
}
