import { type ReactNode, useImperativeHandle, useRef } from 'react';

import { ENTRY, idAt, idOfEntry, type RowsHandle, scrollToOffset } from './rows';
import { type List, useScrollRestoration } from './use-scroll-restoration';

interface WholeListProps<Item> {
  /** Distinguishes the list from the others of its page. */
  name: string;
  items: readonly Item[];
  /** By default the `id`. */
  idOf?: ((item: Item) => string) | undefined;
  /** If further entries are shown in steps: how many steps are shown, and how to show the next. */
  steps?: Pick<List, 'pages' | 'hasMore' | 'fetchMore'>;
  /** Contains an element with the attribute `data-entry` for each entry. */
  children: ReactNode;
}

const ALL_SHOWN = { pages: 1, hasMore: false, fetchMore: () => undefined };

/** A list that loads at once, in any layout. Back returns to the entry where the reader was. */
export function WholeList<Item>(props: WholeListProps<Item>) {
  const { name, items, idOf = idOfEntry, steps = ALL_SHOWN, children } = props;
  const ids = items.map((item, at) => idAt(item, at, idOf));
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
  useScrollRestoration({ name, ids, ...steps, isFetching: false }, frame, handle);
  return <div ref={frame}>{children}</div>;
}
