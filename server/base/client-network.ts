import { isIPv4, isIPv6 } from 'node:net';

/**
 * The network that counts as one client: an IPv4 address, or the /64 of an IPv6 address, because a household or a
 * server has all of that.
 */
export function clientNetwork(address: string): string {
  const [plain = ''] = address.toLowerCase().split('%');
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(plain);
  if (mapped) return mapped[1]!;
  if (!isIPv6(plain)) return plain;
  const [head = '', tail] = plain.split('::');
  const front = head === '' ? [] : head.split(':');
  const back = tail === undefined || tail === '' ? [] : tail.split(':');
  const backLength = back.length + (back.at(-1)?.includes('.') ? 1 : 0); // a dotted end stands for two groups
  const groups =
    tail === undefined
      ? front
      : [...front, ...Array.from({ length: Math.max(0, 8 - front.length - backLength) }, () => '0'), ...back];
  return groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':');
}

/**
 * The network as logs name it: /24 of IPv4, /48 of IPv6, which identifies a provider's customers rather than one of
 * them.
 */
export function logNetwork(address: string): string {
  const network = clientNetwork(address);
  if (isIPv4(network)) return `${network.slice(0, network.lastIndexOf('.'))}.0/24`;
  const groups = network.split(':');
  return groups.length === 4 ? `${groups.slice(0, 3).join(':')}::/48` : '';
}
