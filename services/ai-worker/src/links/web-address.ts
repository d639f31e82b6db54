import { isIP } from 'node:net';

import ipaddr from 'ipaddr.js';

/** All public IPv6 addresses. The rest is reserved for future use. */
const GLOBAL_V6 = ipaddr.IPv6.parseCIDR('2000::/3');

/**
 * Whether an address is on the public internet. Forms with an embedded IPv4 address (mapped, 6to4,
 * Teredo, NAT64) are not, because the network decides where they lead.
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.parse(address);
  if (parsed.range() !== 'unicast') return false;
  return parsed instanceof ipaddr.IPv6 ? parsed.match(GLOBAL_V6) : true;
}

/** Top-level names that are never registered (RFC 2606, 6761, 6762, 7686, 8375, 9476) or are private. */
const RESERVED_ENDS = new Set([
  'test',
  'example',
  'invalid',
  'localhost',
  'local',
  'internal',
  'intranet',
  'lan',
  'home',
  'corp',
  'onion',
  'alt',
  'arpa',
]);
/** Domains that IANA reserves for documentation, with their subdomains. */
const DOCUMENTATION = /(?:^|\.)example\.(?:com|net|org|edu)$/;

/** The host of a URL in the form for a resolver or a socket. */
export function hostOf(url: URL): string {
  return url.hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '');
}

/** Whether a host cannot be on the public internet. Needs no network access. */
function isReservedHost(host: string): boolean {
  if (isIP(host) !== 0) return !isPublicAddress(host);
  const last = host.split('.').at(-1) ?? '';
  return !host.includes('.') || RESERVED_ENDS.has(last) || DOCUMENTATION.test(host);
}

/**
 * The URL of a page that anybody could open: http(s) at the default port, no credentials, a host
 * that may be public.
 */
export function webAddress(text: string, base?: string): URL | undefined {
  if (!URL.canParse(text, base)) return undefined;
  const url = new URL(text, base);
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return undefined;
  // URL.port is empty for the scheme's default port.
  if (url.port !== '' || url.username !== '' || url.password !== '') return undefined;
  return isReservedHost(hostOf(url)) ? undefined : url;
}
