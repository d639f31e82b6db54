import type { KeyboardEvent } from 'react';
import { NavLink, type NavLinkProps } from 'react-router';

import { Button, type ButtonProps } from './button';

interface ButtonLinkProps extends Omit<NavLinkProps, 'className' | 'style' | 'children' | 'role'> {
  variant?: ButtonProps['variant'];
  size?: ButtonProps['size'];
  className?: string;
  children: ButtonProps['children'];
}

/**
 * A link with the role of a button. Screen readers announce a button and Space presses it, but it can
 * be opened in a new tab like a link. It is marked as current on the page that it links to.
 */
export function ButtonLink({ variant, size, className, children, onKeyDown, ...link }: ButtonLinkProps) {
  const press = (event: KeyboardEvent<HTMLAnchorElement>) => {
    onKeyDown?.(event);
    if (event.key !== ' ' || event.defaultPrevented) return;
    event.preventDefault(); // keeps the page from scrolling
    if (!event.repeat) event.currentTarget.click();
  };
  return (
    <Button asChild variant={variant} size={size} className={className}>
      <NavLink {...link} role="button" onKeyDown={press}>
        {children}
      </NavLink>
    </Button>
  );
}
