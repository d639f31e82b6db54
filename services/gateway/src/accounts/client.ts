import { isIPv4 } from 'node:net';

import type { Client } from '@proofround/contracts';
import Bowser from 'bowser';
import type { FastifyRequest } from 'fastify';

import { addressOf } from '../http/address.js';

/** A longer header is cut, because the library searches it many times. */
const MAX_USER_AGENT = 400;

/** Only names that the library knows: a mail shows them, and the header may hold anything. */
const BROWSERS = new Set<unknown>(Object.values(Bowser.BROWSER_MAP));
const SYSTEMS = new Set<unknown>(Object.values(Bowser.OS_MAP));

/** Browser and system of a User-Agent header, e.g. "Firefox on Windows". */
export function deviceOf(userAgent: string | undefined): string {
  if (userAgent === undefined || userAgent.trim() === '') return 'Unknown device';
  const { browser, os } = Bowser.parse(userAgent.slice(0, MAX_USER_AGENT));
  const browserName = BROWSERS.has(browser.name) ? browser.name : undefined;
  const systemName = SYSTEMS.has(os.name) ? os.name : undefined;
  if (browserName === undefined && systemName === undefined) return 'Unknown device';
  if (systemName === undefined) return browserName ?? '';
  return `${browserName ?? 'Unknown browser'} on ${systemName}`;
}

/** A network address without its last part: IPv4 without the last number, IPv6 as its /48. */
export function shortened(address: string): string {
  if (isIPv4(address)) return address.replace(/\d+$/, 'x');
  return address === '' ? '' : `${address.split(':').slice(0, 3).join(':')}::/48`;
}

/** The client of a log-in. `known` says whether the browser has signed in to the account before. */
export function clientOf(request: FastifyRequest, known = false): Client {
  return {
    device: deviceOf(request.headers['user-agent']),
    address: shortened(addressOf(request)),
    known,
  };
}
