import { isIPv6 } from 'node:net';

import type { FastifyRequest } from 'fastify';

/**
 * The client's network address. Forwarding headers count only from configured proxies
 * (TRUSTED_PROXIES), so a client cannot choose its address. An IPv6 address is reduced to its /64
 * prefix, because one subscriber has a whole /64.
 */
export function addressOf(request: FastifyRequest): string {
  const { ip } = request;
  if (!isIPv6(ip)) return ip;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip);
  if (mapped?.[1] !== undefined) return mapped[1];
  const [head = '', tail] = ip.split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - left.length - right.length);
  return [...left, ...Array<string>(zeros).fill('0'), ...right].slice(0, 4).join(':');
}
