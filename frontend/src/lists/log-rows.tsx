import { observeElementRect, useVirtualizer } from '@tanstack/react-virtual';
import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

import { ENTRY, SCROLLER } from './rows';
import { useFocusedRow } from './use-focused-row';

const GAP = 16;
/** Rows rendered outside the visible part, in each direction. */
const OVERSCAN = 8;
/** The assumed height of an entry that is not measured yet: two lines and the time. */
const ESTIMATE = 88;
/** The height of what stands above the first entry. */
const ABOVE = 56;
/** The assumed height of a log that has no layout yet. */
const HEIGHT = 600;
/** This close to the start, earlier entries load before the reader arrives there. */
const NEAR_START = 1200;

interface LogRowsProps {
  /** The oldest first. */
  ids: readonly string[];
  draw: (at: number) => ReactNode;
  label: string;
  /** Stands above the first entry while there are earlier ones: a button that loads them. */
  earlier: ReactNode;
  onNearStart: () => void;
  /** Whether the user wrote the last entry. The log then scrolls to it from anywhere. */
  endsWithOwn: boolean;
}

/** Scrolls to the end at the start, and again for an entry that the user has added. */
function useStartAtEnd(rows: { scrollToEnd: () => void }, last: string | undefined, isOwn: boolean): void {
  useLayoutEffect(() => rows.scrollToEnd(), [rows]);
  useEffect(() => {
    if (isOwn) rows.scrollToEnd();
  }, [rows, last, isOwn]);
}

/** Scrolls to the end for the End key. The browser alone would stop before it, because it guesses heights. */
function useEndKey(scroller: RefObject<HTMLElement | null>, rows: { scrollToEnd: () => void }): void {
  useEffect(() => {
    const element = scroller.current;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'End' || event.target !== element) return;
      event.preventDefault();
      rows.scrollToEnd();
    };
    element?.addEventListener('keydown', onKeyDown);
    return () => element?.removeEventListener('keydown', onKeyDown);
  }, [scroller, rows]);
}

/**
 * A log that scrolls by itself and starts at its end. It renders only the entries near the visible
 * part, and keeps the reader's place when earlier entries are put before it. A reader at the end
 * follows new entries.
 */
export function LogRows({ ids, draw, label, earlier, onNearStart, endsWithOwn }: LogRowsProps) {
  const scroller = useRef<HTMLDivElement>(null);
  const { rangeExtractor, ...focus } = useFocusedRow((id) => ids.indexOf(id));
  const top = earlier ? ABOVE : 0;
  const rows = useVirtualizer<HTMLDivElement, HTMLLIElement>({
    count: ids.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ESTIMATE,
    getItemKey: (at) => ids[at] ?? at,
    gap: GAP,
    overscan: OVERSCAN,
    scrollMargin: top,
    anchorTo: 'end',
    followOnAppend: true,
    scrollEndThreshold: GAP,
    useFlushSync: false,
    observeElementRect: (instance, report) =>
      observeElementRect(instance, ({ width, height }) => report({ width, height: height || HEIGHT })),
    rangeExtractor,
  });
  useStartAtEnd(rows, ids.at(-1), endsWithOwn);
  useEndKey(scroller, rows);

  const shown = rows.getVirtualItems();
  return (
    // Old entries appear while the reader scrolls, so a screen reader must not announce what appears.
    <div
      ref={scroller}
      role="log"
      aria-live="off"
      aria-label={label}
      tabIndex={0}
      onScroll={({ currentTarget }) => earlier && currentTarget.scrollTop < NEAR_START && onNearStart()}
      className="relative max-h-[60dvh] min-h-48 overflow-y-auto overscroll-contain pr-2 [overflow-anchor:none]"
      {...{ [SCROLLER]: '' }}
      {...focus}
    >
      {earlier && (
        <div className="flex items-center justify-center" style={{ height: ABOVE }}>
          {earlier}
        </div>
      )}
      <ol style={{ paddingBottom: rows.getTotalSize() + top - (shown.at(-1)?.end ?? top) }}>
        {shown.map(({ key, index, start }, at) => (
          <li
            key={key}
            ref={rows.measureElement}
            data-index={index}
            style={{ marginTop: start - (shown[at - 1]?.end ?? top) }}
            {...{ [ENTRY]: ids[index] }}
          >
            {draw(index)}
          </li>
        ))}
      </ol>
    </div>
  );
}
