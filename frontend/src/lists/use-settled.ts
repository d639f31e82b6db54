import { useCallback, useEffect, useState } from 'react';

/**
 * For a part whose height depends on its answer, and for what stands below it. What stands below takes the
 * class `below`, which hides it until the part calls `settle`. So both appear together, and nothing is
 * pushed down while the reader looks at it.
 */
export function useSettled(): { settle: () => void; below: string | undefined } {
  const [isSettled, setIsSettled] = useState(false);
  const settle = useCallback(() => setIsSettled(true), []);
  return { settle, below: isSettled ? undefined : 'invisible' };
}

/** Calls `onSettled` after the first answer or error. From then on the part has its final height. */
export function useOnSettled({ isLoading }: { isLoading: boolean }, onSettled?: () => void): void {
  useEffect(() => {
    if (!isLoading) onSettled?.();
  }, [isLoading, onSettled]);
}
