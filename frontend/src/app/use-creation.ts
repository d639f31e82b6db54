import { useLocation } from 'react-router';

import type { User } from '../api/generated/client';
import { OWN_STARTUPS } from '../api/pages';
import type { Creation } from '../features/header/header';
import { useInvestorsListQuery, useInvestorsState } from '../features/investors/api';
import { useStartupsListQuery, useStartupsState } from '../features/startups/api';

/** One entry is enough to know whether any exists. */
const ONE = { limit: '1' } as const;

/** Selects only what the header uses, so that other changes of the list do not render it again. */
const selectFromResult = ({ data }: { data?: unknown[] }) => ({ hasAny: data && data.length > 0 });

/**
 * The creation link for the header: Create Startup for founders without a startup, Create Profile for
 * premium investors without a profile (DASH-3). Null for everybody else, and until it is known.
 */
export function useCreation({ user_type, is_premium }: User): Creation | null {
  const { pathname } = useLocation();
  const isFounder = user_type === 'startup';
  const mayCreate = isFounder || is_premium;
  const startups = useStartupsState(OWN_STARTUPS, { skip: !isFounder, selectFromResult });
  const investors = useInvestorsState({}, { skip: isFounder, selectFromResult });
  const { hasAny: cached } = isFounder ? startups : investors;
  // The dashboard fetches the list itself. Two queries of one list would show each other's failures.
  const skip = !mayCreate || cached !== undefined || pathname === '/dashboard';
  const ofFounder = useStartupsListQuery(ONE, { skip: skip || !isFounder, selectFromResult });
  const ofInvestor = useInvestorsListQuery(ONE, { skip: skip || isFounder, selectFromResult });
  const { hasAny: fetched } = isFounder ? ofFounder : ofInvestor;
  if (!mayCreate || (cached ?? fetched) !== false) return null;
  return isFounder
    ? { to: '/create-startup', label: 'Create Startup' }
    : { to: '/create-investor', label: 'Create Profile' };
}
