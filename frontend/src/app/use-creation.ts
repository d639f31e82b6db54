import type { User } from '../api/generated/client';
import type { Creation } from '../features/header/header';
import { useListInvestorsQuery } from '../features/investors/api';
import { useListStartupsQuery } from '../features/startups/api';

/** All that the header asks of a list, so that nothing else in it draws the header anew. */
const selectFromResult = ({ data }: { data?: unknown[] }) => ({ hasNone: data?.length === 0 });

/**
 * What the user has yet to create: startups with none are offered Create Startup, premium investors
 * with none Create Profile (specification, section 2). Null for everybody else, and until it is known.
 */
export function useCreation({ user_type, is_premium }: User): Creation | null {
  const isFounder = user_type === 'startup';
  // The dashboard's own lists, which are asked for once.
  const { hasNone: noStartup } = useListStartupsQuery({}, { skip: !isFounder, selectFromResult });
  const { hasNone: noProfile } = useListInvestorsQuery(
    {},
    { skip: isFounder || !is_premium, selectFromResult },
  );
  if (noStartup) return { to: '/create-startup', label: 'Create Startup' };
  if (noProfile) return { to: '/create-investor', label: 'Create Profile' };
  return null;
}
