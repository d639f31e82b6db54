import type { Meta, StoryObj } from '@storybook/react-vite';

import { ChartFrame, ChartLoading, NothingToDraw } from './chart-frame';

function Broken(): never {
  throw new Error('This drawing fails');
}

const meta = {
  component: ChartFrame,
  args: {
    title: 'Views and interest',
    takeaway: 'Views fell to 21.',
    series: ['Views', 'Interest', 'Matches'],
    table: {
      head: ['Date', 'Views', 'Interest', 'Matches'],
      rows: [
        ['Nov 1, 2026', '12', '0', '1'],
        ['Nov 2, 2026', '30', '2', '–'],
      ],
    },
    children: <ChartLoading />,
  },
} satisfies Meta<typeof ChartFrame>;
export default meta;
type Story = StoryObj<typeof meta>;

export const LoadingLines: Story = {};
export const LoadingBars: Story = { args: { mark: 'bar' } };
export const Nothing: Story = {
  args: { series: [], children: <NothingToDraw>No views yet.</NothingToDraw> },
};
/** A drawing that fails gives way to the table. */
export const AsTable: Story = { args: { children: <Broken /> } };
