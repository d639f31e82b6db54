import type { Meta, StoryObj } from '@storybook/react-vite';

import { ButtonLink } from './button-link';

const meta = { component: ButtonLink, args: { to: '/marketplace', children: 'Marketplace' } } satisfies Meta<
  typeof ButtonLink
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Elsewhere: Story = { args: { to: '/marketplace', variant: 'quiet' } };
export const AsLink: Story = {
  args: { to: '/messages', children: 'Messages', variant: 'quiet', isLink: true },
};
/** Links to the current page. */
export const Current: Story = { args: { to: '/', variant: 'quiet' } };
