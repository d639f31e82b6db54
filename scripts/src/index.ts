/** The launcher as a library: tests and benchmarks start the same stack as `npm start`. */
export { ManagedProcess, type ProcessSpec } from './processes/managed-process.js';
export { readMail } from './maintenance/mail.js';
export { etcd, ETCD_PORT } from './servers/etcd.js';
export { nats, streamLeader, type NatsClusterMember } from './servers/nats.js';
export { patroni, patroniMembers, PATRONI_PORT, POSTGRES_PORT } from './servers/patroni.js';
export { ensureDatabase, inDatabase, query } from './servers/pg.js';
export { pgbouncer } from './servers/pgbouncer.js';
export { postgres } from './servers/postgres.js';
export { redis } from './servers/redis.js';
export { roleLimits } from './servers/roles.js';
export { redisPrimary, sentinel } from './servers/sentinel.js';
export {
  openAccount,
  openRegistration,
  openScreen,
  openSignIn,
  SCREENS,
  type People,
  type Screen,
} from './showcase/screens.js';
export { loadSecrets } from './stack/secrets.js';
export { SERVICES } from './stack/services.js';
export { Stack, type Addresses, type Machine, type StackOptions } from './stack/stack.js';
export { freePorts } from './system/ports.js';
export { inRoot, ROOT } from './system/paths.js';
