import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect } from 'react';
import { toast } from 'sonner';

import Toaster from './toaster';

const meta = { component: Toaster } satisfies Meta<typeof Toaster>;
export default meta;
type Story = StoryObj<typeof meta>;

function Saying({ say }: { say: () => void }) {
  useEffect(say, [say]);
  return <Toaster />;
}

/** The toasts stay, so that they can be inspected. */
const duration = Infinity;

export const Success: Story = {
  render: () => <Saying say={() => void toast.success('Task updated!', { duration })} />,
};
export const Failure: Story = {
  render: () => (
    <Saying
      say={() =>
        void toast.error('Failed to load data', { duration, description: 'The server did not answer.' })
      }
    />
  ),
};
export const Information: Story = {
  render: () => <Saying say={() => void toast.info('Generating matches with AI...', { duration })} />,
};
