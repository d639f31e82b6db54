import { useImperativeHandle, useRef, type ReactNode } from 'react';

import { ENTRY, scrollToOffset, type RowsHandle } from './rows';
import { useScrollRestoration } from './use-scroll-restoration';

interface WholeListProps {
  /** Distinguishes the list from the others of its page. */
  name: string;
  /** The ids of all entries. */
  ids: readonly string[];
  /** Contains an element with the attribute `data-entry` for each entry. */
  children: ReactNode;
}

const nothingMore = () => undefined;

/** A list that loads at once, in any layout. Back returns to the entry where the reader was. */
export function WholeList({ name, ids, children }: WholeListProps) {
  const frame = useRef<HTMLDivElement>(null);
  const handle = useRef<RowsHandle>(null);
  useImperativeHandle(handle, () => ({
    show: (at, top) => {
      const entry = [...(frame.current?.querySelectorAll(`[${ENTRY}]`) ?? [])].find(
        (element) => element.getAttribute(ENTRY) === ids[at],
      );
      if (entry) scrollToOffset(entry, top);
    },
  }));
  const list = { name, ids, pages: 1, hasMore: false, isFetching: false, fetchMore: nothingMore };
  useScrollRestoration(list, frame, handle);
  return <div ref={frame}>{children}</div>;
}
