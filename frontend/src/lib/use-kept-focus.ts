import { useEffect, useRef } from 'react';

/**
 * Gives the focus to `target` when what had it went away because of what the user did. `state`
 * changes with whatever may go: a closing dialog, the controls of what is done with.
 */
export function useKeptFocus<Target extends HTMLElement>(state: string) {
  const target = useRef<Target>(null);
  const acted = useRef(false);
  useEffect(() => {
    if (!acted.current) return undefined;
    // Once a closing dialog has given the focus back to what opened it, if that is still there.
    const timer = setTimeout(() => {
      if (document.activeElement !== document.body) return;
      acted.current = false;
      target.current?.focus();
    });
    return () => clearTimeout(timer);
  }, [state]);
  return { target, act: () => (acted.current = true) };
}
