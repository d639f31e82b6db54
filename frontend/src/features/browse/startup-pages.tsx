import { memo, useCallback, useEffect, useRef, useState } from 'react';

import { ErrorState, Skeleton } from '../../components/states';
import { useLoadFailureToast } from '../../lib/use-failure-toast';
import { PAGE_SIZE, useBrowsePageQuery } from './api';
import { BrowseCard, type CardContext } from './browse-card';
import type { BrowseQuery } from './filters';
import { useNear } from './use-near';

/** The height of a page that was never on screen. */
const UNSEEN_HEIGHT = 1600;
const GRID = 'grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-3';

export function PageSkeleton() {
  return (
    <div className={GRID} role="status" aria-label="Loading startups">
      {[1, 2, 3, 4, 5, 6].map((card) => (
        <Skeleton key={card} className="h-[460px] rounded-card" />
      ))}
    </div>
  );
}

interface PageProps {
  query: BrowseQuery;
  /** undefined for the first page. */
  cursor: string | undefined;
  index: number;
  favourites: ReadonlySet<string>;
  interested: ReadonlySet<string>;
  context: CardContext;
  onNext: (index: number, next: string | null) => void;
}

function PageContent({ query, cursor, index, favourites, interested, context, onNext }: PageProps) {
  const { data: page, error, refetch } = useBrowsePageQuery({ query, cursor });
  const next = page?.next;
  useLoadFailureToast(error);
  useEffect(() => {
    if (next !== undefined) onNext(index, next);
  }, [index, next, onNext]);

  if (!page) {
    return error ? (
      <ErrorState title="More startups could not be loaded" onRetry={() => void refetch()} />
    ) : (
      <PageSkeleton />
    );
  }
  return (
    <div className={GRID}>
      {page.startups.map((startup, at) => (
        <BrowseCard
          key={startup.id}
          startup={startup}
          position={index * PAGE_SIZE + at + 1}
          favourite={favourites.has(startup.id)}
          interested={interested.has(startup.id)}
          context={context}
        />
      ))}
    </div>
  );
}

/**
 * A page that exists while it is near the window; far from it only its height remains. The first
 * page always exists: it is there to be found however small the window is.
 */
const Page = memo(function Page(props: PageProps) {
  const frame = useRef<HTMLDivElement>(null);
  const { near, height } = useNear(frame);
  const exists = near || props.index === 0;
  return (
    <div ref={frame} style={exists ? undefined : { height: height.current ?? UNSEEN_HEIGHT }}>
      {exists && <PageContent {...props} />}
    </div>
  );
});

/**
 * A list of any length: pages by cursor, each loaded when the window comes near and let go when it
 * is far, so that 50,000 startups cost no more than the few on screen.
 */
export function StartupPages(props: Omit<PageProps, 'cursor' | 'index' | 'onNext'>) {
  const [cursors, setCursors] = useState<readonly (string | undefined)[]>([undefined]);

  // A page says which cursor follows it. After a reload that may be another one, or none.
  const follow = useCallback((index: number, next: string | null) => {
    setCursors((known) => {
      if (next === null) return known.length > index + 1 ? known.slice(0, index + 1) : known;
      if (known[index + 1] === next) return known;
      return known.toSpliced(index + 1, 1, next);
    });
  }, []);

  return (
    <div role="feed" aria-label="Startups" className="flex flex-col gap-4">
      {cursors.map((cursor, index) => (
        <Page key={index} {...props} cursor={cursor} index={index} onNext={follow} />
      ))}
    </div>
  );
}
