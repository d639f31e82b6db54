import { liveEvent, type LiveEvent } from '@proofround/contracts/live/events.js';
import { createParser } from 'eventsource-parser';

import { pauseAfter } from './pause';
import { watchTab } from './tab-visibility';

interface StreamOptions {
  token: string;
  /** What is known already, as the id of an event; null to begin with what comes. */
  place: { get: () => string | null; set: (id: string) => void };
  onEvent: (event: LiveEvent) => void;
  /** Connected again after a break: what was missed longer ago than an hour must be read anew. */
  onReconnect: () => void;
  /** The token is no longer accepted. */
  onRefused: () => void;
  signal: AbortSignal;
}

/** The server sends a comment every 15 s; silence for longer is a dead connection. */
const SILENCE_MS = 40_000;

/** A connection that ends sooner was none: a server that hangs up at once is not called without end. */
const STEADY_MS = 5_000;

/**
 * Follows GET /api/events until aborted. A reader of our own, because the browser's EventSource
 * cannot send the Authorization header. Reconnects with growing pauses and Last-Event-ID. A tab
 * that is out of sight lets go of its connection, and catches up when it is shown again.
 */
export async function followEvents(options: StreamOptions): Promise<void> {
  const { signal } = options;
  let failures = 0;
  let connectedBefore = false;
  const parser = createParser({
    onEvent: ({ id, event, data }) => {
      const parsed = liveEvent.safeParse({ event, data: parseJson(data) });
      if (parsed.success) options.onEvent(parsed.data);
      if (id !== undefined) options.place.set(id);
    },
  });

  const tab = watchTab(signal);
  for (;;) {
    await tab.shown();
    if (signal.aborted) return;
    const { left } = tab;
    const silence = new AbortController();
    let watchdog = setTimeout(() => silence.abort(), SILENCE_MS);
    let connectedAt = Infinity;
    const lastEventId = options.place.get();
    try {
      const response = await fetch('/api/events', {
        headers: {
          authorization: `Bearer ${options.token}`,
          ...(lastEventId === null ? {} : { 'last-event-id': lastEventId }),
        },
        signal: AbortSignal.any([signal, silence.signal, left]),
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
      // Broken off, refused or silent: tried again like one that ended.
    } finally {
      clearTimeout(watchdog);
    }
    if (left.aborted) continue;
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
