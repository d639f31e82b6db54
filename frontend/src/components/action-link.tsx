import type { LucideIcon } from 'lucide-react';
import { Link } from 'react-router';

import { Button } from './button';

interface ActionLinkProps {
  to: string;
  icon: LucideIcon;
  /** The id of the element that names what the link is about. */
  describedBy: string;
  variant?: 'secondary' | 'quiet';
  /** Whether it takes the focus when it replaces the focused button. */
  takesFocus?: boolean;
  children: string;
}

/** A link among the actions of a card or a page. */
export function ActionLink(props: ActionLinkProps) {
  const { to, icon: Icon, describedBy, variant = 'secondary', takesFocus, children } = props;
  return (
    <Button asChild variant={variant} size="small">
      <Link data-takes-focus={takesFocus} to={to} aria-describedby={describedBy}>
        <Icon className="size-4" aria-hidden />
        {children}
      </Link>
    </Button>
  );
}
