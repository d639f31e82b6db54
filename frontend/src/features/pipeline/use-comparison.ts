import { useCallback, useState } from 'react';
import { useSearchParams } from 'react-router';

import type { PipelineCard } from '../../api/generated/work-client';
import { withParam } from '../../lib/search';

/** The number of startups that fit side by side. */
const MAX_COMPARED = 4;

/** The startups that are compared, at `?compare=ID,ID`, and those that are chosen for it. */
export function useComparison(cards: readonly PipelineCard[]) {
  const [search, setSearch] = useSearchParams();
  const inAddress = (search.get('compare') ?? '').split(',').slice(0, MAX_COMPARED);
  const comparison = cards.filter(({ startup }) => inAddress.includes(startup.id));
  const [compared, setCompared] = useState<readonly string[]>(comparison.map(({ startup }) => startup.id));
  const choose = useCallback(
    (id: string, isChosen: boolean) => {
      const next = compared.filter((other) => other !== id).concat(isChosen ? [id] : []);
      setCompared(next);
      if (search.has('compare'))
        setSearch(withParam(search, 'compare', next.length > 1 ? next.join(',') : ''), { replace: true });
    },
    [compared, search, setSearch],
  );
  return { comparison, compared, choose, isFull: compared.length >= MAX_COMPARED };
}
