import { useLocation } from 'react-router';

import type { User } from '../api/generated/client';
import { useHasAnyQuery } from '../features/header/api';
import type { Creation } from '../features/header/header';
import { useInvestorsState } from '../features/investors/api';
import { useStartupsState } from '../features/startups/api';

/** All that the header takes of a list, so that nothing else in it draws the header anew. */
const selectFromResult = ({ data }: { data?: unknown[] }) => ({ hasAny: data && data.length > 0 });

/**
 * What the user has yet to create: startups with none are offered Create Startup, premium investors
 * with none Create Profile (DASH-3). Null for everybody else, and until it is known.
 */
export function useCreation({ user_type, is_premium }: User): Creation | null {
  const { pathname } = useLocation();
  const isFounder = user_type === 'startup';
  const mayCreate = isFounder || is_premium;
  const startups = useStartupsState({}, { skip: !isFounder, selectFromResult });
  const investors = useInvestorsState({}, { skip: isFounder, selectFromResult });
  const { hasAny: known } = isFounder ? startups : investors;
  // The dashboard asks for the list itself; two that ask for one list show each other's failures.
  const skip = !mayCreate || known !== undefined || pathname === '/dashboard';
  const { currentData: asked } = useHasAnyQuery(isFounder ? 'startups' : 'investors', { skip });
  if (!mayCreate || (known ?? asked) !== false) return null;
  return isFounder
    ? { to: '/create-startup', label: 'Create Startup' }
    : { to: '/create-investor', label: 'Create Profile' };
}
