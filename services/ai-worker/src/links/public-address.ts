import ipaddr from 'ipaddr.js';

/** All of IPv6 that is given out to the public; the rest is reserved, whatever it may become. */
const GLOBAL_V6 = ipaddr.IPv6.parseCIDR('2000::/3');

/**
 * Whether an address is on the public internet. A form that carries an IPv4 address inside (mapped,
 * 6to4, Teredo, NAT64) is refused: where it leads is up to the network. So is all that is reserved.
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.parse(address);
  if (parsed.range() !== 'unicast') return false;
  return parsed instanceof ipaddr.IPv6 ? parsed.match(GLOBAL_V6) : true;
}
