import { act, render, screen } from '@testing-library/react';
import { toast } from 'sonner';

import Toaster from './toaster';

const shown = () =>
  [...document.querySelectorAll('[data-sonner-toast]')].filter(
    (one) => one.getAttribute('data-visible') === 'true',
  );

describe('toasts', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => {
    act(() => void toast.dismiss());
    jest.useRealTimers();
  });

  // rule: TOAST-1
  it('are three at a time at the bottom right, 356 px wide and 14 px apart', () => {
    render(<Toaster />);
    act(() => {
      for (const text of ['One', 'Two', 'Three', 'Four']) toast(text);
      jest.advanceTimersByTime(100);
    });
    expect(shown().map(({ textContent }) => textContent)).toEqual(['Four', 'Three', 'Two']);
    const list = document.querySelector('[data-sonner-toaster]');
    expect(list).toHaveAttribute('data-y-position', 'bottom');
    expect(list).toHaveAttribute('data-x-position', 'right');
    expect(list).toHaveStyle({ '--width': '356px', '--gap': '14px' });
  });

  // rule: TOAST-1
  it('disappear after four seconds', () => {
    render(<Toaster />);
    act(() => {
      toast('Saved');
      jest.advanceTimersByTime(3900);
    });
    expect(screen.getByText('Saved').closest('[data-sonner-toast]')).toHaveAttribute('data-removed', 'false');
    act(() => {
      jest.advanceTimersByTime(1000);
    });
    expect(screen.queryByText('Saved')).toBeNull();
  });
});
