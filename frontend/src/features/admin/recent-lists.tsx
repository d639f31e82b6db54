import { type ReactNode, useId } from 'react';

import type { RecentActivity } from '../../api/generated/account-client';
import type { UserType } from '../../api/generated/client';
import { Badge } from '../../components/badge';
import { TitledCard } from '../../components/card';
import { formatDate, formatMoment } from '../../lib/format';
import { STAGE_NAMES } from '../../lib/words';
import { Entries } from '../../lists/entries';
import { type Query, QueryView } from '../../lists/query-view';
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

/** An address that breaks before its at sign where it does not fit in one line. */
export function Email({ children }: { children: string }) {
  const at = children.lastIndexOf('@');
  return (
    <>
      {children.slice(0, at)}
      <wbr />
      {children.slice(at)}
    </>
  );
}

const ROWS = Array.from({ length: 5 }, () => 'h-13');

interface Row {
  title: string;
  note: ReactNode;
  badge: string;
  at: string;
}

interface RecentListProps<Item> {
  title: string;
  /** What the error about an entry calls it: "This user could not be shown". */
  name: string;
  empty: string;
  query: Query<RecentActivity>;
  items: (activity: RecentActivity) => readonly Item[];
  rowOf: (item: Item) => Row;
}

function RecentList<Item>({ title, name, empty, query, items, rowOf }: RecentListProps<Item>) {
  const id = useId();
  const draw = (item: Item) => {
    const row = rowOf(item);
    return (
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
    );
  };
  return (
    <TitledCard id={id} className="min-w-0" title={title}>
      <QueryView query={query} name={`The ${title.toLowerCase()}`} failure={null} outline={ROWS}>
        {(activity) => {
          const found = items(activity);
          if (found.length === 0)
            return (
              <NothingHere title={empty} onLookAgain={query.refetch}>
                The latest five appear here.
              </NothingHere>
            );
          return (
            <Entries
              items={found}
              name={name}
              aria-labelledby={id}
              itemClassName={RULED.narrow}
              onRetry={query.refetch}
            >
              {draw}
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
        name="This user"
        empty="Nobody has signed up yet"
        query={query}
        items={({ recent_users: users }) => users}
        rowOf={({ name, email, user_type: type, created_at: at }) => ({
          title: name,
          note: <Email>{email}</Email>,
          badge: TYPE_NAMES[type],
          at,
        })}
      />
      <RecentList
        title="Recent Startups"
        name="This startup"
        empty="No startups have been submitted yet"
        query={query}
        items={({ recent_startups: startups }) => startups}
        rowOf={({ idea_title: title, sector, stage, created_at: at }) => ({
          title,
          note: sector,
          badge: STAGE_NAMES[stage],
          at,
        })}
      />
    </div>
  );
}
