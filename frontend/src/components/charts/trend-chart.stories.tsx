import type { Meta, StoryObj } from '@storybook/react-vite';

import { TrendChart } from './trend-chart';

const data = [
  { date: '2026-11-01', views: 12, interests: 0 },
  { date: '2026-11-02', views: 30, interests: 2 },
  { date: '2026-11-03', views: 21, interests: 5 },
];

const meta = {
  component: TrendChart,
  args: {
    title: 'Views and interest',
    takeaway: 'Views fell to 21.',
    data,
    series: [
      { key: 'views', label: 'Views' },
      { key: 'interests', label: 'Interest' },
    ],
  },
} satisfies Meta<typeof TrendChart<'views' | 'interests'>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Lines: Story = {};
export const Bars: Story = { args: { kind: 'bar' } };
export const Empty: Story = { args: { data: [], empty: 'No views yet.' } };
