import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router';

import { Button } from './button';

const PLACES = { '/dashboard': 'Back to Dashboard', '/marketplace': 'Back to Marketplace' } as const;

export interface BackLinkProps {
  to?: keyof typeof PLACES;
  /** A button beside the heading, or a link above it. */
  look?: 'button' | 'link';
}

/** The way back to where a page was reached from. */
export function BackLink({ to = '/dashboard', look = 'button' }: BackLinkProps) {
  const link = (
    <Link to={to}>
      <ArrowLeft className="size-4" aria-hidden />
      {PLACES[to]}
    </Link>
  );
  return look === 'button' ? (
    <Button asChild variant="secondary">
      {link}
    </Button>
  ) : (
    <Button asChild variant="link" size="inline" className="mb-3 max-sm:-mt-2 max-sm:mb-0 max-sm:min-h-11">
      {link}
    </Button>
  );
}
