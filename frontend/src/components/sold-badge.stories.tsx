import type { Meta, StoryObj } from '@storybook/react-vite';

import { SoldBadge } from './sold-badge';

const meta = { component: SoldBadge } satisfies Meta<typeof SoldBadge>;
export default meta;

export const Sold: StoryObj<typeof meta> = {};
