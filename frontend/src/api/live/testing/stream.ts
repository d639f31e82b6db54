import type { LiveEvent } from '@proofround/contracts/live/events.js';

import { followEvents } from '../event-stream';

/** Not the faked one: lets everything that is already under way in the streams arrive. */
const realTimeout = globalThis.setTimeout;
export const settle = () => new Promise((resolve) => realTimeout(resolve, 0));

/** Lets this much time pass, and what is due in it happen. */
export async function pass(ms: number): Promise<void> {
  await settle();
  await jest.advanceTimersByTimeAsync(ms);
  await settle();
}

/** A connection that was asked for, as the server sees it. */
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

/** The tab goes out of sight, or comes back. */
export function look(visibility: DocumentVisibilityState) {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibility);
  document.dispatchEvent(new Event('visibilitychange'));
}

/** GET /api/events as tests have it: clocks that they move, and a server that does as they say. */
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
    /** From now on, what comes of a connection. */
    answers: (next: typeof answer) => {
      answer = next;
    },
    /** Follows from a place on, and says when it has ended. */
    follow: (from: string | null = null) => {
      known = from;
      const ended = jest.fn();
      const { signal } = stop;
      const place = { get: () => known, set: (id: string) => void (known = id) };
      const told = { place, onEvent, onReconnect, onRefused };
      void followEvents({ token: 'a-token', signal, ...told }).then(ended);
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
