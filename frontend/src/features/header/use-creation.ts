import type { User } from '../../api/generated/client';
import { useHasAnyQuery } from './api';

export interface Creation {
  to: string;
  label: string;
}

/**
 * What the user has yet to create: startups with none are offered Create Startup, premium investors
 * with none Create Profile (specification, section 2). Null for everybody else, and until it is known.
 */
export function useCreation({ user_type, is_premium }: User): Creation | null {
  const isFounder = user_type === 'startup';
  const { currentData: hasAny } = useHasAnyQuery(isFounder ? 'startups' : 'investors', {
    skip: !isFounder && !is_premium,
  });
  if (hasAny !== false || (!isFounder && !is_premium)) return null;
  return isFounder
    ? { to: '/create-startup', label: 'Create Startup' }
    : { to: '/create-investor', label: 'Create Profile' };
}
