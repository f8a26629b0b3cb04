import { expect, it } from 'vitest';
import { getNetworkPrefix, listNetworks } from './networks.ts';

it.each([
  ['41.33.1.2', ['41.33.1.2 × 1']],
  ['2a01:04f8:0:12::1', ['2a01:4f8:0:12::/64 × 1', '2a01:4f8:0::/48 × 8']],
  ['2A01:4F8:1:2:3:4:5:6', ['2a01:4f8:1:2::/64 × 1', '2a01:4f8:1::/48 × 8']],
  ['2a01:4f8::1', ['2a01:4f8:0:0::/64 × 1', '2a01:4f8:0::/48 × 8']],
  ['10.0.0.2', ['10.0.0.2 × 20']],
  ['::1', ['::1 × 20']],
])('limits %s as %j', (address, networks) => {
  expect(listNetworks(address).map(({ name, share }) => `${name} × ${share}`)).toEqual(networks);
});

it.each([
  ['41.33.1.2', '41.33.1.0/24'],
  ['2a01:4f8:1:2::1', '2a01:4f8:1::/48'],
  ['10.0.0.2', '10.0.0.2'],
])('finds %s in the network %s', (address, name) => {
  expect(getNetworkPrefix(address).name).toBe(name);
});
