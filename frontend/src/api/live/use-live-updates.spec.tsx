import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';

import { createStore } from '../../app/store';
import { signedOut } from '../session';
import { streamPositionKnown } from './last-event';
import { useLiveUpdates } from './use-live-updates';

let failing = 0;
let tries = 0;
interface Followed {
  token: string;
  lastEventId: { get: () => string | null; set: (id: string) => void };
}
const followEvents = jest.fn((_options: Followed) => Promise.resolve());
const mockLoaded = () => {
  tries += 1;
  if (tries <= failing) throw new TypeError('Failed to fetch dynamically imported module');
  return { followEvents };
};
jest.mock('./event-stream', () => mockLoaded());

const follow = () => {
  const store = createStore({ onSessionEnded: () => undefined });
  const wrapper = ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>;
  return { ...renderHook(() => useLiveUpdates('a-token'), { wrapper }), store };
};
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

beforeEach(() => {
  jest.resetModules();
  jest.useFakeTimers();
  followEvents.mockClear();
  tries = 0;
  failing = 0;
});
afterEach(() => jest.useRealTimers());

describe('the live events of a page', () => {
  const lastEventId = () => followEvents.mock.calls[0]?.[0].lastEventId;

  it('start at the position of its first answer, whatever answers follow', async () => {
    const { store } = follow();
    store.dispatch(streamPositionKnown('1-7'));
    store.dispatch(streamPositionKnown('1-9'));
    await pass(500);
    expect(lastEventId()?.get()).toBe('1-7');
  });

  it('continue after the last event, until the user signs out', async () => {
    const { store } = follow();
    store.dispatch(streamPositionKnown('1-7'));
    await pass(500);
    lastEventId()?.set('1-8');
    store.dispatch(streamPositionKnown('1-9'));
    expect(lastEventId()?.get()).toBe('1-8');
    store.dispatch(signedOut());
    expect(lastEventId()?.get()).toBeNull();
  });
});

describe('the code that reads live events', () => {
  it('is requested again after growing pauses if it could not be loaded', async () => {
    failing = 3;
    follow();
    await pass(500);
    expect(followEvents).not.toHaveBeenCalled();
    await pass(7000);
    expect(tries).toBe(4);
    expect(followEvents).toHaveBeenCalledTimes(1);
    expect(followEvents.mock.calls[0]?.[0].token).toBe('a-token');
  });

  it('is not requested again after the page unmounts', async () => {
    failing = Infinity;
    const { unmount } = follow();
    await pass(500);
    unmount();
    const before = tries;
    await pass(60_000);
    expect(tries).toBe(before);
    expect(jest.getTimerCount()).toBe(0);
  });

  it('does not connect if the page unmounts while it loads', async () => {
    const { unmount } = follow();
    jest.advanceTimersByTime(500); // requested, but not loaded yet
    unmount();
    await pass(60_000);
    expect(tries).toBe(1);
    expect(followEvents).not.toHaveBeenCalled();
  });
});
