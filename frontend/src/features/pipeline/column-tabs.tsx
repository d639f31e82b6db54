import { useEffect, useRef } from 'react';
import { Link, useSearchParams } from 'react-router';

import type { PipelineColumn } from '../../api/generated/work-client';
import { cn } from '../../lib/cn';
import { COLUMN_NAMES, COLUMNS, tabIdOf } from './columns';

interface ColumnTabsProps {
  chosen: PipelineColumn;
  countOf: (column: PipelineColumn) => number;
}

/** Links to the columns, on screens that show one at a time. */
export function ColumnTabs({ chosen, countOf }: ColumnTabsProps) {
  const [search] = useSearchParams();
  const tabs = useRef<HTMLElement>(null);
  // The narrowest screens show some of the tabs only.
  useEffect(() => {
    const [row, tab] = [tabs.current, document.getElementById(tabIdOf(chosen))];
    if (row && tab) row.scrollLeft = tab.offsetLeft - (row.clientWidth - tab.offsetWidth) / 2;
  }, [chosen]);
  const addressOf = (column: PipelineColumn) => {
    const next = new URLSearchParams(search);
    next.set('column', column);
    return `?${next}`;
  };
  return (
    <nav
      ref={tabs}
      aria-label="Columns"
      className="relative mb-3 flex overflow-x-auto border-b border-line max-sm:justify-between sm:gap-x-2 lg:hidden"
    >
      {COLUMNS.map((column) => (
        <Link
          key={column}
          id={tabIdOf(column)}
          to={addressOf(column)}
          replace
          preventScrollReset
          aria-current={column === chosen ? 'page' : undefined}
          className={cn(
            'inline-flex h-11 shrink-0 items-center gap-x-1.5 border-b-2 px-2 text-body font-medium whitespace-nowrap',
            // On phones the count stands below the name, so that all five tabs are visible.
            'max-sm:h-14 max-sm:flex-col max-sm:justify-center max-sm:px-1 max-sm:text-label',
            column === chosen
              ? 'border-primary text-text'
              : 'border-transparent text-text-2 hover:border-line hover:text-text',
          )}
        >
          {COLUMN_NAMES[column]} <span className="text-muted tabular">{countOf(column)}</span>
        </Link>
      ))}
    </nav>
  );
}
