import { useCallback, useLayoutEffect, useRef, useState } from 'react';

/** As near the end as this counts as being there, in pixels. */
const NEAR = 48;

/**
 * Follows the end of a growing list, but only while the reader is there: who reads further up
 * stays, and is told that there is something new. `last` names the newest entry; `own` that the
 * reader made it, who wants to see it wherever they were.
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
