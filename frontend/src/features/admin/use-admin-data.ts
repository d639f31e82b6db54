import { useEffect } from 'react';

import { errorText, statusOf } from '../../api/errors';
import { toast } from '../../lib/toast';
import { useAdminGetStatsQuery, useAdminGetActivityQuery, useAdminListUsersQuery } from './api';

const REFUSED = 'Admin access required';
const now = { refetchOnMountOrArgChange: true } as const;
/** Each failed call is an object of its own; one that was told is not told again. */
const told = new WeakSet();

/**
 * The three calls of the admin dashboard, made together. Once all have been answered, a failure is
 * said once: the server's detail or 'Failed to load admin data', on a 403 also 'Admin access
 * required', with which `onRefused` is called (TEXT-19).
 */
export function useAdminData(onRefused: () => void) {
  const stats = useAdminGetStatsQuery(undefined, now);
  const users = useAdminListUsersQuery({ limit: '20' }, now);
  const activity = useAdminGetActivityQuery(undefined, now);
  const all = [stats, users, activity];

  const isAnswered = all.every(({ isFetching }) => !isFetching);
  const errors = all.flatMap(({ error }) => error ?? []);
  const error = errors.find((one) => statusOf(one) === 403) ?? errors[0];
  useEffect(() => {
    if (!isAnswered || error === undefined) return;
    // What was said stands for all that failed with it: those left after a new try are not news.
    const isNews = errors.some((one) => !told.has(one));
    errors.forEach((one) => told.add(one));
    if (!isNews) return;
    const text = errorText(error, 'Failed to load admin data');
    toast.error(text);
    if (statusOf(error) !== 403) return;
    if (text !== REFUSED) toast.error(REFUSED);
    onRefused();
  });

  return { stats, users, activity, isRefused: isAnswered && statusOf(error) === 403 };
}
