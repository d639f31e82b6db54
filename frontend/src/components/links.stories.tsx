import type { Meta, StoryObj } from '@storybook/react-vite';

import { HomeLink, SkipLink } from './links';

const meta = { component: HomeLink, subcomponents: { SkipLink } } satisfies Meta<typeof HomeLink>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Home: Story = {};
/** Hidden until it has the focus. */
export const Skip: Story = { render: () => <SkipLink /> };
