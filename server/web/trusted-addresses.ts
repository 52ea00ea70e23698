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
  // Finds ::ffff:10.0.0.1 in 10.0.0.0/8; throws at what is no address, which a header may hold.
  return (address) => isIP(address) !== 0 && list.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
}

/**
 * This machine by its usual addresses: a proxy that TRUSTED_PROXIES does not name, a health check, a load test. The
 * other 127.x are not meant.
 */
export const isThisMachine = (address: string): boolean =>
  address === '127.0.0.1' || address === '::1' || address === '::ffff:127.0.0.1';
