import { ArrowLeft } from 'lucide-react';

import { ButtonLink } from './button-link';

const PLACES = {
  '/dashboard': 'Back to Dashboard',
  '/marketplace': 'Back to Marketplace',
  '/messages': 'Back to Messages',
  '/deals': 'Back to My deals',
} as const;

interface BackLinkProps {
  to?: keyof typeof PLACES;
  /** The address of a part of that page; by default the page's. */
  at?: string;
  /** A framed button beside the heading, or a plain link above it. */
  look?: 'button' | 'link';
}

export function BackLink({ to = '/dashboard', at = to, look = 'button' }: BackLinkProps) {
  const isPlain = look === 'link';
  return (
    <ButtonLink
      to={at}
      variant={isPlain ? 'link' : 'secondary'}
      size={isPlain ? 'line' : 'medium'}
      className={isPlain ? 'mb-3 max-sm:-mt-2 max-sm:mb-0' : undefined}
      icon={ArrowLeft}
    >
      {PLACES[to]}
    </ButtonLink>
  );
}
