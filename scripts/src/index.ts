/** The launcher as a library: tests and benchmarks start the same stack as `npm start`. */
export { ManagedProcess, type ProcessSpec } from './processes/managed-process.js';
export { linkOf } from './maintenance/mail.js';
export { nats } from './servers/nats.js';
export { ensureDatabase, inDatabase, query } from './servers/pg.js';
export { postgres } from './servers/postgres.js';
export { redis } from './servers/redis.js';
export { sentinel } from './servers/sentinel.js';
export { loadSecrets } from './stack/secrets.js';
export { Stack, type Addresses, type StackOptions } from './stack/stack.js';
export { freePorts } from './system/ports.js';
export { inRoot, ROOT } from './system/paths.js';
