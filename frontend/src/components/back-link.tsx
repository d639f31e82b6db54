import { ArrowLeft } from 'lucide-react';

import { ButtonLink } from './button-link';

const PLACES = { '/dashboard': 'Back to Dashboard', '/marketplace': 'Back to Marketplace' } as const;

interface BackLinkProps {
  to?: keyof typeof PLACES;
  /** Framed, beside the heading, or plain, above it. */
  look?: 'button' | 'link';
}

/** The way back to where a page was reached from: a button. */
export function BackLink({ to = '/dashboard', look = 'button' }: BackLinkProps) {
  const isPlain = look === 'link';
  return (
    <ButtonLink
      to={to}
      variant={isPlain ? 'link' : 'secondary'}
      size={isPlain ? 'inline' : 'medium'}
      className={isPlain ? 'mb-3 max-sm:-mt-2 max-sm:mb-0 max-sm:min-h-11' : undefined}
    >
      <ArrowLeft className="size-4" aria-hidden />
      {PLACES[to]}
    </ButtonLink>
  );
}
