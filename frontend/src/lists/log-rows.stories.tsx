import type { Meta, StoryObj } from '@storybook/react-vite';

import { Button } from '../components/button';
import { LogRows } from './log-rows';

const ids = Array.from({ length: 40 }, (_, at) => `${at + 1}`);

const meta = {
  component: LogRows,
  args: {
    ids,
    draw: (at) => <p>Message {ids[at]}</p>,
    label: 'Conversation with Ivy Chen',
    earlier: null,
    onNearStart: () => undefined,
    endsWithOwn: false,
  },
} satisfies Meta<typeof LogRows>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Long: Story = {};
export const Short: Story = { args: { ids: ids.slice(0, 2) } };
export const WithEarlier: Story = {
  args: {
    ids: ids.slice(0, 2),
    earlier: (
      <Button variant="secondary" size="small">
        Show earlier messages
      </Button>
    ),
  },
};
