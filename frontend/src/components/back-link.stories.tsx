import type { Meta, StoryObj } from '@storybook/react-vite';

import { BackLink } from './back-link';

const meta = { component: BackLink } satisfies Meta<typeof BackLink>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AsButton: Story = {};
export const AsLink: Story = { args: { to: '/marketplace', look: 'link' } };
