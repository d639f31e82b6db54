import { render } from '@testing-library/react';

import { useIncomplete, whenIdle } from './idle';

function Missing() {
  useIncomplete();
  return null;
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('whenIdle', () => {
  it('waits until the page is complete', () => {
    const start = jest.fn();
    const { rerender } = render([<Missing key="1" />, <Missing key="2" />]);
    whenIdle(start);
    jest.advanceTimersByTime(2000);
    rerender([<Missing key="2" />]);
    jest.advanceTimersByTime(1000);
    expect(start).not.toHaveBeenCalled();
    rerender([]);
    jest.advanceTimersByTime(500);
    expect(start).toHaveBeenCalledTimes(1);
    jest.advanceTimersByTime(10_000);
    expect(start).toHaveBeenCalledTimes(1);
  });

  it('does not wait forever for a part that never loads', () => {
    const start = jest.fn();
    render(<Missing />);
    whenIdle(start);
    jest.advanceTimersByTime(6000);
    expect(start).toHaveBeenCalledTimes(1);
  });

  it('can be cancelled while it waits', () => {
    const start = jest.fn();
    const { unmount } = render(<Missing />);
    const cancel = whenIdle(start);
    jest.advanceTimersByTime(1000);
    cancel();
    unmount();
    jest.advanceTimersByTime(10_000);
    expect(start).not.toHaveBeenCalled();
    expect(jest.getTimerCount()).toBe(0);
  });
});
