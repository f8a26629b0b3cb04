import { BlockList, isIP, isIPv6 } from 'node:net';

/** Addresses that many visitors may share: this machine, and private networks. */
const PRIVATE_ADDRESSES = new BlockList();
for (const [network, bits] of [
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['169.254.0.0', 16],
  ['100.64.0.0', 10],
] as const) {
  PRIVATE_ADDRESSES.addSubnet(network, bits, 'ipv4');
}
PRIVATE_ADDRESSES.addAddress('::1', 'ipv6');
PRIVATE_ADDRESSES.addSubnet('fc00::', 7, 'ipv6');
PRIVATE_ADDRESSES.addSubnet('fe80::', 10, 'ipv6');

export const getFamily = (address: string): 'ipv4' | 'ipv6' => (isIPv6(address) ? 'ipv6' : 'ipv4');

/** Parses `1.2.3.4`, `1.2.3.4:5678`, `2001:db8::1`, `[2001:db8::1]:443`, IPv4 in IPv6; undefined otherwise. */
export function parseAddress(text: string): string | undefined {
  const trimmed = text.trim();
  const bareAddress = /^\[([^\]]+)\](?::\d+)?$/.exec(trimmed)?.[1] ?? /^([\d.]+):\d+$/.exec(trimmed)?.[1] ?? trimmed;
  const address = bareAddress.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');
  return isIP(address) ? address : undefined;
}

export const isPrivateAddress = (address: string): boolean => PRIVATE_ADDRESSES.check(address, getFamily(address));
