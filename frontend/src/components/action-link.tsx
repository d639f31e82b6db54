import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';

import { Button, type ButtonProps, type Described } from './button';

interface ActionLinkProps extends Pick<ButtonProps, 'variant' | 'size' | 'className'>, Partial<Described> {
  to: string;
  icon?: LucideIcon;
  /** Whether it takes the focus when it replaces the focused button. */
  takesFocus?: boolean;
  onClick?: () => void;
  children: ReactNode;
}

/** A link that looks like a button and is announced as a link. */
export function ActionLink(props: ActionLinkProps) {
  const { to, icon: Icon, describedBy, takesFocus, onClick, children, ...look } = props;
  return (
    <Button asChild variant="secondary" {...look}>
      <Link data-takes-focus={takesFocus} to={to} aria-describedby={describedBy} onClick={onClick}>
        {Icon && <Icon className="size-4" aria-hidden />}
        {children}
      </Link>
    </Button>
  );
}
