import { BlockList, isIPv4, isIPv6 } from 'node:net';

/** Where proxies of one's own stand: this machine, and networks that the internet does not reach. */
const OWN = new BlockList();
for (const [network, bits] of [
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['169.254.0.0', 16],
  ['100.64.0.0', 10],
] as const) {
  OWN.addSubnet(network, bits, 'ipv4');
}
OWN.addAddress('::1', 'ipv6');
OWN.addSubnet('fc00::', 7, 'ipv6');
OWN.addSubnet('fe80::', 10, 'ipv6');

const plain = (address: string): string => address.trim().replace(/^::ffff:(?=\d+\.)/i, '');
const isOwn = (address: string): boolean => OWN.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
const isAddress = (text: string): boolean => isIPv4(text) || isIPv6(text);

/**
 * The address that a request comes from. What `X-Forwarded-For` says counts only when a proxy of one's own brings the
 * request, read from its end to the first address that is none of one's own: what stands before it anybody may have
 * written. Undefined when only one's own addresses are known: behind a proxy that says nothing, or in a container whose
 * gateway everybody comes through, all visitors would be taken for one.
 */
export function clientAddress(peer: string | undefined, forwardedFor: string | null): string | undefined {
  const connected = plain(peer ?? '');
  if (isAddress(connected) && !isOwn(connected)) return connected;
  const path = (forwardedFor ?? '').split(',').map(plain);
  for (const address of path.reverse()) {
    if (!isAddress(address)) break;
    if (!isOwn(address)) return address;
  }
  return undefined;
}

/** What is limited together: an IPv4 address, or the network of 64 bits that an IPv6 customer has. */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address;
  const [head = '', tail] = (address.split('%')[0] ?? '').toLowerCase().split('::');
  const groups = head ? head.split(':') : [];
  const ends = tail ? tail.split(':') : [];
  const missing = tail === undefined ? 0 : Math.max(0, 8 - groups.length - ends.length);
  const all = [...groups, ...Array.from({ length: missing }, () => '0'), ...ends];
  return all
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':');
}
