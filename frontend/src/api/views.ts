import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useDispatch, useSelector } from 'react-redux';

import { pause } from '../lib/pause';
import { workClient } from './generated/work-client';
import { selectToken } from './session';

/** The pause between two view requests, so that fast scrolling does not delay other requests. */
const PAUSE_MS = 25;

/**
 * Sends each startup's view once, in order, one request at a time. Ignores errors, because views do
 * not concern the investor (BROWSE-3).
 */
export function createViewRecorder(send: (id: string) => Promise<unknown>, pauseMs = PAUSE_MS) {
  const seen = new Set<string>();
  const waiting: string[] = [];
  let running = false;

  const drain = async () => {
    running = true;
    for (let id = waiting.shift(); id !== undefined; id = waiting.shift()) {
      await send(id).catch(() => undefined);
      if (waiting.length > 0) await pause(pauseMs);
    }
    running = false;
  };

  return (id: string): void => {
    if (seen.has(id)) return;
    seen.add(id);
    waiting.push(id);
    if (!running) void drain();
  };
}

type Dispatch = ThunkDispatch<unknown, unknown, UnknownAction>;
type Recorder = (id: string) => void;

/** The recorder of each store, with the token of its session. */
const recorders = new WeakMap<Dispatch, { token: string | null; record: Recorder }>();

/**
 * Records one view per startup and visit. A visit lasts until the page is loaded again or the user
 * signs out, so a startup that was shown in a list and then opened counts once.
 */
export function useViewRecorder(): Recorder {
  const dispatch = useDispatch<Dispatch>();
  const token = useSelector(selectToken);
  const known = recorders.get(dispatch);
  if (known?.token === token) return known.record;
  const record = createViewRecorder((id) =>
    dispatch(workClient.endpoints.interestRecordView.initiate({ id }, { track: false })).unwrap(),
  );
  recorders.set(dispatch, { token, record });
  return record;
}
