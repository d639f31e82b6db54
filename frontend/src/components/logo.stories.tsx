import type { Meta, StoryObj } from '@storybook/react-vite';

import { Logo } from './logo';

const meta = { component: Logo } satisfies Meta<typeof Logo>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Sizes: Story = {
  render: () => (
    <div className="flex items-center gap-4">
      <Logo size="small" />
      <Logo />
      <Logo size="large" />
    </div>
  ),
};
