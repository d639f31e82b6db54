/** A page of a list, and the cursor of the page after it; null on the last one. */
export interface Page<Item> {
  items: Item[];
  next: string | null;
}

/** The cursor in `Link: <…>; rel="next"` (PAGE-1); null without one. */
function nextCursor(link: string | null): string | null {
  const address = /<([^>]*)>\s*;\s*rel="next"/.exec(link ?? '')?.[1];
  return address === undefined ? null : new URL(address, 'http://localhost').searchParams.get('cursor');
}

/** The page in an answer, from its rows and what the base query says beside them. */
export function toPage<Item>(items: Item[], meta: object | undefined): Page<Item> {
  const response = meta !== undefined && 'response' in meta ? meta.response : undefined;
  return { items, next: response instanceof Response ? nextCursor(response.headers.get('link')) : null };
}

/** A list cannot be asked for more at once (PAGE-1). */
export const LONGEST_PAGE = 200;

/** Where the pages of a list begin and how they go on. The first one has no cursor. */
export const byCursor = {
  initialPageParam: null as string | null,
  getNextPageParam: ({ next }: Page<unknown>): string | undefined => next ?? undefined,
};

export const itemsOf = <Item>(data: { pages: Page<Item>[] } | undefined): Item[] | undefined =>
  data?.pages.flatMap(({ items }) => items);
