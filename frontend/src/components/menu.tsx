import { DropdownMenu } from 'radix-ui';
import type { ReactNode } from 'react';

import { cn } from '../lib/cn';
import { variants } from '../lib/variants';

interface MenuPanelProps {
  align: 'start' | 'end';
  /** The width. */
  className: string;
  children: ReactNode;
}

/** The panel of a menu, above everything else. */
export const MenuPanel = ({ align, className, children }: MenuPanelProps) => (
  <DropdownMenu.Portal>
    <DropdownMenu.Content
      align={align}
      sideOffset={6}
      collisionPadding={8}
      className={cn(
        'z-popover animate-fade rounded-card border border-line bg-raised p-1 shadow-float',
        className,
      )}
    >
      {children}
    </DropdownMenu.Content>
  </DropdownMenu.Portal>
);

/** The look of a menu's entry. In a menu for narrow screens it is tall. */
export const menuEntry = variants(
  'flex items-center gap-3 rounded-control px-3 text-body text-text outline-none select-none ' +
    'data-disabled:opacity-60 data-highlighted:bg-fill',
  { tall: { true: 'min-h-11', false: 'min-h-9 max-sm:min-h-11' } },
  { tall: false },
);

/** The line between two groups of entries. */
export const MenuLine = () => <DropdownMenu.Separator className="my-1 h-px bg-line" />;
