import type { Meta, StoryObj } from '@storybook/react-vite';

import { ReasonGroups } from './reason-groups';

const groups = {
  fits: ['Your sectors include FinTech', 'Your check covers the ask'],
  does_not_fit: ['It is at the idea stage'],
  not_known: ['Nobody said where it is'],
};

const meta = {
  component: ReasonGroups,
  args: { groups, name: 'LedgerLoop' },
  // Its headings are below that of the match.
  render: (props) => (
    <section>
      <h3 className="text-body font-semibold">LedgerLoop</h3>
      <ReasonGroups {...props} />
    </section>
  ),
} satisfies Meta<typeof ReasonGroups>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AllGroups: Story = {};
export const OneGroup: Story = { args: { groups: { ...groups, does_not_fit: [], not_known: [] } } };
