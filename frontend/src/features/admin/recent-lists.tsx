import { useId, type ReactNode } from 'react';

import type { RecentActivity, UserType } from '../../api/generated/client';
import { Badge } from '../../components/badge';
import { Card, CardHeader } from '../../components/card';
import { formatDate, formatMoment } from '../../lib/format';
import { STAGE_NAMES } from '../../lib/stages';
import { Loaded, type Loadable } from './loaded';

export const TYPE_NAMES: Record<UserType, string> = { startup: 'Startup', investor: 'Investor' };

/** A day, with the moment for who needs it. */
export function When({ at }: { at: string }) {
  return (
    <time dateTime={at} title={formatMoment(at)} className="whitespace-nowrap tabular">
      {formatDate(at)}
    </time>
  );
}

const ROWS = Array.from({ length: 5 }, () => 'h-13');

function RecentList({
  title,
  empty,
  query,
  rows,
}: {
  title: string;
  empty: string;
  query: Loadable<RecentActivity>;
  rows: (activity: RecentActivity) => { id: string; main: ReactNode; aside: ReactNode }[];
}) {
  const id = useId();
  return (
    <Card aria-labelledby={id} className="min-w-0">
      <CardHeader id={id} title={title} />
      <Loaded query={query} what={title.toLowerCase()} outline={ROWS}>
        {(activity) => {
          const found = rows(activity);
          if (found.length === 0) return <p className="text-body text-text-2">{empty}</p>;
          return (
            <ul aria-labelledby={id} className="flex flex-col">
              {found.map((row) => (
                <li
                  key={row.id}
                  className="flex items-start justify-between gap-4 border-t border-line py-3 first:border-t-0 first:pt-0 last:pb-0"
                >
                  <div className="min-w-0">{row.main}</div>
                  <div className="flex shrink-0 flex-col items-end gap-1 text-label text-muted">
                    {row.aside}
                  </div>
                </li>
              ))}
            </ul>
          );
        }}
      </Loaded>
    </Card>
  );
}

/** The five newest users and startups (SHOW-6). */
export function RecentLists({ query }: { query: Loadable<RecentActivity> }) {
  return (
    <div className="grid grid-cols-1 gap-4 md:grid-cols-2">
      <RecentList
        title="Recent Users"
        empty="Nobody has signed up yet."
        query={query}
        rows={({ recent_users: users }) =>
          users.map((user) => ({
            id: user.id,
            main: (
              <>
                <p className="text-body font-medium break-words">{user.name}</p>
                <p className="text-label break-all text-text-2">{user.email}</p>
              </>
            ),
            aside: (
              <>
                <Badge>{TYPE_NAMES[user.user_type]}</Badge>
                <When at={user.created_at} />
              </>
            ),
          }))
        }
      />
      <RecentList
        title="Recent Startups"
        empty="No startups have been submitted yet."
        query={query}
        rows={({ recent_startups: startups }) =>
          startups.map((startup) => ({
            id: startup.id,
            main: (
              <>
                <p className="text-body font-medium break-words">{startup.idea_title}</p>
                <p className="text-label break-words text-text-2">{startup.sector}</p>
              </>
            ),
            aside: (
              <>
                <Badge>{STAGE_NAMES[startup.stage]}</Badge>
                <When at={startup.created_at} />
              </>
            ),
          }))
        }
      />
    </div>
  );
}
