/** The default address of servers. */
export const LOOPBACK = '127.0.0.1';

/** The interface to listen on: loopback alone, or all of a machine's. */
export const listensOn = (host: string): string => (host === LOOPBACK ? LOOPBACK : '0.0.0.0');
