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
