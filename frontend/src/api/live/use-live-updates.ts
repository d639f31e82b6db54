import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';

import { sessionEnded } from '../session';
import { applyLiveEvent, catchUp } from './apply';
import { followEvents } from './event-stream';

/** Keeps the cache up to date for as long as the caller is mounted. */
export function useLiveUpdates(token: string | null): void {
  const dispatch = useDispatch<ThunkDispatch<unknown, unknown, UnknownAction>>();
  useEffect(() => {
    if (token === null) return undefined;
    const stop = new AbortController();
    void followEvents({
      token,
      signal: stop.signal,
      onEvent: (event) => dispatch(applyLiveEvent(event)),
      onReconnect: () => dispatch(catchUp()),
      onRefused: () => dispatch(sessionEnded()),
    });
    return () => stop.abort();
  }, [token, dispatch]);
}
