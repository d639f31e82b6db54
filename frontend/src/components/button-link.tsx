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
 * What reads as a button and goes to an address: it is announced and found as a
 * button, and Space presses it as it does every button; yet it can be opened in a new tab, as only
 * a link can. Where it leads to the page that is shown, it is marked as the current one.
 */
export function ButtonLink({ variant, size, className, children, onKeyDown, ...link }: ButtonLinkProps) {
  const press = (event: KeyboardEvent<HTMLAnchorElement>) => {
    onKeyDown?.(event);
    if (event.key !== ' ' || event.defaultPrevented) return;
    event.preventDefault(); // the page would scroll
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
