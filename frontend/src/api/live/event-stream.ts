import { type LiveEvent, liveEvent } from '@proofround/contracts/live/events.js';
import { createParser } from 'eventsource-parser';

import { pauseAfter } from '../../lib/pause';
import { watchTab } from './tab-visibility';

interface StreamOptions {
  token: string;
  /** The id of the last event that the cache includes; null to receive new events only. */
  lastEventId: { get: () => string | null; set: (id: string) => void };
  onEvent: (event: LiveEvent) => void;
  /** Reconnected after a break. The server keeps events for an hour, so older ones are lost. */
  onReconnect: () => void;
  /** The token is no longer accepted. */
  onRefused: () => void;
  signal: AbortSignal;
}

/** The server sends a comment every 15 s; silence for longer is a dead connection. */
const SILENCE_MS = 40_000;

/** A shorter connection counts as a failure, so that a server that hangs up at once is not flooded. */
const STEADY_MS = 5_000;

/**
 * Reads GET /api/events until aborted. It uses fetch, because the browser's EventSource cannot send
 * the Authorization header. It reconnects with growing pauses and Last-Event-ID. A hidden tab closes
 * its connection and catches up when it is shown again.
 */
export async function followEvents(options: StreamOptions): Promise<void> {
  const { signal } = options;
  let failures = 0;
  let connectedBefore = false;
  const parser = createParser({
    onEvent: ({ id, event, data }) => {
      const parsed = liveEvent.safeParse({ event, data: parseJson(data) });
      if (parsed.success) options.onEvent(parsed.data);
      if (id !== undefined) options.lastEventId.set(id);
    },
  });

  const tab = watchTab(signal);
  for (;;) {
    await tab.shown();
    if (signal.aborted) return;
    const { hiddenSignal } = tab;
    const silence = new AbortController();
    let watchdog = setTimeout(() => silence.abort(), SILENCE_MS);
    let connectedAt = Infinity;
    const lastEventId = options.lastEventId.get();
    try {
      const response = await fetch('/api/events', {
        headers: {
          authorization: `Bearer ${options.token}`,
          ...(lastEventId === null ? {} : { 'last-event-id': lastEventId }),
        },
        signal: AbortSignal.any([signal, silence.signal, hiddenSignal]),
      });
      if (response.status === 401) {
        options.onRefused();
        return;
      }
      if (!response.ok || !response.body) throw new Error(`events: ${response.status}`);
      if (connectedBefore) options.onReconnect();
      connectedBefore = true;
      connectedAt = Date.now();
      parser.reset();
      const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
      for (;;) {
        const { done, value } = await reader.read();
        if (done) break;
        clearTimeout(watchdog);
        watchdog = setTimeout(() => silence.abort(), SILENCE_MS);
        parser.feed(value);
      }
    } catch {
      // A broken, refused or silent connection is retried like one that ended.
    } finally {
      clearTimeout(watchdog);
    }
    if (hiddenSignal.aborted) continue;
    failures = Date.now() - connectedAt >= STEADY_MS ? 0 : failures + 1;
    await pauseAfter(failures, signal);
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
