/** How to connect to NATS servers; fits the options of their client. */
export interface NatsServers {
  readonly servers: string[];
  readonly user?: string;
  readonly pass?: string;
  readonly tls?: Record<string, never>;
}

/**
 * The commas between servers. A comma before the last @ belongs to the password, unless a URL
 * follows it.
 */
const BETWEEN_SERVERS = /,(?=[^@]*$)|,(?=(?:nats|tls):\/\/)/;

/**
 * Reads the addresses of NATS servers: one URL, or those of a cluster separated by commas, the first with
 * the user (`nats://user:password@a:4222,b:4222`). With `tls://` a connection without TLS is refused
 * before the password is sent.
 * @throws TypeError if an address is not a URL, or names no server
 */
export function natsServersOf(addresses: string): NatsServers {
  const [first, ...others] = addresses
    .split(BETWEEN_SERVERS)
    .map((address) => new URL(address.includes('://') ? address : `nats://${address}`));
  const servers = [first, ...others].map((url) => url?.host ?? '');
  if (!first || servers.includes('')) throw new TypeError('an address of NATS names no server');
  return {
    servers,
    ...(first.username ? { user: decodeURIComponent(first.username) } : {}),
    ...(first.password ? { pass: decodeURIComponent(first.password) } : {}),
    ...([first, ...others].some(({ protocol }) => protocol === 'tls:') ? { tls: {} } : {}),
  };
}
