import type { Meta, StoryObj } from '@storybook/react-vite';

import { Button } from './button';
import { Card, CardHeader } from './card';

const meta = { component: Card, args: { 'aria-labelledby': 'title' } } satisfies Meta<typeof Card>;
export default meta;
type Story = StoryObj<typeof meta>;

const header = <CardHeader title="Tasks" id="title" note="2 of 7 done" />;

export const Plain: Story = { args: { children: header } };
export const WithActions: Story = {
  args: {
    children: (
      <CardHeader title="Matches" id="title" actions={<Button size="small">Generate Matches</Button>} />
    ),
  },
};
export const Highlighted: Story = { args: { highlighted: true, children: header } };
export const Hoverable: Story = { args: { as: 'article', hoverable: true, children: header } };
export const WithoutPadding: Story = { args: { padding: 'none', children: header } };
