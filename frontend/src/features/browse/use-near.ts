import { useEffect, useRef, useState, type RefObject } from 'react';

/** How far outside the window counts as near: about a screen and a half, so that nothing is seen coming. */
const MARGIN = '1200px 0px';

/**
 * Whether an element is near the window, and its height when it was last left. An element that
 * holds the focus stays, wherever it is.
 */
export function useNear(element: RefObject<HTMLElement | null>) {
  const [near, setNear] = useState(false);
  const height = useRef<number | undefined>(undefined);
  useEffect(() => {
    const watched = element.current;
    if (!watched) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        const isNear = entries.at(-1)?.isIntersecting ?? false;
        if (!isNear && watched.contains(document.activeElement)) return;
        if (!isNear && watched.offsetHeight > 0) height.current = watched.offsetHeight;
        setNear(isNear);
      },
      { rootMargin: MARGIN },
    );
    observer.observe(watched);
    return () => observer.disconnect();
  }, [element]);
  return { near, height };
}
