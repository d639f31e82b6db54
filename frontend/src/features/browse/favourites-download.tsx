import { lazyExtra } from '../../lib/lazy-part';
import type { FoundList } from './use-found';

const CsvButton = lazyExtra(async () => (await import('../../components/csv-button')).CsvButton);

/** The favourites of the whole list, of which the pages that are missing load first. */
async function favouritesOf(
  { data, hasNextPage, fetchNextPage }: FoundList,
  favourites: ReadonlySet<string>,
) {
  let [pages, hasMore] = [data?.pages ?? [], hasNextPage];
  while (hasMore) {
    const next = await fetchNextPage();
    if (!next.isSuccess) throw new Error('A page could not be loaded');
    [pages, hasMore] = [next.data.pages, next.hasNextPage];
  }
  return pages.flatMap(({ items }) => items).filter(({ id }) => favourites.has(id));
}

interface FavouritesDownloadProps {
  favourites: ReadonlySet<string>;
  /** The list that the favourites are picked from. */
  list: FoundList;
}

/** Saves the favourites that pass the filters as a table (BROWSE-12). */
export const FavouritesDownload = ({ favourites, list }: FavouritesDownloadProps) => (
  <div>
    <CsvButton
      fileName="proofround-favorites.csv"
      table={async () => {
        const { tableOf } = await import('./favourites-table');
        return tableOf(await favouritesOf(list, favourites));
      }}
    />
  </div>
);
