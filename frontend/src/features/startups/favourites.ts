import { useMemo } from 'react';

import { storage } from '../../lib/storage';
import { toast } from '../../lib/toast';
import { store, useStored } from '../../lib/use-stored';

/** Favourites are a local list (DASH-7): a user's in this browser, never the server's. */
const keyOf = (userId: string) => `favourites:${userId}`;

const idsOf = (kept: string | null) => new Set(kept ? kept.split(' ') : []);

export function toggleFavourite(userId: string, id: string): void {
  const ids = idsOf(storage.get(keyOf(userId)));
  const added = !ids.delete(id);
  if (added) ids.add(id);
  store(keyOf(userId), [...ids].join(' '));
  toast.success(added ? 'Added to favorites' : 'Removed from favorites');
}

export function useFavourites(userId: string): ReadonlySet<string> {
  const kept = useStored(keyOf(userId));
  return useMemo(() => idsOf(kept), [kept]);
}
