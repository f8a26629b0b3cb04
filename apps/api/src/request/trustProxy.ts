import { BlockList } from 'node:net';
import { familyOf, parseAddress } from './ipAddress.ts';

/** Whether an address is a proxy that is believed; `hop` counts from the one that is connected, 0. */
export type TrustProxy = (address: string, hop: number) => boolean;

/** Reads `TRUST_PROXY`: a number of proxies, or addresses and networks between commas. Undefined when it is neither. */
export function parseTrustProxy(text: string): TrustProxy | undefined {
  if (/^\d{1,2}$/.test(text)) return (_, hop) => hop < Number(text);
  const trusted = new BlockList();
  for (const entry of text.split(',')) {
    const [network = '', bits] = entry.trim().split('/');
    const address = parseAddress(network);
    if (address === undefined || address !== network) return undefined;
    const family = familyOf(address);
    const longest = family === 'ipv4' ? 32 : 128;
    const length = bits === undefined ? longest : /^\d{1,3}$/.test(bits) ? Number(bits) : Number.NaN;
    if (!(length <= longest)) return undefined;
    trusted.addSubnet(address, length, family);
  }
  return (address) => trusted.check(address, familyOf(address));
}
