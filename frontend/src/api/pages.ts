/** A page of a list, and the cursor of the page after it; null on the last one. */
export interface Page<Item> {
  items: Item[];
  next: string | null;
  /** The number of items on all pages, if it was asked for: `1204`, or e.g. `10000+` for more (PAGE-4). */
  total?: string;
}

/** The cursor in `Link: <…>; rel="next"` (PAGE-1); null without one. */
function nextCursor(link: string | null): string | null {
  const address = /<([^>]*)>\s*;\s*rel="next"/.exec(link ?? '')?.[1];
  return address === undefined ? null : new URL(address, 'http://localhost').searchParams.get('cursor');
}

/**
 * The entries of an answer. Throws if the answer is not a list, so that the call fails. An entry that is
 * no object becomes an object without members: only that entry cannot be shown then.
 */
export function toList<Item>(answer: Item[]): Item[] {
  if (!Array.isArray(answer)) throw new TypeError('The answer is not a list');
  return answer.map((entry) => ({ ...entry }));
}

/** What `read` finds in an entry; undefined if the entry is malformed. */
export function readSafely<Entry, Value>(entry: Entry, read: (entry: Entry) => Value): Value | undefined {
  try {
    return read(entry);
  } catch {
    return undefined;
  }
}

/** The page of an answer, from its rows and the response headers in the base query's `meta`. */
export function toPage<Item>(items: Item[], meta: object | undefined): Page<Item> {
  const response = meta !== undefined && 'response' in meta ? meta.response : undefined;
  if (!(response instanceof Response)) return { items: toList(items), next: null };
  const total = response.headers.get('total-count');
  return {
    items: toList(items),
    next: nextCursor(response.headers.get('link')),
    ...(total !== null && { total }),
  };
}

/** For data that others change at any time: every visit loads it again. */
export const FRESH = { refetchOnMountOrArgChange: true } as const;

/** The argument of every call for a founder's own list. The cached list is found by it. */
export const OWN_STARTUPS = {} as const;

/** The cursor of a page; null for the first one. */
export type Cursor = string | null;

/** The options of every paged list in the generated client (see codegen/pages.mjs). */
export const paged = {
  infiniteQueryOptions: {
    initialPageParam: null as Cursor,
    getNextPageParam: ({ next }: Page<unknown>): Cursor | undefined => next ?? undefined,
  },
  transformResponse: toPage,
};

export const itemsOf = <Item>(data: { pages: Page<Item>[] } | undefined): Item[] | undefined =>
  data?.pages.flatMap(({ items }) => items);

/** The tags of a list's entries. Malformed entries are skipped. */
export const tagsOf = <Type extends string>(type: Type, items: unknown): { type: Type; id: string }[] =>
  (Array.isArray(items) ? (items as unknown[]) : []).flatMap((item) =>
    typeof item === 'object' && item !== null && 'id' in item && typeof item.id === 'string'
      ? [{ type, id: item.id }]
      : [],
  );
