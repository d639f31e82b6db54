import type { Addresses } from './connections.js';

/** The start was interrupted; everything that it had started has stopped. */
export class Interrupted extends Error {}

export interface StackOptions {
  dataDir: string;
  port: number;
  /** Settings; usually our own environment. */
  settings: NodeJS.ProcessEnv;
  /** If it resolves before everything is ready, the start is interrupted. */
  interrupted?: Promise<void>;
  /** Skips every fsync, for temporary data. */
  throwAway?: boolean;
  /** `grouped` as in `npm start` (decision 32), or by default one process for each as in production. */
  processes?: 'grouped' | 'separate';
  /** Replicas of each service; default one. */
  replicas?: Readonly<Record<string, number>>;
  /** Inserts proxies between processes and servers: returns the addresses for the processes. */
  via?: (addresses: Addresses) => Promise<Addresses>;
  /** A balancer listens on `port` and forwards to the gateways, each of which has its own port. */
  behindBalancer?: boolean;
  /** Listens on all interfaces, not only on loopback. */
  host?: string;
  /** The machine of a replica of a service, by its name; without it, replicas run on this one. */
  machineOf?: (replica: string) => Machine;
}

/** A machine, or a network namespace that simulates one. */
export interface Machine {
  /** The address of its processes. */
  readonly host: string;
  /** The command line that runs a program there. */
  run(command: { file: string; args: readonly string[] }): { file: string; args: string[] };
}
