import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { ErrorState, Skeleton } from './states';

describe('a failure', () => {
  it('shows what failed and why, and retries', async () => {
    const onRetry = jest.fn();
    render(<ErrorState title="Your startups could not be loaded" detail="It is down." onRetry={onRetry} />);
    expect(screen.getByText('Your startups could not be loaded')).toBeVisible();
    expect(screen.getByText('It is down.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(onRetry).toHaveBeenCalledTimes(1);
  });

  it('is an alert only if no toast announces it', () => {
    const { rerender } = render(<ErrorState title="Failed" onRetry={() => undefined} />);
    expect(screen.queryByRole('alert')).toBeNull();
    rerender(<ErrorState announced title="Failed" onRetry={() => undefined} />);
    expect(screen.getByRole('alert')).toHaveTextContent('Failed');
  });
});

describe('a skeleton', () => {
  it.each([
    ['card', 'rounded-card', 3],
    ['row', 'border-t', 2],
    ['field', 'rounded-control', 0],
    ['block', 'rounded-control', 0],
  ] as const)('has only the shape of a %s', (shape, look, lines) => {
    const { container } = render(<Skeleton shape={shape} />);
    const skeleton = container.firstElementChild;
    expect(skeleton).toHaveClass(look);
    expect(skeleton?.className.match(/\brounded-/g)?.length ?? 0).toBeLessThanOrEqual(1);
    expect(skeleton?.children).toHaveLength(lines);
    expect(skeleton).toHaveAttribute('aria-hidden', 'true');
  });
});
