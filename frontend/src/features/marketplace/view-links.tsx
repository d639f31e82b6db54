import { Link } from 'react-router';

import { cn } from '../../lib/cn';
import { addressOf, type View, VIEW_NAMES, VIEWS } from './views';

const LINK =
  '-mb-px inline-flex h-11 items-center border-b-2 px-2 text-body font-medium whitespace-nowrap sm:px-3';
const QUIET = 'border-transparent text-text-2 hover:border-line hover:text-text';

/** Links to the marketplace's views, and to the user's deals. */
export function ViewLinks({ current }: { current: View }) {
  return (
    <nav aria-label="Marketplace" className="mb-4 flex flex-wrap gap-x-1 border-b border-line sm:gap-x-2">
      {VIEWS.map((view) => (
        <Link
          key={view}
          to={addressOf(view)}
          preventScrollReset
          aria-current={view === current ? 'page' : undefined}
          className={cn(LINK, view === current ? 'border-primary text-text' : QUIET)}
        >
          {VIEW_NAMES[view]}
        </Link>
      ))}
      <Link to="/deals" className={cn(LINK, QUIET)}>
        My deals
      </Link>
    </nav>
  );
}
