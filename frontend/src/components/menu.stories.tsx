import type { Meta, StoryObj } from '@storybook/react-vite';
import { DropdownMenu } from 'radix-ui';

import { Button } from './button';
import { menuEntry, MenuLine, MenuPanel } from './menu';

const meta = {
  component: MenuPanel,
  args: {
    align: 'start',
    className: 'w-52',
    children: (
      <>
        <DropdownMenu.Item className={menuEntry({})}>Screening</DropdownMenu.Item>
        <DropdownMenu.Item className={menuEntry({})} disabled>
          Meeting
        </DropdownMenu.Item>
        <MenuLine />
        <DropdownMenu.Item className={menuEntry({})}>Remove from pipeline</DropdownMenu.Item>
      </>
    ),
  },
  decorators: [
    (Story) => (
      <DropdownMenu.Root defaultOpen>
        <DropdownMenu.Trigger asChild>
          <Button variant="secondary">Move</Button>
        </DropdownMenu.Trigger>
        <Story />
      </DropdownMenu.Root>
    ),
  ],
} satisfies Meta<typeof MenuPanel>;
export default meta;

export const Open: StoryObj<typeof meta> = {};
