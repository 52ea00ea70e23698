import { BlockList, isIP, isIPv6 } from 'node:net';

/** Whether an address is in one of the ranges. @param ranges addresses or CIDR, as TRUSTED_PROXIES has them */
export function addressMatcher(ranges: readonly string[]): (address: string) => boolean {
  const list = new BlockList();
  for (const range of ranges) {
    const [address = '', bits] = range.split('/');
    const family = isIPv6(address) ? 'ipv6' : 'ipv4';
    if (bits === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(bits), family);
  }
  // Finds ::ffff:10.0.0.1 in 10.0.0.0/8; throws on invalid addresses, which a header may hold.
  return (address) => isIP(address) !== 0 && list.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
}

/**
 * Whether the address is this machine's own: a proxy missing in TRUSTED_PROXIES, a health check, a load test. Other
 * addresses of 127.x do not count.
 */
export const isThisMachine = (address: string): boolean =>
  address === '127.0.0.1' || address === '::1' || address === '::ffff:127.0.0.1';
