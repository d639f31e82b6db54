import type { Tx } from '../store/store.js';
import { newId } from './ids.js';
import { API_VERSION, type Event, type EventType } from './shapes.js';

/** What a piece of work needs around it. */
export interface Work {
  readonly tx: Tx;
  /** Seconds since 1970, as Stripe counts. */
  readonly now: number;
  /** The API call that asked for it; null for what happens of itself or on the checkout page. */
  readonly request: { id: string; idempotency_key: string | null } | null;
  /** Where this server is reached from a browser, without a slash at the end. */
  readonly publicUrl: string;
  /** Whether anybody is to hear of events. */
  readonly hasWebhook: boolean;
}

/** Does a piece of work in one step, on behalf of an API call or (null) of nobody's. */
export type Perform = <T>(request: Work['request'], work: (work: Work) => T) => T;

/** Records an event about an object as it now is, to be sent once the work is through. */
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
