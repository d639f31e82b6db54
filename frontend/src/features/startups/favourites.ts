import { useMemo } from 'react';

import { storage } from '../../lib/storage';
import { toast } from '../../lib/toast';
import { store, useStored } from '../../lib/use-stored';

/** Favourites exist only in this browser, by user. The server does not know them (DASH-7). */
const keyOf = (userId: string) => `favourites:${userId}`;

const idsOf = (stored: string | null) => new Set(stored ? stored.split(' ') : []);

export function toggleFavourite(userId: string, id: string): void {
  const ids = idsOf(storage.get(keyOf(userId)));
  const added = !ids.delete(id);
  if (added) ids.add(id);
  store(keyOf(userId), [...ids].join(' '));
  toast.success(added ? 'Added to favorites' : 'Removed from favorites');
}

export function useFavourites(userId: string): ReadonlySet<string> {
  const stored = useStored(keyOf(userId));
  return useMemo(() => idsOf(stored), [stored]);
}
