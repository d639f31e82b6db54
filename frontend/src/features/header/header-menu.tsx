import { Check, type LucideIcon, Menu } from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import { Link } from 'react-router';

import { Button } from '../../components/button';
import { menuEntry, MenuLine, MenuPanel } from '../../components/menu';
import { setTheme, THEME_NAMES, THEMES, useTheme } from '../../lib/theme';

export interface HeaderLink {
  to: string;
  label: string;
  icon: LucideIcon;
  /** Whether screen readers announce a link; see `ButtonLink`. */
  isLink?: boolean;
}

const ENTRY = menuEntry({ tall: true });

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
      <MenuPanel align="end" className="w-60">
        {links.map(({ to, label, icon: Icon }) => (
          <DropdownMenu.Item key={to} asChild className={ENTRY}>
            <Link to={to}>
              <Icon className="size-4 text-muted" aria-hidden />
              {label}
            </Link>
          </DropdownMenu.Item>
        ))}
        <MenuLine />
        <DropdownMenu.Label className="px-3 pt-2 pb-1 text-meta text-muted">Theme</DropdownMenu.Label>
        <DropdownMenu.RadioGroup value={theme}>
          {THEMES.map((name) => (
            <DropdownMenu.RadioItem
              key={name}
              value={name}
              className={ENTRY}
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
      </MenuPanel>
    </DropdownMenu.Root>
  );
}
