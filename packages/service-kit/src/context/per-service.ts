import { AsyncLocalStorage } from 'node:async_hooks';

/** The key under which one service's values are stored. */
type Scope = object;

/** The default scope: a process with one service has only this one. */
const PROCESS: Scope = {};
const scopes = new AsyncLocalStorage<Scope>();

/** A value for each service of this process, in place of a variable of the module (service/group.ts). */
export function perService<T>(create: () => T): () => T {
  const values = new WeakMap<Scope, { value: T }>();
  return () => {
    const scope = scopes.getStore() ?? PROCESS;
    let kept = values.get(scope);
    if (!kept) values.set(scope, (kept = { value: create() }));
    return kept.value;
  };
}

/** Runs work, and all that it calls, awaits or schedules, as one service of this process. */
export type AsService = <T>(work: () => T) => T;

/** Makes room for one more service in this process. */
export function newService(): AsService {
  const scope: Scope = {};
  return (work) => scopes.run(scope, work);
}
