import type { Meta, StoryObj } from '@storybook/react-vite';

import { ErrorBoundary } from './error-boundary';

const meta = { component: ErrorBoundary, args: { children: null } } satisfies Meta<typeof ErrorBoundary>;
export default meta;
type Story = StoryObj<typeof meta>;

function Broken(): never {
  throw new Error('This part is broken on purpose.');
}

export const Whole: Story = { args: { children: <p>The part itself</p> } };
export const Failed: Story = { args: { children: <Broken />, fallback: <p>What stands in for it</p> } };
