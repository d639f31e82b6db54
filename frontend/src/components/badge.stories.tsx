import type { Meta, StoryObj } from '@storybook/react-vite';

import { Badge, SoldBadge } from './badge';

const meta = { component: Badge } satisfies Meta<typeof Badge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Tones: Story = {
  render: () => (
    <p className="flex flex-wrap gap-2">
      <Badge>neutral</Badge>
      <Badge tone="primary">primary</Badge>
      <Badge tone="ok">ok</Badge>
      <Badge tone="warn">warn</Badge>
      <Badge tone="bad">bad</Badge>
    </p>
  ),
};
export const Sold: Story = { render: () => <SoldBadge /> };
export const SaleUnderWay: Story = { render: () => <SoldBadge of={{ sale_open: true }} /> };
