import { Link } from 'react-router';

import { cn } from '../../lib/cn';
import { addressOf, VIEW_NAMES, VIEWS, type View } from './views';

/** The ways between the marketplace's views. */
export function ViewLinks({ current }: { current: View }) {
  return (
    <nav aria-label="Marketplace" className="mb-4 flex gap-x-1 border-b border-line sm:gap-x-2">
      {VIEWS.map((view) => (
        <Link
          key={view}
          to={addressOf(view)}
          preventScrollReset
          aria-current={view === current ? 'page' : undefined}
          className={cn(
            '-mb-px inline-flex h-11 items-center border-b-2 px-2 text-body font-medium whitespace-nowrap sm:px-3',
            view === current
              ? 'border-primary text-text'
              : 'border-transparent text-text-2 hover:border-line hover:text-text',
          )}
        >
          {VIEW_NAMES[view]}
        </Link>
      ))}
    </nav>
  );
}
