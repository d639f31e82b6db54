import type { Meta, StoryObj } from '@storybook/react-vite';

import { Pressed } from '../test/pressed';
import { RULED } from './rows';
import { SteppedList } from './stepped-list';

interface Named {
  id: string;
}

const meta = {
  component: SteppedList<Named>,
  args: {
    list: 'startups',
    items: Array.from({ length: 7 }, (_, at) => ({ id: `Startup ${at + 1}` })),
    first: 3,
    more: 'Show more startups',
    name: 'This startup',
    itemClassName: RULED.narrow,
    children: ({ id }) => <p>{id}</p>,
  },
} satisfies Meta<typeof SteppedList<Named>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const FirstStep: Story = {};
export const SecondStep: Story = {
  render: (args) => (
    <Pressed button="Show more startups">
      <SteppedList {...args} />
    </Pressed>
  ),
};
export const WholeList: Story = { args: { first: 10 } };
