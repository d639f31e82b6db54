import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useImperativeHandle, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';

import { cn } from '../lib/cn';
import { ENTRY, type RowsProps } from './rows';
import { useFocusedRow } from './use-focused-row';

const COLUMNS = {
  1: 'grid grid-cols-1 gap-4',
  2: 'grid grid-cols-2 gap-4',
  3: 'grid grid-cols-3 gap-4',
} as const;
const GAP = 16;
/** Rows rendered outside the window: about a screen and a half. */
const OVERSCAN = 3;

interface VirtualRowsProps extends RowsProps {
  /** Puts cards into columns. `equal` gives the cards of a row the same height, `own` leaves each its own. */
  cards?: 'equal' | 'own';
  /** The assumed height of an entry that is not measured yet. */
  estimate: number;
  /** The name of the list. A named list is a feed with an article for each entry. */
  label?: string;
}

/** The minimum widths for two and for three columns: Tailwind's sm and lg. */
const [TWO, THREE] = ['(min-width: 40rem)', '(min-width: 64rem)'] as const;

function subscribe(onChange: () => void): () => void {
  const queries = [TWO, THREE].map((query) => window.matchMedia(query));
  queries.forEach((query) => query.addEventListener('change', onChange));
  return () => queries.forEach((query) => query.removeEventListener('change', onChange));
}

function columnsNow(): 1 | 2 | 3 {
  if (window.matchMedia(THREE).matches) return 3;
  return window.matchMedia(TWO).matches ? 2 : 1;
}

/** The number of columns of cards in this window. */
const useColumns = (): 1 | 2 | 3 => useSyncExternalStore(subscribe, columnsNow);

/** The position of the list in the document, which changes when the content above it grows. */
function useTop(list: { readonly current: HTMLElement | null }): number {
  const [top, setTop] = useState(0);
  useLayoutEffect(() => {
    const measure = () => {
      if (list.current) setTop(Math.round(list.current.getBoundingClientRect().top + window.scrollY));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [list]);
  return top;
}

/** Renders only the entries near the window, so that the cost does not depend on the list's length. */
export function VirtualRows({ ids, draw, handle, cards, estimate, label }: VirtualRowsProps) {
  const list = useRef<HTMLDivElement>(null);
  const top = useTop(list);
  const fitting = useColumns();
  const columns = cards ? fitting : 1;
  const { rangeExtractor, ...focus } = useFocusedRow((id) => Math.floor(ids.indexOf(id) / columns));
  const rows = useWindowVirtualizer<HTMLDivElement>({
    count: Math.ceil(ids.length / columns),
    estimateSize: () => estimate,
    getItemKey: (row) => ids[row * columns] ?? row,
    gap: GAP,
    overscan: OVERSCAN,
    scrollMargin: top,
    useFlushSync: false,
    rangeExtractor,
  });
  useImperativeHandle(handle, () => ({
    show: (at, offset) => {
      const [start] = rows.getOffsetForIndex(Math.floor(at / columns), 'start') ?? [];
      if (start !== undefined) rows.scrollToOffset(start - offset);
    },
  }));
  const shown = rows.getVirtualItems();
  return (
    <div
      ref={list}
      role={label === undefined ? undefined : 'feed'}
      aria-label={label}
      // The virtualizer itself corrects the scroll position when rows are measured.
      className="flex flex-col [overflow-anchor:none]"
      style={{ paddingBottom: rows.getTotalSize() + top - (shown.at(-1)?.end ?? top) }}
      {...focus}
    >
      {shown.map(({ key, index, start }, at) => (
        <div
          key={key}
          ref={rows.measureElement}
          data-index={index}
          className={cn(COLUMNS[columns], cards === 'own' && 'items-start')}
          style={{ marginTop: start - (shown[at - 1]?.end ?? top) }}
        >
          {ids.slice(index * columns, (index + 1) * columns).map((id, column) => (
            <div key={id} className="flex min-w-0 flex-col *:flex-1" {...{ [ENTRY]: id }}>
              {draw(index * columns + column)}
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}
