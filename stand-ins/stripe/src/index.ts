/**
 * A stand-in for Stripe over HTTP: the part of its HTTP API that we use, a checkout page, signed
 * webhooks, and control over the next events. For development and tests; it takes no money.
 */
export { startStripeStandIn, type StripeStandIn, type StripeStandInOptions } from './stand-in.js';
export type { Control, EventRecord } from './control/control.js';
export type { Attempt } from './webhooks/deliverer.js';
export type { Fault } from './api/faults.js';
export type { RecordedCall } from './api/serve.js';
export { StripeError } from './api/errors.js';
export { DataFileError } from './store/data-file.js';
export { signatureOf } from './webhooks/signature.js';
export { API_VERSION, EVENT_TYPES, type EventType } from './resources/shapes.js';
export { readSettings, SettingsError, type Settings } from './settings.js';
