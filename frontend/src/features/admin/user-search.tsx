import { type SyntheticEvent, useEffect, useId, useRef, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router';

import type { AdminUser } from '../../api/generated/account-client';
import { FRESH } from '../../api/pages';
import { Badge } from '../../components/badge';
import { Button } from '../../components/button';
import { TitledCard } from '../../components/card';
import { Input } from '../../components/field';
import { useUserId } from '../../forms/draft';
import { KEEP_PLACE, withParam } from '../../lib/search';
import { CursorList } from '../../lists/cursor-list';
import { RULED } from '../../lists/rows';
import { FIND_USER, PAGE, useAdminListUsersPagesInfiniteQuery } from './api';
import { NothingHere } from './nothing-here';
import { Email, TYPE_NAMES, When } from './recent-lists';
import { SuspensionAction } from './suspension-action';

/** Finds any account by its name or e-mail address (ADMIN-12). The text is in the URL. */
export function UserSearch() {
  const id = useId();
  const [search] = useSearchParams();
  const asked = search.get('users') ?? '';
  return (
    <TitledCard id={id} title="Find a user" note="By a part of the name or of the email address.">
      <SearchForm key={asked} asked={asked} />
      {asked !== '' && <FoundUsers q={asked} labelledBy={id} />}
    </TitledCard>
  );
}

function SearchForm({ asked }: { asked: string }) {
  const [search, setSearch] = useSearchParams();
  const [text, setText] = useState(asked);
  const input = useRef<HTMLInputElement>(null);
  const { hash } = useLocation();
  // The name of a report's sender leads here.
  useEffect(() => {
    if (hash === FIND_USER) input.current?.focus();
  }, [hash]);
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    setSearch(withParam(search, 'users', text.trim()), KEEP_PLACE);
  };
  return (
    <form role="search" onSubmit={submit} className="flex flex-wrap gap-2">
      <label className="min-w-0 flex-1">
        <span className="sr-only">Name or email address</span>
        <Input
          ref={input}
          type="search"
          name="users"
          maxLength={200}
          autoComplete="off"
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      </label>
      <Button type="submit" variant="secondary">
        Search
      </Button>
    </form>
  );
}

function FoundUsers({ q, labelledBy }: { q: string; labelledBy: string }) {
  const list = useAdminListUsersPagesInfiniteQuery({ ...PAGE, q }, FRESH);
  // Admins cannot suspend their own account (ACCOUNT-30).
  const ownId = useUserId();
  return (
    <div className="mt-4">
      <CursorList
        key={q}
        query={{ ...list, data: list.currentData }}
        name="The users found"
        entry="This user"
        outline={['h-13', 'h-13']}
        itemClassName={RULED.narrow}
        labelledBy={labelledBy}
        more="Show more users"
        empty={
          <NothingHere title="No user has this name or email address" onLookAgain={list.refetch}>
            A part of either is enough.
          </NothingHere>
        }
      >
        {(user) => <FoundUser user={user} isOwn={user.id === ownId} />}
      </CursorList>
    </div>
  );
}

function FoundUser({ user, isOwn }: { user: AdminUser; isOwn: boolean }) {
  return (
    <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
      <div className="min-w-0">
        <p className="text-body font-medium wrap-anywhere">{user.name}</p>
        <p className="text-label wrap-anywhere text-text-2">
          <Email>{user.email}</Email>
        </p>
        <p className="text-label text-muted">
          {TYPE_NAMES[user.user_type]}, joined <When at={user.created_at} />
        </p>
      </div>
      <div className="flex shrink-0 flex-wrap items-center gap-1.5">
        <Badge tone={user.is_premium ? 'ok' : 'neutral'}>{user.is_premium ? 'Premium' : 'Free'}</Badge>
        {user.suspended_at !== null && <Badge tone="bad">Suspended</Badge>}
        {!isOwn && <SuspensionAction user={user} />}
      </div>
    </div>
  );
}
