/**
 * Everything that crosses a process boundary, defined once: HTTP calls, RPC messages, events.
 * Schemas, types and the pure rules that both sides share; all others live in the service that owns the data.
 */
export * from './wire/text.js';
export * from './wire/numbers.js';
export * from './wire/ids.js';
export * from './wire/pages.js';
export * from './wire/problems.js';
export * from './wire/errors.js';

export * from './messaging/access.js';
export * from './messaging/endpoint.js';
export * from './messaging/event.js';
export * from './messaging/idempotency.js';
export * from './messaging/rpc.js';

export * from './accounts/schemas.js';
export * from './accounts/export.js';
export * from './accounts/endpoints.js';
export * from './accounts/rpc.js';
export * from './accounts/events.js';

export * from './analysis/schemas.js';
export * from './analysis/messages.js';

export * from './startups/schemas.js';
export * from './startups/sentences.js';
export * from './startups/endpoints.js';
export * from './startups/rpc.js';
export * from './startups/events.js';

export * from './tasks/schemas.js';
export * from './tasks/endpoints.js';
export * from './tasks/rpc.js';

export * from './investors/schemas.js';
export * from './investors/endpoints.js';
export * from './investors/rpc.js';

export * from './matches/schemas.js';
export * from './matches/endpoints.js';
export * from './matches/messages.js';

export * from './interest/schemas.js';
export * from './interest/endpoints.js';
export * from './interest/rpc.js';
export * from './interest/events.js';

export * from './marketplace/schemas.js';
export * from './marketplace/endpoints.js';
export * from './marketplace/rpc.js';
export * from './marketplace/events.js';

export * from './billing/schemas.js';
export * from './billing/endpoints.js';
export * from './billing/rpc.js';
export * from './billing/events.js';

export * from './notifications/schemas.js';
export * from './notifications/endpoints.js';
export * from './notifications/rpc.js';

export * from './admin/endpoints.js';
export * from './admin/rpc.js';

export * from './reviews/schemas.js';
export * from './reviews/endpoints.js';
export * from './reviews/rpc.js';
export * from './reviews/events.js';

export * from './chat/schemas.js';
export * from './chat/endpoints.js';
export * from './chat/rpc.js';

export * from './live/events.js';
export * from './live/endpoints.js';

export * from './operations/endpoints.js';
export * from './operations/rpc.js';

export * from './endpoints.js';
