import type { Meta, StoryObj } from '@storybook/react-vite';

import { PageTitle } from './page';

const meta = { component: PageTitle, args: { title: 'Marketplace', children: 'Marketplace' } } satisfies Meta<
  typeof PageTitle
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Page: Story = {};
export const Hero: Story = { args: { size: 'hero' } };
