import { Check, type LucideIcon, Menu } from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import { Link } from 'react-router';

import { Button } from '../../components/button';
import { setTheme, THEME_NAMES, THEMES, useTheme } from '../../lib/theme';

export interface HeaderLink {
  to: string;
  label: string;
  icon: LucideIcon;
  /** Whether screen readers announce a link; see `ButtonLink`. */
  isLink?: boolean;
}

const ITEM =
  'flex min-h-11 items-center gap-3 rounded-control px-3 text-body text-text outline-none select-none ' +
  'data-highlighted:bg-fill';

/** The menu with the header's links and the theme, on narrow screens. */
export function HeaderMenu({ links }: { links: readonly HeaderLink[] }) {
  const theme = useTheme();
  return (
    <DropdownMenu.Root>
      <DropdownMenu.Trigger asChild>
        <Button variant="quiet" size="icon" aria-label="Menu">
          <Menu className="size-5" aria-hidden />
        </Button>
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          align="end"
          sideOffset={6}
          collisionPadding={8}
          className="z-popover w-60 animate-fade rounded-card border border-line bg-raised p-1 shadow-float"
        >
          {links.map(({ to, label, icon: Icon }) => (
            <DropdownMenu.Item key={to} asChild className={ITEM}>
              <Link to={to}>
                <Icon className="size-4 text-muted" aria-hidden />
                {label}
              </Link>
            </DropdownMenu.Item>
          ))}
          <DropdownMenu.Separator className="my-1 h-px bg-line" />
          <DropdownMenu.Label className="px-3 pt-2 pb-1 text-meta text-muted">Theme</DropdownMenu.Label>
          <DropdownMenu.RadioGroup value={theme}>
            {THEMES.map((name) => (
              <DropdownMenu.RadioItem
                key={name}
                value={name}
                className={ITEM}
                onSelect={(event) => {
                  event.preventDefault(); // keeps the menu open, so that it shows the choice
                  setTheme(name);
                }}
              >
                <span className="grid size-4 place-items-center">
                  <DropdownMenu.ItemIndicator>
                    <Check className="size-4 text-primary" aria-hidden />
                  </DropdownMenu.ItemIndicator>
                </span>
                {THEME_NAMES[name]}
              </DropdownMenu.RadioItem>
            ))}
          </DropdownMenu.RadioGroup>
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}
