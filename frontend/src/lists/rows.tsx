import { type ReactNode, type Ref, useImperativeHandle, useRef } from 'react';

import { readSafely } from '../api/pages';

/** The properties of a component that lays out the entries of a list. */
export interface RowsProps {
  ids: readonly string[];
  draw: (at: number) => ReactNode;
  handle: Ref<RowsHandle>;
  /** The id of the element that names the list. */
  labelledBy?: string | undefined;
  /** For `PlainRows`: the classes of each entry. */
  itemClassName?: string | undefined;
}

/** What a list may ask of the component that lays out its entries. */
export interface RowsHandle {
  /** Scrolls until the top of an entry is `top` pixels below the top of the visible area. */
  show: (at: number, top: number) => void;
}

/** The attribute with the id of an entry, used to save and restore the scroll position. */
export const ENTRY = 'data-entry';
/** The attribute of an element in which a list scrolls, such as a popover. Other lists scroll in the window. */
export const SCROLLER = 'data-scroller';

/** The `id` of an entry. Throws for a malformed one. */
export function idOfEntry(entry: unknown): string {
  if (typeof entry === 'object' && entry && 'id' in entry && typeof entry.id === 'string') return entry.id;
  throw new TypeError('The entry has no id');
}

/** The id of an entry; for a malformed one its place in the list. */
export const idAt = <Item,>(item: Item, at: number, idOf: (item: Item) => string): string =>
  readSafely(item, idOf) ?? `malformed-${at}`;

/** Draws an entry. Throws for one without an id, which is malformed. */
export function drawEntry<Item>(item: Item, idOf: (item: Item) => string, draw: () => ReactNode): ReactNode {
  if (readSafely(item, idOf) === undefined) throw new TypeError('The entry has no id');
  return draw();
}

/** The classes of entries that a line separates, by the space between them. */
export const RULED = {
  narrow: 'border-t border-line py-3 first:border-t-0 first:pt-0 last:pb-0',
  medium: 'border-t border-line py-4 first:border-t-0 first:pt-0 last:pb-0',
  wide: 'border-t border-line py-5 first:border-t-0 first:pt-0 last:pb-0',
} as const;

const scrollerOf = (element: Element) => element.closest(`[${SCROLLER}]`);

/** The distance of an element from the top of the area in which it scrolls. */
export const offsetOf = (element: Element): number =>
  element.getBoundingClientRect().top - (scrollerOf(element)?.getBoundingClientRect().top ?? 0);

/** Scrolls until an element is `offset` pixels below the top of the area in which it scrolls. */
export function scrollToOffset(element: Element, offset: number): void {
  const distance = offsetOf(element) - offset;
  const scroller = scrollerOf(element);
  if (scroller) scroller.scrollTop += distance;
  else window.scrollTo(0, window.scrollY + distance);
}

interface PlainRowsProps extends RowsProps {
  className?: string | undefined;
}

/** Renders all entries, one below the other. For short lists inside a card. */
export function PlainRows({ ids, draw, handle, labelledBy, className, itemClassName }: PlainRowsProps) {
  const list = useRef<HTMLUListElement>(null);
  useImperativeHandle(handle, () => ({
    show: (at, top) => {
      const entry = list.current?.children[at];
      if (entry) scrollToOffset(entry, top);
    },
  }));
  return (
    <ul ref={list} aria-labelledby={labelledBy} className={className}>
      {ids.map((id, at) => (
        <li key={id} className={itemClassName} {...{ [ENTRY]: id }}>
          {draw(at)}
        </li>
      ))}
    </ul>
  );
}
