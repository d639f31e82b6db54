import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';

import { createStore } from '../../app/store';
import { signedOut } from '../session';
import { began } from './place';
import { useLiveUpdates } from './use-live-updates';

let failing = 0;
let tries = 0;
interface Followed {
  token: string;
  place: { get: () => string | null; set: (id: string) => void };
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
  const placeOf = () => followEvents.mock.calls[0]?.[0].place;

  it('begin where its first answer was read, whatever is read until they are listened to', async () => {
    const { store } = follow();
    store.dispatch(began('1-7'));
    store.dispatch(began('1-9'));
    await pass(500);
    expect(placeOf()?.get()).toBe('1-7');
  });

  it('go on where they were, for one user', async () => {
    const { store } = follow();
    store.dispatch(began('1-7'));
    await pass(500);
    placeOf()?.set('1-8');
    store.dispatch(began('1-9'));
    expect(placeOf()?.get()).toBe('1-8');
    store.dispatch(signedOut());
    expect(placeOf()?.get()).toBeNull();
  });
});

describe('the reader of the live events', () => {
  it('is loaded again after growing pauses where it could not be loaded', async () => {
    failing = 3;
    follow();
    await pass(500);
    expect(followEvents).not.toHaveBeenCalled();
    await pass(7000);
    expect(tries).toBe(4);
    expect(followEvents).toHaveBeenCalledTimes(1);
    expect(followEvents.mock.calls[0]?.[0].token).toBe('a-token');
  });

  it('is not loaded again for who has left', async () => {
    failing = Infinity;
    const { unmount } = follow();
    await pass(500);
    unmount();
    const before = tries;
    await pass(60_000);
    expect(tries).toBe(before);
    expect(jest.getTimerCount()).toBe(0);
  });

  it('follows nothing for who left while it was on its way', async () => {
    const { unmount } = follow();
    jest.advanceTimersByTime(500); // asked for, and nothing else has happened yet
    unmount();
    await pass(60_000);
    expect(tries).toBe(1);
    expect(followEvents).not.toHaveBeenCalled();
  });
});
