import { useId } from 'react';

import type { RecentActivity } from '../../api/generated/account-client';
import type { UserType } from '../../api/generated/client';
import { Badge } from '../../components/badge';
import { TitledCard } from '../../components/card';
import { formatDate, formatMoment } from '../../lib/format';
import { STAGE_NAMES } from '../../lib/stages';
import { Entries } from '../../lists/entries';
import { QueryView, type Query } from '../../lists/query-view';
import { RULED } from '../../lists/rows';
import { NothingHere } from './nothing-here';

export const TYPE_NAMES: Record<UserType, string> = { startup: 'Startup', investor: 'Investor' };

/** A date, with the exact time as its tooltip. */
export function When({ at }: { at: string }) {
  return (
    <time dateTime={at} title={formatMoment(at)} className="whitespace-nowrap tabular">
      {formatDate(at)}
    </time>
  );
}

const ROWS = Array.from({ length: 5 }, () => 'h-13');

interface Row {
  id: string;
  title: string;
  note: string;
  badge: string;
  at: string;
}

interface RecentListProps {
  title: string;
  empty: string;
  query: Query<RecentActivity>;
  rows: (activity: RecentActivity) => readonly Row[];
}

function RecentList(props: RecentListProps) {
  const { title, empty, query, rows } = props;
  const id = useId();
  return (
    <TitledCard id={id} className="min-w-0" title={title}>
      <QueryView query={query} name={`The ${title.toLowerCase()}`} failure={null} outline={ROWS}>
        {(activity) => {
          const found = rows(activity);
          if (found.length === 0)
            return (
              <NothingHere title={empty} onLookAgain={query.refetch}>
                The latest five appear here.
              </NothingHere>
            );
          return (
            <Entries items={found} name="This entry" aria-labelledby={id} itemClassName={RULED.narrow}>
              {(row) => (
                <div className="flex items-start justify-between gap-4">
                  <div className="min-w-0">
                    <p className="text-body font-medium break-words">{row.title}</p>
                    <p className="text-label wrap-anywhere text-text-2">{row.note}</p>
                  </div>
                  <div className="flex shrink-0 flex-col items-end gap-1 text-label text-muted">
                    <Badge>{row.badge}</Badge>
                    <When at={row.at} />
                  </div>
                </div>
              )}
            </Entries>
          );
        }}
      </QueryView>
    </TitledCard>
  );
}

/** The five newest users and startups (SHOW-6). */
export function RecentLists({ query }: { query: Query<RecentActivity> }) {
  return (
    <div className="grid grid-cols-1 gap-4 md:grid-cols-2">
      <RecentList
        title="Recent Users"
        empty="Nobody has signed up yet"
        query={query}
        rows={({ recent_users: users }) =>
          users.map(({ id, name, email, user_type: type, created_at: at }) => ({
            id,
            title: name,
            note: email,
            badge: TYPE_NAMES[type],
            at,
          }))
        }
      />
      <RecentList
        title="Recent Startups"
        empty="No startups have been submitted yet"
        query={query}
        rows={({ recent_startups: startups }) =>
          startups.map(({ id, idea_title: title, sector, stage, created_at: at }) => ({
            id,
            title,
            note: sector,
            badge: STAGE_NAMES[stage],
            at,
          }))
        }
      />
    </div>
  );
}
