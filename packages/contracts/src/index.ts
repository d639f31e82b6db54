/**
 * Contracts of everything that crosses a process boundary: HTTP calls, RPCs and events. A call has
 * one name, `<feature>.<verb>`: `http.offers.create` is the endpoint, `rpc.offers.create` the RPC
 * behind it. The service registers its handler as `handlers.on(rpc.offers.create, …)`. The package holds
 * schemas, types and pure rules that both sides share; other rules are in the service that owns the data.
 */
export * from './wire/text.js';
export * from './wire/numbers.js';
export * from './wire/number-texts.js';
export * from './wire/ids.js';
export * from './wire/pages.js';
export * from './wire/problems.js';
export * from './wire/errors.js';
export * from './wire/time.js';

export * from './messaging/access.js';
export * from './messaging/endpoint.js';
export * from './messaging/event.js';
export * from './messaging/idempotency.js';
export { natsServersOf } from './messaging/nats-servers.js';
export * from './messaging/rpc.js';

export * from './accounts/schemas.js';
export * from './accounts/terms.js';
export * from './accounts/events.js';
export * from './accounts/identities.js';

export * from './facts/schemas.js';

export * from './analysis/bands.js';
export * from './analysis/caps.js';
export * from './analysis/schemas.js';
export * from './analysis/events.js';

export * from './startups/schemas.js';
export * from './startups/filters.js';
export * from './startups/order.js';
export * from './startups/events.js';

export * from './tasks/schemas.js';
export * from './tasks/fields.js';

export * from './investors/schemas.js';

export * from './matches/schemas.js';
export * from './matches/events.js';
export * from './matches/ranking-message.js';

export * from './interest/schemas.js';
export * from './interest/events.js';

export * from './marketplace/schemas.js';
export * from './marketplace/events.js';

export * from './pipeline/schemas.js';
export * from './pipeline/events.js';

export * from './searches/schemas.js';
export * from './searches/events.js';

export * from './shares/schemas.js';
export * from './shares/events.js';

export * from './conversations/schemas.js';
export type { DiscussedStartup } from './conversations/rpc.js';

export * from './deals/schemas.js';
export * from './deals/events.js';
export { dealRecord, type DealRecord } from './deals/rpc.js';

export * from './billing/plans.js';
export * from './billing/schemas.js';
export * from './billing/events.js';

export * from './notifications/schemas.js';

export * from './admin/schemas.js';

export * from './moderation/schemas.js';
export * from './moderation/events.js';

export * from './reviews/schemas.js';
export * from './reviews/events.js';

export * from './export/schemas.js';

export * from './chat/schemas.js';

export * from './live/events.js';

export * from './operations/schemas.js';

export * from './access-rules.js';
export * from './sentences.js';
export * from './http.js';
export * from './rpc.js';
