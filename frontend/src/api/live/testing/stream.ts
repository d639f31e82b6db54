import type { LiveEvent } from '@proofround/contracts/live/events.js';

import { followEvents } from '../event-stream';

/** The real timer, not the fake one: lets pending stream reads finish. */
const realTimeout = globalThis.setTimeout;
export const settle = () => new Promise((resolve) => realTimeout(resolve, 0));

/** Advances the fake clock and runs the timers that are due. */
export async function pass(ms: number): Promise<void> {
  await settle();
  await jest.advanceTimersByTimeAsync(ms);
  await settle();
}

/** A connection request, as the server sees it. */
export class Call {
  readonly at = Date.now();
  private body: ReadableStreamDefaultController<Uint8Array> | undefined;
  constructor(
    readonly headers: Headers,
    readonly signal: AbortSignal | null | undefined,
  ) {}

  answer(): Promise<Response> {
    const { signal } = this;
    const stream = new ReadableStream<Uint8Array>({ start: (body) => void (this.body = body) });
    signal?.addEventListener('abort', () => this.body?.error(signal.reason));
    return Promise.resolve(new Response(stream));
  }
  send(text: string | Uint8Array<ArrayBuffer>): void {
    this.body?.enqueue(typeof text === 'string' ? new TextEncoder().encode(text) : text);
  }
  hangUp(): void {
    this.body?.close();
  }
}

export const frame = (id: string, is_premium = true) =>
  `id: ${id}\nevent: user.updated\ndata: {"is_premium":${is_premium}}\n\n`;
export const PREMIUM = { event: 'user.updated', data: { is_premium: true } };

/** Hides or shows the tab. */
export function look(visibility: DocumentVisibilityState) {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibility);
  document.dispatchEvent(new Event('visibilitychange'));
}

/** A test double of GET /api/events with a fake clock. */
export function eventServer() {
  const calls: Call[] = [];
  let answer: (call: Call) => Promise<Response>;
  let stop: AbortController;
  const onEvent = jest.fn<undefined, [LiveEvent]>();
  let known: string | null = null;
  const onReconnect = jest.fn();
  const onRefused = jest.fn();

  beforeEach(() => {
    jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask'] });
    jest.spyOn(Math, 'random').mockReturnValue(0);
    jest.spyOn(globalThis, 'fetch').mockImplementation((_address, init) => {
      const call = new Call(new Headers(init?.headers), init?.signal);
      calls.push(call);
      return answer(call);
    });
    answer = (call) => call.answer();
    stop = new AbortController();
  });
  afterEach(async () => {
    stop.abort();
    await settle();
    calls.length = 0;
    jest.restoreAllMocks();
    jest.clearAllMocks();
    jest.useRealTimers();
  });

  return {
    calls,
    onEvent,
    onReconnect,
    onRefused,
    /** Sets how the server answers each connection from now on. */
    answers: (next: typeof answer) => {
      answer = next;
    },
    /** Follows the events after `from`; returns a mock that is called at the end. */
    follow: (from: string | null = null) => {
      known = from;
      const ended = jest.fn();
      const { signal } = stop;
      const lastEventId = { get: () => known, set: (id: string) => void (known = id) };
      const callbacks = { lastEventId, onEvent, onReconnect, onRefused };
      void followEvents({ token: 'a-token', signal, ...callbacks }).then(ended);
      return ended;
    },
    stop: () => stop.abort(),
    latest: (): Call => {
      const call = calls.at(-1);
      if (!call) throw new Error('Nobody has connected');
      return call;
    },
    /** The pauses between one connection and the next. */
    pauses: () => calls.slice(1).map(({ at }, index) => at - (calls[index]?.at ?? 0)),
  };
}

export const away = (): Promise<Response> => Promise.reject(new TypeError('Failed to fetch'));
