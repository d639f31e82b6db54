import type { Startup } from '../../api/generated/client';
import { storage } from '../../lib/storage';
import { store, useStored } from '../../lib/use-stored';

type Owned = Pick<Startup, 'id' | 'owner_id' | 'analysis'>;

const keyOf = ({ id, owner_id }: Owned) => `dealt-with:${owner_id}:${id}`;
/** What was said about one analysis says nothing about the next. */
const analysisOf = ({ analysis }: Owned) => analysis?.generated_at ?? 'none';

function read(kept: string | null, startup: Owned): string[] {
  const [analysis, ...things] = kept?.split(' ') ?? [];
  return analysis === analysisOf(startup) ? things : [];
}

/** Remembers, in this browser and until the next analysis, that the owner dealt with something. */
export function dealWith(startup: Owned, thing: string): void {
  const things = new Set(read(storage.get(keyOf(startup)), startup)).add(thing);
  store(keyOf(startup), [analysisOf(startup), ...things].join(' '));
}

/** What the owner dealt with since the startup was last analyzed. */
export const useDealtWith = (startup: Owned): readonly string[] => read(useStored(keyOf(startup)), startup);
