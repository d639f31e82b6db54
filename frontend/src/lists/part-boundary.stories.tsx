import type { Meta, StoryObj } from '@storybook/react-vite';

import { PartBoundary } from './part-boundary';

const fail = () => {
  throw new TypeError('The answer lacks a field');
};

const meta = {
  component: PartBoundary,
  args: { name: 'The score', children: <p>61 out of 100</p> },
} satisfies Meta<typeof PartBoundary>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Drawn: Story = {};
export const Failed: Story = { args: { children: fail } };
export const FailedInACard: Story = { args: { children: fail, framed: true } };
