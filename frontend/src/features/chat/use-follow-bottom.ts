import { useCallback, useLayoutEffect, useRef, useState } from 'react';

/** Up to this distance from the end, in pixels, the reader counts as being at the end. */
const NEAR = 48;

/**
 * Keeps a growing list scrolled to its end while the reader is there. A reader further up keeps their
 * position and learns of the new entry. `last` is the id of the newest entry. `own` means that the
 * reader wrote it; then the list always scrolls to it.
 */
export function useFollowBottom(last: string | undefined, own: boolean) {
  const list = useRef<HTMLDivElement>(null);
  const atBottom = useRef(true);
  const seen = useRef(last);
  const [unseen, setUnseen] = useState(false);

  const toBottom = useCallback(() => {
    const element = list.current;
    if (element) element.scrollTop = element.scrollHeight;
    atBottom.current = true;
    setUnseen(false);
  }, []);
  const onScroll = useCallback(() => {
    const element = list.current;
    if (!element) return;
    atBottom.current = element.scrollHeight - element.scrollTop - element.clientHeight <= NEAR;
    if (atBottom.current) setUnseen(false);
  }, []);

  useLayoutEffect(() => {
    const isNew = seen.current !== last;
    seen.current = last;
    if (atBottom.current || own) toBottom();
    else if (isNew) setUnseen(true);
  }, [last, own, toBottom]);

  return { list, onScroll, toBottom, unseen };
}
