import { useState } from 'react';

import { Button } from '../components/button';
import { Entries, type EntriesProps } from './entries';
import { WholeList } from './whole-list';

interface SteppedListProps<Item> extends EntriesProps<Item> {
  /** Distinguishes the list from the others of its page. */
  list: string;
  /** How many entries are shown at first. */
  first: number;
  /** How many each further step adds; by default as many as at first. */
  step?: number;
  /** The name of the button for the next step. */
  more: string;
}

/** A list that loads at once and is shown in steps. Back returns to the entry where the reader was. */
export function SteppedList<Item>(props: SteppedListProps<Item>) {
  const { list, first, step = first, more, items, ...entries } = props;
  const [pages, setPages] = useState(1);
  const shown = items.slice(0, first + (pages - 1) * step);
  const hasMore = shown.length < items.length;
  const fetchMore = () => setPages((count) => count + 1);
  return (
    <WholeList name={list} items={shown} idOf={entries.idOf} steps={{ pages, hasMore, fetchMore }}>
      <Entries {...entries} items={shown} />
      {hasMore && (
        <Button variant="secondary" size="small" className="mt-4 w-full" onClick={fetchMore}>
          {more}
        </Button>
      )}
    </WholeList>
  );
}
