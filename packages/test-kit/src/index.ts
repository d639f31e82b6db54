/** Test helpers: real servers, services in this process, an API client, builders. */
export * from './api-client.js';
export * from './builders.js';
export * from './live-signals.js';
export * from './many-profiles.js';
export * from './servers.js';
export * from './services.js';
export * from './waiting.js';
