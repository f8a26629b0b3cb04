import { isIPv6 } from 'node:net';
import { isPrivateAddress } from './ipAddress.ts';

export interface Network {
  name: string;
  /** Multiple of a single visitor's limit. */
  share: number;
}

/** A customer has 64 bits of IPv6 to choose addresses from, and many can choose among 65,536 such networks. */
const WIDER_SHARE = 8;
/** All visitors may come through a proxy that does not forward their addresses. */
const PRIVATE_SHARE = 20;

/** The eight groups of an IPv6 address, without leading zeros. */
function splitGroups(address: string): string[] {
  const [head = '', tail] = address.toLowerCase().split('::');
  const groups = head ? head.split(':') : [];
  const tailGroups = tail ? tail.split(':') : [];
  const missingCount = tail === undefined ? 0 : Math.max(0, 8 - groups.length - tailGroups.length);
  const zeros = Array.from({ length: missingCount }, () => '0');
  return [...groups, ...zeros, ...tailGroups].map((group) => group.replace(/^0+(?=.)/, ''));
}

/** Network from which one visitor can usually choose addresses: a /24 of IPv4, a /48 of IPv6. */
export function getNetworkPrefix(address: string): Network {
  if (isPrivateAddress(address)) return { name: address, share: PRIVATE_SHARE };
  if (isIPv6(address)) return { name: `${splitGroups(address).slice(0, 3).join(':')}::/48`, share: 1 };
  return { name: `${address.split('.').slice(0, 3).join('.')}.0/24`, share: 1 };
}

/** Limited networks of an address: itself, or the /64 and the /48 of an IPv6 address. */
export function listNetworks(address: string): Network[] {
  if (isPrivateAddress(address)) return [{ name: address, share: PRIVATE_SHARE }];
  if (!isIPv6(address)) return [{ name: address, share: 1 }];
  const groups = splitGroups(address);
  return [
    { name: `${groups.slice(0, 4).join(':')}::/64`, share: 1 },
    { name: `${groups.slice(0, 3).join(':')}::/48`, share: WIDER_SHARE },
  ];
}
