import { BlockList } from 'node:net';
import { getFamily, parseAddress } from './ipAddress.ts';

/** Returns true for a trusted proxy; `hop` 0 is the connected peer. */
export type TrustProxy = (address: string, hop: number) => boolean;

/** Parses `TRUST_PROXY`: a number of proxies, or comma-separated addresses and networks. Undefined if it is invalid. */
export function parseTrustProxy(text: string): TrustProxy | undefined {
  if (/^\d{1,2}$/.test(text)) return (_, hop) => hop < Number(text);
  const trustedAddresses = new BlockList();
  for (const entry of text.split(',')) {
    const [network = '', bits] = entry.trim().split('/');
    const address = parseAddress(network);
    if (address === undefined || address !== network) return undefined;
    const family = getFamily(address);
    const maxLength = family === 'ipv4' ? 32 : 128;
    const length = bits === undefined ? maxLength : /^\d{1,3}$/.test(bits) ? Number(bits) : Number.NaN;
    if (!(length <= maxLength)) return undefined;
    trustedAddresses.addSubnet(address, length, family);
  }
  return (address) => trustedAddresses.check(address, getFamily(address));
}
