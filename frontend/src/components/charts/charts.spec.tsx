import './trend-plot';

import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

// Loaded early, so that a chart is drawn as soon as it is rendered.
import { TrendChart } from './trend-chart';

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

  it('is one picture labelled by its title and takeaway, and shows the takeaway as text too', async () => {
    await show();
    expect(screen.getByRole('figure', { name: 'Views' })).toBeVisible();
    expect(screen.getByRole('img', { name: 'Views. Views fell to 3.' })).toBeVisible();
    expect(screen.getByText('Views fell to 3.')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Views', level: 3 })).toBeVisible();
  });

  it('draws its series in the token colours once recharts has loaded, without a change of height', async () => {
    // jsdom has no layout, and recharts draws nothing without a width.
    jest.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 600, 240));
    const { container } = await show();
    const picture = screen.getByRole('img', { name: /^Views/ });
    expect(picture).toHaveStyle({ height: '240px' });
    expect(container.querySelectorAll('.recharts-line-curve')).toHaveLength(2);
    expect(container.querySelector('.recharts-wrapper')).toHaveStyle({ height: '240px' });
    expect(container.querySelector('.recharts-line-curve')).toHaveAttribute('stroke', 'var(--chart-1)');
    expect(picture).toHaveTextContent(/Nov/);
  });

  it('names its series and distinguishes them by more than colour', async () => {
    await show();
    const [first, second] = within(screen.getByRole('list', { name: 'Legend' })).getAllByRole('listitem');
    expect(first).toHaveTextContent('Views');
    expect(second).toHaveTextContent('Interest');
    expect(first?.querySelector('line')?.getAttribute('stroke-dasharray')).not.toBe(
      second?.querySelector('line')?.getAttribute('stroke-dasharray'),
    );
  });

  it('switches to a table and back, with the same day in every time zone', async () => {
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

  it.each([
    ['nothing', []],
    ['only zeros', [{ date: '2026-11-01', views: 0, interests: 0 }]],
  ])('shows a message without axes when there is %s to draw', (_what, points) => {
    render(<TrendChart title="Views" takeaway="None." data={points} series={series} empty="No views yet." />);
    expect(screen.getByText('No views yet.')).toBeVisible();
  });
});
