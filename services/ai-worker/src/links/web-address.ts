import { isIP } from 'node:net';

import { isPublicAddress } from './public-address.js';

/** Names that no registry gives to anybody (RFC 2606, 6761, 6762, 7686, 8375, 9476) or that stay inside. */
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
/** Kept for documents by IANA, with all names below them. */
const DOCUMENTATION = /(?:^|\.)example\.(?:com|net|org|edu)$/;

/** The host of a URL as a resolver or a socket takes it. */
export function hostOf(url: URL): string {
  return url.hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '');
}

/** Whether a host can belong to nobody on the public internet, told without asking anyone. */
export function isReservedHost(host: string): boolean {
  if (isIP(host) !== 0) return !isPublicAddress(host);
  const last = host.split('.').at(-1) ?? '';
  return !host.includes('.') || RESERVED_ENDS.has(last) || DOCUMENTATION.test(host);
}

/**
 * The address of a page that anybody could open: http or https at its own port, no user name or
 * password, a host that can be public. undefined for all else.
 */
export function webAddress(text: string, base?: string): URL | undefined {
  if (!URL.canParse(text, base)) return undefined;
  const url = new URL(text, base);
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return undefined;
  // The parser leaves out a scheme's own port.
  if (url.port !== '' || url.username !== '' || url.password !== '') return undefined;
  return isReservedHost(hostOf(url)) ? undefined : url;
}
