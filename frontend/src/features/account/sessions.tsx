import { MonitorSmartphone } from 'lucide-react';

import { errorText } from '../../api/errors';
import type { AccountSession } from '../../api/generated/account-client';
import { Badge } from '../../components/badge';
import { Button } from '../../components/button';
import { Card, CardHeader } from '../../components/card';
import { formatMoment } from '../../lib/format';
import { toast } from '../../lib/toast';
import { QueryView } from '../../lists/query-view';
import { useSessionsEndMutation, useSessionsListQuery, useSessionsLogOutAllMutation } from './api';

/** The user's sessions. The user can end each of them, or all at once. */
export function Sessions({ onLoggedOut }: { onLoggedOut: () => void }) {
  const sessions = useSessionsListQuery();
  const [endAll, { isLoading }] = useSessionsLogOutAllMutation();
  const logOutEverywhere = async () => {
    try {
      await endAll().unwrap();
      toast.success('You are logged out everywhere');
      onLoggedOut();
    } catch (error) {
      toast.error(errorText(error, 'Failed to log out everywhere'));
    }
  };
  return (
    <Card aria-labelledby="account-sessions">
      <CardHeader
        id="account-sessions"
        title="Where you are signed in"
        actions={
          <Button variant="caution" size="small" loading={isLoading} onClick={() => void logOutEverywhere()}>
            Log out everywhere
          </Button>
        }
      />
      <QueryView query={sessions} name="Your sessions" outline={['h-16', 'h-16']}>
        {(all) => (
          <ul className="flex flex-col divide-y divide-line">
            {all.map((session) => (
              <Session key={session.id} session={session} />
            ))}
          </ul>
        )}
      </QueryView>
    </Card>
  );
}

function Session({ session }: { session: AccountSession }) {
  const { id, device, address, last_seen_at, created_at, current } = session;
  const [end, { isLoading }] = useSessionsEndMutation();
  const logOut = () =>
    void end({ id })
      .unwrap()
      .then(
        () => toast.success(`${device} is logged out`),
        (error: unknown) => toast.error(errorText(error, 'Failed to log the device out')),
      );
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3 first:pt-0 last:pb-0">
      <MonitorSmartphone className="size-5 shrink-0 text-muted" aria-hidden />
      <div className="min-w-0 flex-1 basis-48">
        <p className="flex flex-wrap items-center gap-2 text-body font-medium">
          {device}
          {current && <Badge tone="ok">This device</Badge>}
        </p>
        <p className="text-label text-muted tabular">
          {[address, `last seen ${formatMoment(last_seen_at)}`, `signed in ${formatMoment(created_at)}`]
            .filter((part) => part !== '')
            .join(' · ')}
        </p>
      </div>
      {!current && (
        <Button
          variant="secondary"
          size="small"
          loading={isLoading}
          aria-label={`Log out ${device}`}
          onClick={logOut}
        >
          Log out
        </Button>
      )}
    </li>
  );
}
