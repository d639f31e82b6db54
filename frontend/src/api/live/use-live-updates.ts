import { useEffect } from 'react';
import { useDispatch, useStore } from 'react-redux';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';

import { ahead, whenIdle } from '../../lib/idle';
import { baseApi } from '../base-api';
import { sessionEnded } from '../session';
import { applyLiveEvent, catchUp } from './apply';
import { onReadElsewhere } from './cross-tab';
import { pauseAfter } from './pause';
import { heard, type WithPlace } from './place';

/** The reader of the stream, however often it takes; undefined once it is no longer wanted. */
async function loadReader(signal: AbortSignal) {
  for (let failures = 1; !signal.aborted; failures++) {
    try {
      return await import('./event-stream');
    } catch {
      await pauseAfter(failures, signal);
    }
  }
  return undefined;
}

/**
 * Keeps the cache up to date for as long as the caller is mounted. The reader of the stream comes
 * after the page is shown: with its parsing it is a good part of what the page itself takes.
 */
export function useLiveUpdates(token: string | null): void {
  const dispatch = useDispatch<ThunkDispatch<unknown, unknown, UnknownAction>>();
  const store = useStore<WithPlace>();
  useEffect(() => {
    if (token === null) return undefined;
    const stop = new AbortController();
    const follow = async () => {
      const reader = await loadReader(stop.signal);
      // Who has left meanwhile follows nothing.
      if (!reader || stop.signal.aborted) return;
      await reader.followEvents({
        token,
        signal: stop.signal,
        place: { get: () => store.getState().place.id, set: (id) => dispatch(heard(id)) },
        onEvent: (event) => dispatch(applyLiveEvent(event)),
        onReconnect: () => dispatch(catchUp()),
        onRefused: () => dispatch(sessionEnded()),
      });
    };
    const callOff = whenIdle(ahead(follow));
    const forget = onReadElsewhere(() => dispatch(baseApi.util.invalidateTags(['Notifications'])));
    return () => {
      callOff();
      stop.abort();
      forget();
    };
  }, [token, dispatch, store]);
}
