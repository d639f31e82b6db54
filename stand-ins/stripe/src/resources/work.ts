import type { Tx } from '../store/store.js';
import { newId } from './ids.js';
import { API_VERSION, type Event, type EventType } from './shapes.js';

/** The context of a piece of work. */
export interface Work {
  readonly tx: Tx;
  /** Seconds since 1970, as Stripe counts. */
  readonly now: number;
  /** The API call that caused it; null for effects of time and the checkout page. */
  readonly request: { id: string; idempotency_key: string | null } | null;
  /** This server's address for browsers, without a slash at the end. */
  readonly publicUrl: string;
  /** Whether events are sent to a webhook. */
  readonly hasWebhook: boolean;
}

/** Does a piece of work in one step, for an API call or (null) without one. */
export type Perform = <T>(request: Work['request'], work: (work: Work) => T) => T;

/** Records an event about an object's present state, to be sent after the work succeeds. */
export function emit(
  work: Work,
  type: EventType,
  object: Event['data']['object'],
  previous?: Record<string, unknown>,
): void {
  const id = newId('event');
  work.tx.put('events', {
    id,
    object: 'event',
    api_version: API_VERSION,
    created: work.now,
    data: { object, ...(previous && { previous_attributes: previous }) },
    livemode: false,
    pending_webhooks: work.hasWebhook ? 1 : 0,
    request: { id: work.request?.id ?? null, idempotency_key: work.request?.idempotency_key ?? null },
    type,
  });
  if (work.hasWebhook) {
    work.tx.put('deliveries', { id, state: 'pending', attempts: 0, next_attempt_at: 0, last_result: null });
  }
}
