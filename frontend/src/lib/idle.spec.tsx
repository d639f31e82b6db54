import { render } from '@testing-library/react';

import { useIncomplete, whenIdle } from './idle';

function Missing() {
  useIncomplete();
  return null;
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('what comes after the page', () => {
  it('waits until nothing is missing on it any more', () => {
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

  it('does not wait for ever for what does not come', () => {
    const start = jest.fn();
    render(<Missing />);
    whenIdle(start);
    jest.advanceTimersByTime(6000);
    expect(start).toHaveBeenCalledTimes(1);
  });

  it('can be called off, also while it waits', () => {
    const start = jest.fn();
    const { unmount } = render(<Missing />);
    const callOff = whenIdle(start);
    jest.advanceTimersByTime(1000);
    callOff();
    unmount();
    jest.advanceTimersByTime(10_000);
    expect(start).not.toHaveBeenCalled();
    expect(jest.getTimerCount()).toBe(0);
  });
});
