import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { RadarChart } from './radar-chart';
// Here already, so that a chart is drawn within the turn in which it is shown.
import './radar-plot';
import { TrendChart } from './trend-chart';
import './trend-plot';

const series = [
  { key: 'views', label: 'Views' },
  { key: 'interests', label: 'Interest' },
] as const;
const data = [
  { date: '2026-11-01', views: 1200, interests: 0 },
  { date: '2026-11-02', views: 3, interests: null },
];
const rows = () => screen.getAllByRole('row').map((row) => [...row.children].map((cell) => cell.textContent));

afterEach(() => jest.restoreAllMocks());

describe('a chart over time', () => {
  const show = (points: typeof data = data) =>
    act(() =>
      Promise.resolve(
        render(<TrendChart title="Views" takeaway="Views fell to 3." data={points} series={series} />),
      ),
    );

  it('is one picture whose text is its title and takeaway, with the takeaway written out too', async () => {
    await show();
    expect(screen.getByRole('figure', { name: 'Views' })).toBeVisible();
    expect(screen.getByRole('img', { name: 'Views. Views fell to 3.' })).toBeVisible();
    expect(screen.getByText('Views fell to 3.')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Views', level: 3 })).toBeVisible();
  });

  it('draws its series in the colours of the tokens once recharts is there, in the same height as before', async () => {
    // jsdom lays nothing out; recharts draws nothing that has no width.
    jest.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 600, 240));
    const { container } = await show();
    const picture = screen.getByRole('img', { name: /^Views/ });
    expect(picture).toHaveStyle({ height: '240px' });
    expect(container.querySelectorAll('.recharts-line-curve')).toHaveLength(2);
    expect(container.querySelector('.recharts-wrapper')).toHaveStyle({ height: '240px' });
    expect(container.querySelector('.recharts-line-curve')).toHaveAttribute('stroke', 'var(--chart-1)');
    expect(picture).toHaveTextContent(/Nov/);
  });

  it('names its series, told apart by more than colour', async () => {
    await show();
    const [first, second] = within(screen.getByRole('list', { name: 'Legend' })).getAllByRole('listitem');
    expect(first).toHaveTextContent('Views');
    expect(second).toHaveTextContent('Interest');
    expect(first?.querySelector('line')?.getAttribute('stroke-dasharray')).not.toBe(
      second?.querySelector('line')?.getAttribute('stroke-dasharray'),
    );
  });

  it('shows the same as a table and back; the day is the day wherever the reader is', async () => {
    const user = userEvent.setup();
    await show();
    const toggle = screen.getByRole('button', { name: 'View as table: Views' });
    await user.click(toggle);
    expect(toggle).toHaveAccessibleName('View as chart: Views');
    expect(toggle).not.toHaveAttribute('aria-pressed');
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
    expect(screen.getByRole('table', { name: 'Views' })).toBeVisible();
    expect(rows()).toEqual([
      ['Date', 'Views', 'Interest'],
      ['Nov 1, 2026', '1,200', '0'],
      ['Nov 2, 2026', '3', '–'],
    ]);
    await user.click(toggle);
    expect(screen.getByRole('img', { name: /^Views/ })).toBeVisible();
  });

  it('says so when there is nothing to draw', () => {
    render(<TrendChart title="Views" takeaway="None." data={[]} series={series} empty="No views yet." />);
    expect(screen.getByText('No views yet.')).toBeVisible();
  });
});

describe('a radar chart', () => {
  const points = [
    { label: 'Feasibility', value: 66.4 },
    { label: 'Market', value: 58 },
    { label: 'Risk (inverted)', value: 40 },
    { label: 'Team', value: null },
  ];
  const show = (shown = points) =>
    act(() =>
      Promise.resolve(render(<RadarChart title="Dimensions" takeaway="Feasibility leads." data={shown} />)),
    );

  it('has a text equivalent and a table in which what was not assessed is not zero', async () => {
    const user = userEvent.setup();
    await show();
    expect(screen.getByRole('img', { name: 'Dimensions. Feasibility leads.' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'View as table: Dimensions' }));
    expect(rows()).toEqual([
      ['Dimension', 'Score'],
      ['Feasibility', '66%'],
      ['Market', '58%'],
      ['Risk (inverted)', '40%'],
      ['Team', 'not assessed'],
    ]);
  });

  it('draws no shape from fewer than three figures', async () => {
    await show(points.slice(2));
    expect(screen.getByText('Too few dimensions are assessed to draw a shape.')).toBeVisible();
  });
});
