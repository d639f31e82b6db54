import type { ComponentProps, ReactNode } from 'react';

import { PartBoundary } from './part-boundary';
import { drawEntry, ENTRY, idAt, idOfEntry } from './rows';

export interface EntriesProps<Item> extends Pick<
  ComponentProps<'ul'>,
  'className' | 'aria-label' | 'aria-labelledby'
> {
  items: readonly Item[];
  /** By default the `id`. */
  idOf?: ((item: Item) => string) | undefined;
  /** What the error about an entry calls it: "This startup could not be shown". */
  name: string;
  /** Whether the order of the entries has a meaning. */
  isOrdered?: boolean;
  itemClassName?: string;
  /** Whether the error about an entry needs a card of its own. */
  framed?: boolean;
  onRetry?: () => unknown;
  children: (item: Item, at: number) => ReactNode;
}

/** A list with all its entries. An error replaces an entry that cannot be drawn; the others stay. */
export function Entries<Item>(props: EntriesProps<Item>) {
  const { items, idOf = idOfEntry, name, isOrdered = false, itemClassName, framed = false, ...rest } = props;
  const { onRetry, children, ...list } = rest;
  const List = isOrdered ? 'ol' : 'ul';
  return (
    <List {...list}>
      {items.map((item, at) => {
        const id = idAt(item, at, idOf);
        return (
          <li key={id} className={itemClassName} {...{ [ENTRY]: id }}>
            <PartBoundary name={name} of={item} framed={framed} onRetry={onRetry}>
              {() => drawEntry(item, idOf, () => children(item, at))}
            </PartBoundary>
          </li>
        );
      })}
    </List>
  );
}
