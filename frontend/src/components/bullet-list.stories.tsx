import type { Meta, StoryObj } from '@storybook/react-vite';

import { BulletList } from './bullet-list';

const meta = { component: BulletList, args: { items: [], className: '' } } satisfies Meta<typeof BulletList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Sentences: Story = {
  args: {
    items: ['Your sectors include FinTech', 'The revenue of $4,800 a month is within your range'],
    className: 'mt-2',
    'aria-label': 'Why LedgerLoop is a match',
  },
};
