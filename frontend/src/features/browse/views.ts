import { useState } from 'react';
import { useDispatch } from 'react-redux';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';

import { browseApi } from './api';

/** Between two views, so that fast scrolling never crowds out what the investor asks for. */
const PAUSE_MS = 25;

/**
 * Hands every startup on once, in order, one at a time. What becomes of a view is not the
 * investor's concern: errors are ignored (BROWSE-3).
 */
export function createViewRecorder(send: (id: string) => Promise<unknown>, pauseMs = PAUSE_MS) {
  const seen = new Set<string>();
  const waiting: string[] = [];
  let running = false;

  const drain = async () => {
    running = true;
    for (let id = waiting.shift(); id !== undefined; id = waiting.shift()) {
      await send(id).catch(() => undefined);
      if (waiting.length > 0) await new Promise((resolve) => setTimeout(resolve, pauseMs));
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

/** Records a view once per startup for as long as the caller is mounted: one visit. */
export function useViewRecorder(): (id: string) => void {
  const dispatch = useDispatch<ThunkDispatch<unknown, unknown, UnknownAction>>();
  const [record] = useState(() =>
    createViewRecorder((id) =>
      dispatch(browseApi.endpoints.interestRecordView.initiate({ id }, { track: false })).unwrap(),
    ),
  );
  return record;
}
