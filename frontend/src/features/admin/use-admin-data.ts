import { useEffect } from 'react';

import { errorText, statusOf } from '../../api/errors';
import { FRESH } from '../../api/pages';
import { toast } from '../../lib/toast';
import { PAGE, useAdminGetActivityQuery, useAdminGetStatsQuery, useAdminListUsersQuery } from './api';

const REFUSED = 'Admin access required';
/** The errors that a toast has already shown. */
const announced = new WeakSet();

/**
 * Makes the three calls of the admin dashboard together. When all have settled, one toast reports
 * a failure: the server's detail or 'Failed to load admin data'. On a 403 it also shows 'Admin
 * access required' and calls `onRefused` (TEXT-19).
 */
export function useAdminData(onRefused: () => void) {
  const stats = useAdminGetStatsQuery(undefined, FRESH);
  const users = useAdminListUsersQuery(PAGE, FRESH);
  const activity = useAdminGetActivityQuery(undefined, FRESH);
  const all = [stats, users, activity];

  const isAnswered = all.every(({ isFetching }) => !isFetching);
  const errors = all.flatMap(({ error }) => error ?? []);
  const error = errors.find((failure) => statusOf(failure) === 403) ?? errors[0];
  useEffect(() => {
    if (!isAnswered || error === undefined) return;
    // One toast covers all calls that failed together. Errors that remain after a retry are not new.
    const hasNewError = errors.some((failure) => !announced.has(failure));
    errors.forEach((failure) => announced.add(failure));
    if (!hasNewError) return;
    const text = errorText(error, 'Failed to load admin data');
    toast.error(text);
    if (statusOf(error) !== 403) return;
    if (text !== REFUSED) toast.error(REFUSED);
    onRefused();
  });

  return { stats, users, activity, isRefused: isAnswered && statusOf(error) === 403 };
}
