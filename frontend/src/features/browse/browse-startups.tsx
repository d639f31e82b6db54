import { useMemo } from 'react';

import { useViewRecorder } from '../../api/views';
import { cn } from '../../lib/cn';
import { formatCount } from '../../lib/format';
import { CursorList } from '../../lists/cursor-list';
import type { RowsProps } from '../../lists/rows';
import { VirtualRows } from '../../lists/virtual-rows';
import { BrowseCard, type CardContext } from './browse-card';
import { BrowseHead } from './browse-head';
import { FavouritesDownload } from './favourites-download';
import { type Filters, SORTS } from './filters';
import { NoStartups } from './no-startups';
import { useFilters } from './use-filters';
import { useFound } from './use-found';

const OUTLINE = Array.from({ length: 6 }, () => 'h-[460px]');

interface BrowseStartupsProps extends Omit<CardContext, 'onShown'> {
  favourites: ReadonlySet<string>;
}

const Rows = (props: RowsProps) => <VirtualRows {...props} cards="own" estimate={520} label="Startups" />;

/** "1,204 startups, newest first"; "10,000+ startups, …"; "24+ startups, …" while the total is unknown. */
function summaryOf({ sort, favourites }: Filters, count: number, hasMore: boolean, total = '') {
  const [, counted, more] = (favourites ? null : /^(\d+)(\+?)$/.exec(total)) ?? [
    '',
    count,
    hasMore ? '+' : '',
  ];
  const number = `${formatCount(Number(counted))}${more}`;
  const noun = number === '1' ? 'startup' : 'startups';
  return `${number} ${favourites ? 'favorite ' : ''}${noun}, ${SORTS[sort].words}`;
}

/** All startups, searched, filtered and ordered by the server. */
export function BrowseStartups(props: BrowseStartupsProps) {
  const { isPremium, favourites, onToggleFavourite, interestButton, reportButton, isEarlier } = props;
  const state = useFilters();
  const { filters } = state;
  const { list, data, isStale } = useFound(filters);
  const total = data?.pages[0]?.total;

  const onShown = useViewRecorder();
  const context = useMemo<CardContext>(
    () => ({ isPremium, onToggleFavourite, interestButton, reportButton, isEarlier, onShown }),
    [isPremium, onToggleFavourite, interestButton, reportButton, isEarlier, onShown],
  );

  return (
    <section aria-labelledby="browse-title" className="flex min-w-0 flex-col gap-4">
      <BrowseHead state={state} hasFit={isPremium} />
      {filters.favourites && favourites.size > 0 && (
        <FavouritesDownload favourites={favourites} list={list} />
      )}
      <div
        aria-busy={list.isFetching}
        className={cn('transition-opacity duration-quick', isStale && list.isFetching && 'opacity-60')}
      >
        <CursorList
          query={{ ...list, data }}
          name="The startups"
          entry="This startup"
          outline={OUTLINE}
          shape="card"
          layout="grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-3"
          isShown={({ id }) => !filters.favourites || favourites.has(id)}
          summary={(count, more) => (isStale ? 'Searching…' : summaryOf(filters, count, more, total))}
          Rows={Rows}
          endless
          empty={
            <NoStartups
              filters={filters}
              favourites={favourites}
              onClear={state.clear}
              onOtherNames={state.findOtherNames}
            />
          }
        >
          {(startup, position) => (
            <BrowseCard
              startup={startup}
              position={position}
              favourite={favourites.has(startup.id)}
              context={context}
            />
          )}
        </CursorList>
      </div>
    </section>
  );
}
