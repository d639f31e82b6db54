/** Runs work while no other command builds or installs in this checkout. */
type Lock = <T>(work: () => Promise<T>) => Promise<T>;

let lock: Lock = (work) => work();

/** The first step of every command has the lock, because it installs and builds too (scripts/bootstrap.mjs). */
export function lockBuildsWith(checkoutLock: Lock): void {
  lock = checkoutLock;
}

/** For what writes compiled or bundled files, which all commands share. */
export const exclusively: Lock = (work) => lock(work);
