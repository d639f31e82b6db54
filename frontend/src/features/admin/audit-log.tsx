import { useId } from 'react';
import { useSearchParams } from 'react-router';

import type { AuditAction, AuditEntry } from '../../api/generated/account-client';
import { FRESH } from '../../api/pages';
import { TitledCard } from '../../components/card';
import { Field, Select } from '../../components/field';
import { formatMoment } from '../../lib/format';
import { KEEP_PLACE, withParam } from '../../lib/search';
import { CursorList } from '../../lists/cursor-list';
import { RULED } from '../../lists/rows';
import { PAGE, useAuditListPagesInfiniteQuery } from './api';
import { NothingHere } from './nothing-here';

const ACTIONS: Record<AuditAction, string> = {
  'account.logged_in': 'Logged in',
  'account.factor_failed': 'Gave a wrong code',
  'account.logged_out_everywhere': 'Logged out everywhere',
  'account.password_changed': 'Changed the password',
  'account.password_reset': 'Reset the password',
  'account.email_changed': 'Changed the email address',
  'account.email_change_undone': 'Undid a change of the email address',
  'account.factor_enabled': 'Turned the second factor on',
  'account.factor_disabled': 'Turned the second factor off',
  'account.exported': 'Exported the data',
  'account.deleted': 'Deleted the account',
  'account.suspended': 'Suspended an account',
  'account.restored': 'Restored an account',
  'admin.logged_in': 'Logged in as admin',
  'report.dismissed': 'Dismissed a report',
  'report.upheld': 'Upheld a report',
  'review.cleared': 'Cleared a startup',
  'review.upheld': 'Upheld a startup’s hold',
};
const OPTIONS = Object.entries(ACTIONS);
const isAction = (value: string): value is AuditAction => Object.hasOwn(ACTIONS, value);

const nameOf = ({ actor_id: id, actor_name: name }: AuditEntry): string =>
  name ?? (id === null ? 'Proofround' : 'A former member');

function Entry({ entry }: { entry: AuditEntry }) {
  const isOnAnother = entry.object_id !== entry.actor_id;
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-0.5">
      <p className="min-w-0 text-body break-words">
        <span className="font-medium">{nameOf(entry)}</span>
        <span className="text-text-2">{` · ${ACTIONS[entry.action]}`}</span>
        {isOnAnother && (
          <span className="block text-label break-all text-muted">{`${entry.object_kind} ${entry.object_id}`}</span>
        )}
      </p>
      <time dateTime={entry.at} className="text-label text-muted tabular">
        {formatMoment(entry.at)}
      </time>
    </div>
  );
}

/** Who did what to accounts and startups, newest first; the chosen action is in the URL. */
export function AuditLog() {
  const id = useId();
  const [search, setSearch] = useSearchParams();
  const asked = search.get('action') ?? '';
  const action = isAction(asked) ? asked : undefined;
  const list = useAuditListPagesInfiniteQuery({ ...PAGE, ...(action ? { action } : {}) }, FRESH);
  return (
    <TitledCard
      id={id}
      title="Audit log"
      note="Log-ins, changes of credentials and decisions. Nobody can change or delete an entry here."
    >
      <Field label="Action" className="mb-5 max-w-xs">
        <Select
          value={action ?? ''}
          onChange={({ target: { value } }) => setSearch(withParam(search, 'action', value), KEEP_PLACE)}
        >
          <option value="">All actions</option>
          {OPTIONS.map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
      </Field>
      <CursorList
        key={action ?? ''}
        query={{ ...list, data: list.currentData }}
        name="The audit log"
        entry="This entry"
        outline={['h-10', 'h-10', 'h-10']}
        itemClassName={RULED.narrow}
        labelledBy={id}
        more="Show more entries"
        empty={
          <NothingHere title="Nothing is recorded yet" onLookAgain={list.refetch}>
            Log-ins, changes of credentials and decisions appear here.
          </NothingHere>
        }
      >
        {(entry) => <Entry entry={entry} />}
      </CursorList>
    </TitledCard>
  );
}
