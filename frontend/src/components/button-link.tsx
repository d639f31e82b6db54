import type { KeyboardEvent } from 'react';
import { NavLink, type NavLinkProps } from 'react-router';

import { Button, type ButtonProps } from './button';

type ButtonLinkProps = Omit<NavLinkProps, 'className' | 'style' | 'children' | 'role'> &
  Pick<ButtonProps, 'variant' | 'size' | 'icon' | 'className' | 'children'> & {
    /** Whether screen readers announce a link. It is set where no text of the product says "button". */
    isLink?: boolean | undefined;
  };

/**
 * A link with the role of a button. Screen readers announce a button and Space presses it, but it can
 * be opened in a new tab like a link. It is marked as current on the page that it links to.
 */
export function ButtonLink(props: ButtonLinkProps) {
  const { variant, size, icon: Icon, className, children, isLink, onKeyDown, ...link } = props;
  const press = (event: KeyboardEvent<HTMLAnchorElement>) => {
    onKeyDown?.(event);
    if (event.key !== ' ' || event.defaultPrevented) return;
    event.preventDefault(); // keeps the page from scrolling
    if (!event.repeat) event.currentTarget.click();
  };
  return (
    <Button asChild variant={variant} size={size} className={className}>
      <NavLink {...link} {...(isLink ? { onKeyDown } : { role: 'button', onKeyDown: press })}>
        {Icon && <Icon className="size-4" aria-hidden />}
        {children}
      </NavLink>
    </Button>
  );
}
