import { describe, expect, it } from 'vitest';
import { clientAddress, networkOf } from './address.ts';

describe('clientAddress', () => {
  it.each([
    ['who is connected, whatever is claimed', '41.33.1.2', '1.2.3.4', '41.33.1.2'],
    ['what a proxy on this machine says', '127.0.0.1', '41.33.1.2', '41.33.1.2'],
    ['IPv4 as IPv6 writes it', '::ffff:127.0.0.1', '41.33.1.2', '41.33.1.2'],
    ['the last one, not what a visitor wrote before it', '10.0.0.2', '8.8.8.8, 41.33.1.2', '41.33.1.2'],
    ['the last one beyond proxies of one’s own', '10.0.0.2', '41.33.1.2, 10.1.1.1', '41.33.1.2'],
    ['nothing before what is no address', '10.0.0.2', '8.8.8.8, <script>', undefined],
    ['an IPv6 address', '::1', '2a01:4f8::1', '2a01:4f8::1'],
    ['nothing behind a proxy that says nothing', '127.0.0.1', null, undefined],
    ['what is said when nobody is connected', undefined, '41.33.1.2', '41.33.1.2'],
    ['nothing when nothing is known', undefined, null, undefined],
  ])('is %s', (_, peer, forwarded, address) => expect(clientAddress(peer, forwarded)).toBe(address));
});

describe('networkOf', () => {
  it.each([
    ['41.33.1.2', '41.33.1.2'],
    ['2a01:04f8:0:12::1', '2a01:4f8:0:12'],
    ['2a01:4f8::1', '2a01:4f8:0:0'],
    ['::1', '0:0:0:0'],
    ['2A01:4F8:1:2:3:4:5:6', '2a01:4f8:1:2'],
  ])('of %s is %s', (address, network) => expect(networkOf(address)).toBe(network));
});
