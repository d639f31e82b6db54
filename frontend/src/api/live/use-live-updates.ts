import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useEffect } from 'react';
import { useDispatch, useStore } from 'react-redux';

import { whenIdle } from '../../lib/idle';
import { pauseAfter } from '../../lib/pause';
import { baseApi, type WithApi } from '../base-api';
import { onChangeElsewhere } from './cross-tab';
import { eventReceived, type WithLastEvent } from './last-event';

/** Loads the code that reads the stream, with retries; undefined if aborted. */
async function loadReader(signal: AbortSignal) {
  for (let failures = 1; !signal.aborted; failures++) {
    try {
      const [{ followEvents }, { applyLiveEvent, catchUp }] = await Promise.all([
        import('./event-stream'),
        import('./apply'),
      ]);
      return { followEvents, applyLiveEvent, catchUp };
    } catch {
      await pauseAfter(failures, signal);
    }
  }
  return undefined;
}

/**
 * Keeps the cache up to date while the caller is mounted. The code that reads the stream loads after
 * the page is shown, because it is large compared with the page itself.
 */
export function useLiveUpdates(token: string | null): void {
  const dispatch = useDispatch<ThunkDispatch<WithApi, unknown, UnknownAction>>();
  const store = useStore<WithLastEvent>();
  useEffect(() => {
    if (token === null) return undefined;
    const stop = new AbortController();
    const follow = async () => {
      const reader = await loadReader(stop.signal);
      if (!reader || stop.signal.aborted) return;
      await reader.followEvents({
        token,
        signal: stop.signal,
        lastEventId: { get: () => store.getState().lastEvent.id, set: (id) => dispatch(eventReceived(id)) },
        onEvent: (event) => dispatch(reader.applyLiveEvent(event)),
        onReconnect: () => dispatch(reader.catchUp()),
        // Fetching the user again finds out whether the session has ended.
        onRefused: () => dispatch(baseApi.util.invalidateTags(['Me'])),
      });
    };
    const cancel = whenIdle(() => void follow());
    const forget = onChangeElsewhere((topic) => dispatch(baseApi.util.invalidateTags([topic])));
    return () => {
      cancel();
      stop.abort();
      forget();
    };
  }, [token, dispatch, store]);
}
