import type { Meta, StoryObj } from '@storybook/react-vite';

import { ShowMore } from './show-more';

const meta = {
  component: ShowMore,
  args: { children: 'Show more', onClick: () => undefined },
} satisfies Meta<typeof ShowMore>;
export default meta;
type Story = StoryObj<typeof meta>;

export const More: Story = {};
