import { defaultRangeExtractor, type Range } from '@tanstack/react-virtual';
import { type FocusEvent, useState } from 'react';

import { ENTRY } from './rows';

/** Keeps the row with the focus rendered, even far from the visible part. `rowOf` is -1 for an unknown entry. */
export function useFocusedRow(rowOf: (id: string) => number) {
  const [focused, setFocused] = useState<string>();
  return {
    rangeExtractor: (range: Range): number[] => {
      const near = defaultRangeExtractor(range);
      const row = focused === undefined ? -1 : rowOf(focused);
      const isFar = row >= 0 && row < range.count && !near.includes(row);
      return isFar ? [...near, row].toSorted((a, b) => a - b) : near;
    },
    onFocus: ({ target }: FocusEvent) =>
      setFocused(target.closest(`[${ENTRY}]`)?.getAttribute(ENTRY) ?? undefined),
    onBlur: () => setFocused(undefined),
  };
}
