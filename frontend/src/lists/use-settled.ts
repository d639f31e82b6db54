import { useCallback, useEffect, useState } from 'react';

/**
 * For what stands below a part whose height depends on its answer: it takes the class until the part calls
 * `settle`, so that both appear together and nothing is pushed down under the reader's eyes.
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
