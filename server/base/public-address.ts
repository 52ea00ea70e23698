// Which addresses of the internet are open to everybody: others may lead into the network in which the server stands.
import { BlockList, isIP } from 'node:net';

/** IPv4 that is not routed in public (RFC 6890): this machine, this network, private ones, tests, groups, the rest. */
const CLOSED_V4: readonly (readonly [string, number])[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
];
/**
 * Of IPv6 only 2000::/3 is given out; what is none of it is closed: ::1, ::, IPv4 in the form of IPv6 (::ffff:…),
 * NAT64 (64:ff9b::), fc00::/7, fe80::/10, ff00::/8. Within it these are closed: Teredo and other tunnels, examples, and
 * 6to4, which carry an IPv4 address of their own.
 */
const OPEN_V6 = ['2000::', 3] as const;
const CLOSED_V6: readonly (readonly [string, number])[] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
];

const closed = new BlockList();
for (const [net, bits] of CLOSED_V4) closed.addSubnet(net, bits, 'ipv4');
for (const [net, bits] of CLOSED_V6) closed.addSubnet(net, bits, 'ipv6');
const open = new BlockList();
open.addSubnet(...OPEN_V6, 'ipv6');

/** @param address of IPv4 or IPv6, without brackets; anything else is not public */
export function isPublicAddress(address: string): boolean {
  switch (isIP(address)) {
    case 4:
      return !closed.check(address, 'ipv4');
    case 6:
      // A zone ('%eth0') means a network of this machine.
      return !address.includes('%') && open.check(address, 'ipv6') && !closed.check(address, 'ipv6');
    default:
      return false;
  }
}
