import { useId, type ReactNode } from 'react';

import type { User } from '../../api/generated/client';
import { Badge } from '../../components/badge';
import { Card, CardHeader } from '../../components/card';
import { Loaded, type Loadable } from './loaded';
import { TYPE_NAMES, When } from './recent-lists';

const COLUMNS = ['Name', 'Email', 'Type', 'Status', 'Joined'] as const;

/** On narrow screens the column's name stands beside the value: the head is not seen there. */
function Cell({ column, children }: { column: (typeof COLUMNS)[number]; children: ReactNode }) {
  return (
    <td
      role="cell"
      className="border-line text-body max-sm:flex max-sm:items-start max-sm:justify-between max-sm:gap-4 max-sm:py-0.5 sm:border-t sm:py-3 sm:pr-4"
    >
      <span className="text-label text-muted sm:hidden" aria-hidden>
        {column}
      </span>
      <span className="min-w-0 break-words max-sm:text-right">{children}</span>
    </td>
  );
}

/**
 * All Users (Latest 20). Under 640 px the rows are stacked cards; a table laid out as blocks is
 * no longer told as one, hence the roles.
 */
export function UsersTable({ query }: { query: Loadable<User[]> }) {
  const id = useId();
  return (
    <Card aria-labelledby={id}>
      <CardHeader id={id} title="All Users (Latest 20)" />
      <Loaded query={query} what="users" outline={Array.from({ length: 20 }, () => 'h-9')}>
        {(users) =>
          users.length === 0 ? (
            <p className="text-body text-text-2">Nobody has signed up yet.</p>
          ) : (
            <table
              role="table"
              aria-labelledby={id}
              className="w-full border-separate border-spacing-0 max-sm:block"
            >
              <thead role="rowgroup" className="max-sm:sr-only">
                <tr role="row">
                  {COLUMNS.map((column) => (
                    <th
                      key={column}
                      role="columnheader"
                      scope="col"
                      className="sticky top-14 z-10 bg-surface py-2 pr-4 text-left text-label font-medium text-muted"
                    >
                      {column}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody role="rowgroup" className="max-sm:block">
                {users.map((user) => (
                  <tr
                    key={user.id}
                    role="row"
                    className="max-sm:block max-sm:border-t max-sm:border-line max-sm:py-3 max-sm:first:border-t-0 max-sm:first:pt-0 max-sm:last:pb-0"
                  >
                    <Cell column="Name">
                      {/* Shrinks its column, as break-words does not. */}
                      <span className="font-medium wrap-anywhere">{user.name}</span>
                    </Cell>
                    <Cell column="Email">
                      <span className="break-all text-text-2">{user.email}</span>
                    </Cell>
                    <Cell column="Type">{TYPE_NAMES[user.user_type]}</Cell>
                    <Cell column="Status">
                      <Badge tone={user.is_premium ? 'ok' : 'neutral'}>
                        {user.is_premium ? 'Premium' : 'Free'}
                      </Badge>
                    </Cell>
                    <Cell column="Joined">
                      <span className="text-text-2">
                        <When at={user.created_at} />
                      </span>
                    </Cell>
                  </tr>
                ))}
              </tbody>
            </table>
          )
        }
      </Loaded>
    </Card>
  );
}
