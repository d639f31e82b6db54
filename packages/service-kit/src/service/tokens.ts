/** Injection token of the service's own, complete configuration. */
export const CONFIG = Symbol('CONFIG');
/** Injection token of the service's folder name. */
export const SERVICE_NAME = Symbol('SERVICE_NAME');
/** Injection token of where the service remembers what is gone. */
export const TOMBSTONES = Symbol('TOMBSTONES');
