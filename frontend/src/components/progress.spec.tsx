import { render, screen } from '@testing-library/react';

import { Progress } from './progress';

describe('a progress bar', () => {
  it.each([
    [-5, '0'],
    [39.6, '40'],
    [120, '100'],
  ])('reports %d as %s percent and fills the bar accordingly', (value, percent) => {
    render(<Progress value={value} label="Analysis" />);
    const bar = screen.getByRole('progressbar', { name: 'Analysis' });
    expect(bar).toHaveAttribute('aria-valuenow', percent);
    expect(bar.firstElementChild).toHaveStyle({ width: `${Math.min(100, Math.max(0, value))}%` });
  });
});
