/** Injection token of the service's complete configuration. */
export const CONFIG = Symbol('CONFIG');
/** Injection token of the service's folder name. */
export const SERVICE_NAME = Symbol('SERVICE_NAME');
/** Injection token of the service's {@link Tombstones}. */
export const TOMBSTONES = Symbol('TOMBSTONES');
