import { type ComponentType, type ReactNode, type Ref, useCallback, useRef } from 'react';

import type { Page } from '../api/pages';
import { Button } from '../components/button';
import { formatCount } from '../lib/format';
import { PartBoundary } from './part-boundary';
import { type Query, QueryView, type QueryViewProps } from './query-view';
import { drawEntry, idAt, idOfEntry, PlainRows, type RowsHandle, type RowsProps } from './rows';
import { useMore } from './use-more';
import { useScrollRestoration } from './use-scroll-restoration';

/** The result of an infinite query hook. */
interface PagedQuery<Item> extends Query<{ pages: Page<Item>[] }> {
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  isFetchNextPageError: boolean;
  fetchNextPage: () => unknown;
}

interface CursorListProps<Item>
  extends
    Pick<QueryViewProps<unknown>, 'name' | 'outline' | 'shape' | 'layout' | 'empty' | 'framed' | 'failure'>,
    Pick<RowsProps, 'labelledBy' | 'itemClassName'> {
  query: PagedQuery<Item>;
  /** What the error about an entry calls it: "This startup could not be shown". */
  entry: string;
  /** By default the `id`. */
  idOf?: (item: Item) => string;
  /** Filters the entries. */
  isShown?: (item: Item) => boolean;
  /** The text that states the length of the list. */
  summary?: (count: number, hasMore: boolean) => string;
  /** Lays out the entries; by default one below the other. */
  Rows?: ComponentType<RowsProps>;
  /** Whether the next page loads by itself when the end of the list is near the window. */
  endless?: boolean;
  /** The name of the button that loads the next page. */
  more?: string;
  /** Renders what stands above an entry, such as the heading of a part of the list. */
  above?: (item: Item, previous: Item | undefined) => ReactNode;
  /** Renders an entry; `position` counts from 1. */
  children: (item: Item, position: number) => ReactNode;
}

/**
 * "24+ startups, newest first". The plus means that more pages exist, as the server sends no total.
 * `besides` names what else is in the list.
 */
export const lengthOf = (
  count: number,
  hasMore: boolean,
  singular: string,
  plural: string,
  besides = '',
): string =>
  count === 0
    ? ''
    : `${formatCount(count)}${hasMore ? '+' : ''} ${count === 1 && !hasMore ? singular : plural}${besides}, newest first`;

/** A list that the server pages by cursor. Back returns to the entry where the reader was. */
export function CursorList<Item>(props: CursorListProps<Item>) {
  const { query, isShown } = props;
  const hasNone = ({ pages }: { pages: Page<Item>[] }) =>
    !query.hasNextPage && !pages.some(({ items }) => items.some((item) => isShown?.(item) ?? true));
  return (
    <QueryView {...props} isEmpty={hasNone}>
      {({ pages }) => <LoadedEntries {...props} pages={pages} />}
    </QueryView>
  );
}

function LoadedEntries<Item>(props: CursorListProps<Item> & { pages: readonly Page<Item>[] }) {
  const { query, name, entry, idOf = idOfEntry, isShown, endless = false, above, children, pages } = props;
  const {
    shape,
    framed = shape === 'card',
    summary,
    Rows = PlainRows,
    labelledBy,
    itemClassName,
    more,
  } = props;
  const { hasNextPage, isFetching, error, refetch, fetchNextPage } = query;
  const frame = useRef<HTMLDivElement>(null);
  const handle = useRef<RowsHandle>(null);
  const perPage = pages.map(({ items }) => (isShown ? items.filter(isShown) : items));
  const items = perPage.flat();
  const ids = items.map((item, at) => idAt(item, at, idOf));
  const fetchMore = useCallback(() => void fetchNextPage(), [fetchNextPage]);
  const mayFetch = hasNextPage && !isFetching && error === undefined;
  const end = useMore({ counts: perPage.map(({ length }) => length), mayFetch, fetchMore }, endless);
  // Computed from the rendered pages, which may lag behind the loaded ones.
  const hasMore = pages.at(-1)?.next != null;
  useScrollRestoration({ name, ids, pages: pages.length, hasMore, isFetching, fetchMore }, frame, handle);

  const draw = (at: number) => {
    const item = items[at];
    return (
      item !== undefined && (
        <PartBoundary name={entry} of={item} framed={framed} onRetry={() => void refetch()}>
          {() =>
            drawEntry(item, idOf, () => (
              <>
                {above?.(item, items[at - 1])}
                {children(item, at + 1)}
              </>
            ))
          }
        </PartBoundary>
      )
    );
  };
  return (
    <div ref={frame} className="flex min-w-0 flex-col gap-4">
      {summary && (
        <p data-takes-focus tabIndex={-1} role="status" className="min-h-5 text-label text-muted">
          {summary(items.length, hasNextPage)}
        </p>
      )}
      <Rows {...{ ids, handle, labelledBy, itemClassName }} draw={draw} />
      <ListEnd ref={end} query={query} more={more} />
    </div>
  );
}

interface ListEndProps {
  ref: Ref<HTMLDivElement>;
  query: PagedQuery<unknown>;
  more: string | undefined;
}

/** The end of a list: the button that loads more, or the error if that failed. */
function ListEnd({ ref, query, more = 'Show more' }: ListEndProps) {
  const { error, isFetching, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = query;
  const failed = error !== undefined && !isFetching;
  if (!failed && !hasNextPage) return null;
  const load = failed && !query.isFetchNextPageError ? refetch : fetchNextPage;
  // The same button stays mounted in every state, so that it keeps the focus.
  return (
    <div ref={ref} className="flex flex-wrap items-center justify-center gap-3 text-body text-text-2">
      {failed && <p>This list could not be brought up to date.</p>}
      <Button variant="secondary" loading={isFetchingNextPage} onClick={() => void load()}>
        {failed ? 'Try again' : more}
      </Button>
    </div>
  );
}
