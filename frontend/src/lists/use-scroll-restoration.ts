import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';

import { sessionStore } from '../lib/storage';
import { ENTRY, offsetOf, type RowsHandle } from './rows';

/** The scroll position in a list, saved for a history entry. */
interface ScrollPosition {
  /** The first visible entry. */
  id: string;
  /** The distance of its top from the top of the visible area. */
  top: number;
  /** The number of loaded pages. */
  pages: number;
}

const keyOf = (entry: string, name: string) => `scroll:${entry}:${name}`;

function read(key: string): ScrollPosition | undefined {
  // An id may contain spaces.
  const [, id, top, pages] = /^(.*) (-?\d+) (\d+)$/.exec(sessionStore.get(key) ?? '') ?? [];
  return id === undefined ? undefined : { id, top: Number(top), pages: Number(pages) };
}

/** The first visible entry; undefined if the start of the list is visible. */
function firstVisible(list: HTMLElement): Omit<ScrollPosition, 'pages'> | undefined {
  if (offsetOf(list) >= 0) return undefined;
  for (const entry of list.querySelectorAll(`[${ENTRY}]`)) {
    const [top, { height }] = [offsetOf(entry), entry.getBoundingClientRect()];
    if (height > 0 && top + height > 0) return { id: entry.getAttribute(ENTRY) ?? '', top: Math.round(top) };
  }
  return undefined;
}

/** How long the position is corrected while the entries around it are measured. */
const MAX_FRAMES = 60;
const STEADY_FRAMES = 5;

/** Scrolls to an entry until its position is stable, or until `isWanted` is false. */
async function restorePosition(
  list: HTMLElement,
  { id, top }: ScrollPosition,
  show: () => void,
  isWanted: () => boolean,
): Promise<void> {
  let steady = 0;
  for (let frame = 0; frame < MAX_FRAMES && steady < STEADY_FRAMES; frame += 1) {
    await new Promise(requestAnimationFrame);
    if (!isWanted() || !list.isConnected) return;
    const entry = [...list.querySelectorAll(`[${ENTRY}]`)].find((found) => found.getAttribute(ENTRY) === id);
    const isThere = entry !== undefined && Math.abs(offsetOf(entry) - top) <= 1;
    steady = isThere ? steady + 1 : 0;
    if (!isThere) show();
  }
}

export interface List {
  name: string;
  ids: readonly string[];
  pages: number;
  hasMore: boolean;
  isFetching: boolean;
  fetchMore: () => unknown;
}

/** Gives up the saved position when the reader scrolls or types. */
function useReaderTakesOver(target: RefObject<ScrollPosition | undefined>): void {
  useEffect(() => {
    const cancel = () => (target.current = undefined);
    const events = ['wheel', 'touchstart', 'keydown'] as const;
    events.forEach((event) => window.addEventListener(event, cancel, { passive: true }));
    return () => events.forEach((event) => window.removeEventListener(event, cancel));
  }, [target]);
}

/**
 * Saves the scroll position in a list for each history entry. Back and a reload load as many pages as
 * before and scroll to the saved entry, unless the reader scrolls or types meanwhile.
 */
export function useScrollRestoration(
  list: List,
  frame: RefObject<HTMLElement | null>,
  rows: RefObject<RowsHandle | null>,
) {
  const { key: entry } = useLocation();
  const isReturn = useNavigationType() === NavigationType.Pop;
  const key = keyOf(entry, list.name);
  const [saved] = useState(() => (isReturn ? read(key) : undefined));
  const target = useRef(saved);
  const isRestoring = useRef(false);
  const latest = useRef(list);
  useLayoutEffect(() => {
    latest.current = list;
  });

  useLayoutEffect(() => {
    const element = frame.current;
    const save = () => {
      if (!element || target.current) return; // the saved position is not restored yet, so it stays
      const position = firstVisible(element);
      const { pages } = latest.current;
      if (position) sessionStore.set(key, `${position.id} ${position.top} ${pages}`);
      else sessionStore.remove(key);
    };
    window.addEventListener('pagehide', save);
    return () => {
      window.removeEventListener('pagehide', save);
      save();
    };
  }, [frame, key]);

  useReaderTakesOver(target);

  const { ids, pages, hasMore, isFetching, fetchMore } = list;
  useEffect(() => {
    const position = target.current;
    if (!position || isFetching || isRestoring.current) return;
    const at = ids.indexOf(position.id);
    if (at < 0 && hasMore && pages < position.pages) {
      fetchMore();
      return;
    }
    const element = frame.current;
    if (at < 0 || !element) {
      target.current = undefined;
      return;
    }
    isRestoring.current = true;
    const show = () => rows.current?.show(at, position.top);
    show();
    // A list that was removed must not scroll the next page.
    const isWanted = () => target.current === position && element.isConnected;
    void restorePosition(element, position, show, isWanted).then(() => {
      target.current = undefined;
    });
  }, [ids, pages, hasMore, isFetching, fetchMore, frame, rows]);
}
