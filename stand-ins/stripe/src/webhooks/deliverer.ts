import { badRequest, noSuch } from '../api/errors.js';
import { withPendingWebhooks } from '../api/events.js';
import type { Delivery } from '../store/kinds.js';
import type { Store } from '../store/store.js';
import { signatureOf } from './signature.js';

export interface DelivererOptions {
  secret: string;
  url?: string;
  /** Attempts per event. */
  attempts: number;
  /** The pause after the first failed attempt, doubled after each further one. Milliseconds. */
  retryMs: number;
  timeoutMs: number;
  log: (line: string) => void;
}

/** The result of one attempt to send an event. */
export interface Attempt {
  event_id: string;
  /** Whether the webhook answered 2xx. */
  delivered: boolean;
  /** The webhook's status, or null if it did not answer. */
  status: number | null;
}

const MAX_WAIT_MS = 10 * 60_000;
const PAUSE_AFTER_FAULT = 1000;

/**
 * Sends events to the webhook, signed, oldest first and one at a time. An event not answered with
 * 2xx is retried with growing pauses and finally fails (the list of events shows this and can send
 * it again). The progress is in the store, so a restart continues it.
 */
export class Deliverer {
  url: string | undefined;
  private paused = false;
  private stopped = false;
  private running: Promise<void> | undefined;
  private timer: NodeJS.Timeout | undefined;
  private waiting: (() => void)[] = [];
  private readonly abort = new AbortController();

  constructor(
    private readonly store: Store,
    private readonly options: DelivererOptions,
  ) {
    this.url = options.url;
    store.onChange(() => this.wake());
  }

  /** Sends the events that are due, unless paused. Returns at once. */
  wake(): void {
    if (this.paused || this.stopped || this.running || this.url === undefined) return;
    clearTimeout(this.timer);
    const next = this.nextPending();
    if (!next) return;
    const wait = next.next_attempt_at - Date.now();
    if (wait > 0) {
      this.timer = setTimeout(() => this.wake(), Math.min(wait, MAX_WAIT_MS));
      return;
    }
    this.running = this.attempt(next.id).then(
      () => this.finish(0),
      (error: unknown) => {
        this.options.log(`webhook ${next.id}: ${String(error)}`);
        this.finish(PAUSE_AFTER_FAULT);
      },
    );
  }

  pause(): void {
    this.paused = true;
    clearTimeout(this.timer);
  }

  resume(): void {
    this.paused = false;
    this.wake();
  }

  get isPaused(): boolean {
    return this.paused;
  }

  /** Sends one event now, even if it is not due or already delivered, or deliveries are paused. */
  async attempt(eventId: string): Promise<Attempt> {
    const tx = this.store.read();
    const event = tx.get('events', eventId);
    if (!event) throw noSuch('event', eventId, 'id');
    if (this.url === undefined) throw badRequest('No webhook URL is set.');
    const payload = JSON.stringify(withPendingWebhooks(tx, event), null, 2);
    const result = await this.post(this.url, payload);
    if (!this.stopped) this.note(eventId, result);
    return { event_id: eventId, delivered: result.delivered, status: result.status };
  }

  /** Resolves when no event waits: each is delivered or has failed. */
  async settled(): Promise<void> {
    while (!this.stopped && (this.running || this.nextPending())) {
      await new Promise<void>((resolve) => this.waiting.push(resolve));
    }
  }

  async stop(): Promise<void> {
    this.stopped = true;
    clearTimeout(this.timer);
    this.abort.abort();
    await this.running;
    this.release();
  }

  /** After an attempt, the next one: at once, or after a pause if the result could not be stored. */
  private finish(wait: number): void {
    this.running = undefined;
    this.release();
    if (wait === 0) this.wake();
    else if (!this.stopped) this.timer = setTimeout(() => this.wake(), wait);
  }

  private release(): void {
    const waiting = this.waiting;
    this.waiting = [];
    for (const resolve of waiting) resolve();
  }

  /** The next event to send; of those due, the oldest. */
  private nextPending(): Delivery | undefined {
    const pending = this.store
      .read()
      .all('deliveries')
      .filter(({ state }) => state === 'pending');
    const now = Date.now();
    return (
      pending.find((one) => one.next_attempt_at <= now) ??
      pending.reduce<Delivery | undefined>(
        (soonest, one) => (soonest && soonest.next_attempt_at <= one.next_attempt_at ? soonest : one),
        undefined,
      )
    );
  }

  private async post(url: string, payload: string) {
    try {
      const response = await fetch(url, {
        method: 'POST',
        redirect: 'manual',
        signal: AbortSignal.any([this.abort.signal, AbortSignal.timeout(this.options.timeoutMs)]),
        headers: {
          'content-type': 'application/json; charset=utf-8',
          'user-agent': 'Stripe/1.0 (+https://stripe.com/docs/webhooks)',
          'cache-control': 'no-cache',
          'stripe-signature': signatureOf(payload, this.options.secret, Math.floor(Date.now() / 1000)),
        },
        body: payload,
      });
      await response.arrayBuffer();
      return { delivered: response.ok, status: response.status, text: `status ${response.status}` };
    } catch (error) {
      const text = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
      return { delivered: false, status: null, text };
    }
  }

  private note(id: string, { delivered, text }: { delivered: boolean; text: string }): void {
    this.store.transact((tx) => {
      const before = tx.get('deliveries', id);
      const attempts = (before?.attempts ?? 0) + 1;
      const wait = Math.min(this.options.retryMs * 2 ** (attempts - 1), MAX_WAIT_MS);
      const givenUp = attempts >= this.options.attempts;
      const state =
        delivered || before?.state === 'delivered' ? 'delivered' : givenUp ? 'given_up' : 'pending';
      tx.put('deliveries', { id, state, attempts, next_attempt_at: Date.now() + wait, last_result: text });
      if (state === 'given_up') this.options.log(`webhook ${id} given up after ${attempts} tries (${text})`);
    });
    this.release();
  }
}
