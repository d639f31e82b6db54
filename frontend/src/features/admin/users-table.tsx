import { type ReactNode, useId } from 'react';

import type { AdminUser } from '../../api/generated/account-client';
import { Badge } from '../../components/badge';
import { TitledCard } from '../../components/card';
import { useUserId } from '../../forms/draft';
import { cn } from '../../lib/cn';
import { PartBoundary } from '../../lists/part-boundary';
import { type Query, QueryView } from '../../lists/query-view';
import { ENTRY, idAt, idOfEntry } from '../../lists/rows';
import { WholeList } from '../../lists/whole-list';
import { NothingHere } from './nothing-here';
import { Email, TYPE_NAMES, When } from './recent-lists';
import { SuspensionAction } from './suspension-action';

/** The columns with a heading (SHOW-6). The column of the button has none. */
const HEADS = ['Name', 'Email', 'Type', 'Status', 'Joined'] as const;
type Column = (typeof HEADS)[number] | 'Button';

const HEAD = 'sticky top-14 z-sticky bg-surface py-2 sm:table-cell';

/** The place of each value on narrow screens: name and button, below them the email, then the rest in one line. */
const PLACES: Record<Column, string> = {
  Name: 'max-sm:col-span-3',
  Email: 'max-sm:col-span-4 max-sm:col-start-1',
  Type: 'max-sm:col-start-1',
  Status: '',
  Joined: 'max-sm:col-span-2',
  Button: 'text-right max-sm:col-start-4 max-sm:row-start-1',
};

function Cell({ column, children }: { column: Column; children: ReactNode }) {
  return (
    <div
      role="cell"
      className={cn(
        'min-w-0 border-line align-middle text-body break-words sm:table-cell sm:border-t sm:py-3 sm:pr-4',
        PLACES[column],
      )}
    >
      {children}
    </div>
  );
}

function Cells({ user, isOwn }: { user: AdminUser; isOwn: boolean }) {
  return (
    <>
      <Cell column="Name">
        {/* Unlike break-words, this lets the column shrink. */}
        <span className="font-medium wrap-anywhere">{user.name}</span>
      </Cell>
      <Cell column="Email">
        <span className="wrap-anywhere text-text-2">
          <Email>{user.email}</Email>
        </span>
      </Cell>
      <Cell column="Type">{TYPE_NAMES[user.user_type]}</Cell>
      <Cell column="Status">
        <span className="flex flex-wrap gap-1.5">
          <Badge tone={user.is_premium ? 'ok' : 'neutral'}>{user.is_premium ? 'Premium' : 'Free'}</Badge>
          {user.suspended_at !== null && <Badge tone="bad">Suspended</Badge>}
        </span>
      </Cell>
      <Cell column="Joined">
        <span className="text-text-2">
          {/* Narrow screens hide the table head. */}
          <span className="sm:hidden" aria-hidden>
            Joined{' '}
          </span>
          <When at={user.created_at} />
        </span>
      </Cell>
      <Cell column="Button">{!isOwn && <SuspensionAction user={user} />}</Cell>
    </>
  );
}

/** All Users (Latest 20). Below 640 px the rows are stacked cards, which keep the ARIA roles of a table. */
export function UsersTable({ query }: { query: Query<AdminUser[]> }) {
  const id = useId();
  // Admins cannot suspend their own account (ACCOUNT-30).
  const ownId = useUserId();
  return (
    <TitledCard id={id} title="All Users (Latest 20)">
      <QueryView
        query={query}
        name="The users"
        failure={null}
        outline={Array.from({ length: 20 }, () => 'h-9')}
        empty={
          <NothingHere title="Nobody has signed up yet" onLookAgain={query.refetch}>
            Each new account appears here.
          </NothingHere>
        }
      >
        {(users) => (
          <WholeList name="users" items={users}>
            <div
              role="table"
              aria-labelledby={id}
              className="w-full border-separate border-spacing-0 sm:table"
            >
              <div role="rowgroup" className="max-sm:sr-only sm:table-header-group">
                <div role="row" className="sm:table-row">
                  {HEADS.map((column) => (
                    <div
                      key={column}
                      role="columnheader"
                      className={cn(HEAD, 'pr-4 text-label font-medium text-muted')}
                    >
                      {column}
                    </div>
                  ))}
                  <div role="cell" className={HEAD} />
                </div>
              </div>
              <div role="rowgroup" className="sm:table-row-group">
                {users.map((user, at) => (
                  <div
                    key={idAt(user, at, idOfEntry)}
                    role="row"
                    {...{ [ENTRY]: idAt(user, at, idOfEntry) }}
                    className="sm:table-row max-sm:grid max-sm:grid-cols-[auto_auto_minmax(0,1fr)_auto] max-sm:items-center max-sm:gap-x-3 max-sm:gap-y-1 max-sm:border-t max-sm:border-line max-sm:py-3 max-sm:first:border-t-0 max-sm:first:pt-0"
                  >
                    <PartBoundary name="This user" of={user}>
                      <Cells user={user} isOwn={user.id === ownId} />
                    </PartBoundary>
                  </div>
                ))}
              </div>
            </div>
          </WholeList>
        )}
      </QueryView>
    </TitledCard>
  );
}
