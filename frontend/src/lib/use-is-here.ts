import { useCallback, useEffect, useRef } from 'react';
import { useNavigation } from 'react-router';

/**
 * Tells whether the user is still on the caller's page, and not on the way to another. What follows a
 * call asks this before it navigates, because the answer may arrive late.
 */
export function useIsHere(): () => boolean {
  const { location: next } = useNavigation();
  const isHere = useRef(false);
  useEffect(() => {
    isHere.current = next === undefined;
    return () => {
      isHere.current = false;
    };
  }, [next]);
  return useCallback(() => isHere.current, []);
}
