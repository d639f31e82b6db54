import type { Meta, StoryObj } from '@storybook/react-vite';

import { Support, SupportMeanings } from './support';

const meta = { component: Support, args: { support: 'checked' } } satisfies Meta<typeof Support>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Checked: Story = {};
export const Linked: Story = { args: { support: 'linked' } };
export const Stated: Story = { args: { support: 'stated' } };
export const Meanings: Story = { render: () => <SupportMeanings /> };
