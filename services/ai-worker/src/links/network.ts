import { Resolver } from 'node:dns/promises';
import { connect as connectPlain, isIP, type LookupFunction, type Socket } from 'node:net';
import { connect as connectTls } from 'node:tls';

/** Nothing public is at the address. */
export class Unreachable extends Error {
  override readonly name = 'Unreachable';
}

/** The check could not find out whether a page is there. */
export class Unknown extends Error {
  override readonly name = 'Unknown';
}

/** The error code of a failure, read by shape: the error may come from another realm. */
export function codeOf(error: unknown): string {
  return typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string'
    ? error.code
    : '';
}

/** Network access, which tests replace. The check for public addresses above it always runs. */
export interface Network {
  /** Every address of a host name. @throws Unreachable if it has none, Unknown for any other failure */
  resolve(host: string, signal: AbortSignal): Promise<string[]>;
  /** Connects to one of these addresses and to no other, without a DNS look-up. */
  connect(target: Target): Socket;
}

export interface Target {
  readonly host: string;
  readonly port: number;
  readonly secure: boolean;
  readonly addresses: readonly string[];
}

const RESOLVE_TIMEOUT_MS = 2000;
/** Time to wait for one of several addresses before trying the next. */
const NEXT_ADDRESS_MS = 1000;
const NO_SUCH_NAME = new Set(['ENOTFOUND', 'ENODATA']);

async function resolve(host: string, signal: AbortSignal): Promise<string[]> {
  const resolver = new Resolver({ timeout: RESOLVE_TIMEOUT_MS, tries: 2 });
  const cancel = () => resolver.cancel();
  signal.addEventListener('abort', cancel, { once: true });
  try {
    const found = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)]);
    const addresses = found.flatMap((result) => (result.status === 'fulfilled' ? result.value : []));
    if (addresses.length > 0) return addresses;
    const codes = found.map((result) => (result.status === 'rejected' ? codeOf(result.reason) : ''));
    // A resolver failure says nothing about the name.
    throw codes.every((code) => NO_SUCH_NAME.has(code))
      ? new Unreachable('no such name')
      : new Unknown('dns');
  } finally {
    signal.removeEventListener('abort', cancel);
  }
}

/** A look-up function that returns only the checked addresses. */
const lookupOf =
  (addresses: readonly string[]): LookupFunction =>
  (_host, { all }, callback) => {
    const entries = addresses.map((address) => ({ address, family: isIP(address) }));
    const [first] = entries;
    if (!first) callback(new Error('no address was checked'), '', 4);
    else if (all) callback(null, entries);
    else callback(null, first.address, first.family);
  };

/** For a numeric host the socket makes no look-up, so the host must be one of the checked addresses. */
function connect({ host, port, secure, addresses }: Target): Socket {
  if (isIP(host) !== 0 && !addresses.includes(host)) throw new Unreachable('an address that was not checked');
  const options = {
    host,
    port,
    lookup: lookupOf(addresses),
    autoSelectFamily: true,
    autoSelectFamilyAttemptTimeout: NEXT_ADDRESS_MS,
  };
  if (!secure) return connectPlain(options);
  const servername = isIP(host) === 0 ? { servername: host } : {};
  return connectTls({ ...options, ...servername, ALPNProtocols: ['http/1.1'] });
}

export const internet: Network = { resolve, connect };
