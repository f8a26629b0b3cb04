import { describe, expect, it } from 'vitest';
import { Forwarding } from './Forwarding.ts';
import { parseTrustProxy } from './trustProxy.ts';

const createRequest = (peer: string | undefined, headers: Record<string, string>) => ({
  peer,
  header: (name: string) => headers[name],
});
const createTrustingForwarding = (text: string) => new Forwarding({ trustProxy: parseTrustProxy(text) });

describe('The IP address of a client', () => {
  const untrustingForwarding = new Forwarding();
  const getClientIp = (forwarding: Forwarding, peer: string | undefined, forwardedFor?: string) =>
    forwarding.getClientIp(createRequest(peer, forwardedFor === undefined ? {} : { 'x-forwarded-for': forwardedFor }));

  it.each([
    ['41.33.1.2', '1.2.3.4', '41.33.1.2'],
    ['127.0.0.1', '1.2.3.4', '127.0.0.1'],
    ['::ffff:10.0.0.2', '1.2.3.4', '10.0.0.2'],
    [undefined, '1.2.3.4', undefined],
  ])('is the connected address while no proxy is trusted: %s, whatever the header', (peer, claimed, address) => {
    expect(getClientIp(untrustingForwarding, peer, claimed)).toBe(address);
  });

  it.each([
    ['the value of a trusted proxy', '10.0.0.2', '41.33.1.2', '41.33.1.2'],
    ['the last address, not a forged one before it', '10.0.0.2', '8.8.8.8, 41.33.1.2', '41.33.1.2'],
    ['the last address before several trusted proxies', '10.0.0.2', '41.33.1.2, 10.1.1.1', '41.33.1.2'],
    ['no address before an invalid one', '10.0.0.2', '8.8.8.8, <script>', '10.0.0.2'],
    ['IPv4 with a port', '10.0.0.2', '41.33.1.2:51234', '41.33.1.2'],
    ['IPv6', '::1', '2a01:4f8::1', '2a01:4f8::1'],
    ['IPv6 with a port', '::1', '[2a01:4f8::1]:443', '2a01:4f8::1'],
    ['IPv4 mapped to IPv6', '::ffff:10.0.0.2', '::ffff:41.33.1.2', '41.33.1.2'],
    ['the connected address without a trusted proxy', '41.33.1.9', '8.8.8.8', '41.33.1.9'],
    ['the proxy if it sends no header', '10.0.0.2', undefined, '10.0.0.2'],
  ])('is %s', (_, peer, forwarded, address) => {
    expect(getClientIp(createTrustingForwarding('10.0.0.0/8,::1'), peer, forwarded)).toBe(address);
  });

  it('is found behind several proxies', () => {
    expect(getClientIp(createTrustingForwarding('1'), '172.17.0.1', '8.8.8.8, 41.33.1.2')).toBe('41.33.1.2');
    expect(getClientIp(createTrustingForwarding('2'), '172.17.0.1', '8.8.8.8, 41.33.1.2, 10.1.1.1')).toBe('41.33.1.2');
    expect(getClientIp(createTrustingForwarding('0'), '172.17.0.1', '8.8.8.8')).toBe('172.17.0.1');
  });

  it('logs one warning if a proxy seems to be missing from the settings', () => {
    const warnings: string[] = [];
    const forwarding = new Forwarding({ warn: (message) => warnings.push(message) });
    for (let i = 0; i < 3; i++) getClientIp(forwarding, '127.0.0.1', '41.33.1.2');
    expect(warnings).toEqual([expect.stringMatching(/TRUST_PROXY=127\.0\.0\.1$/)]);
  });

  it.each(['127.0.0.1', 'unknown'])('logs no warning about a trusted proxy that forwards %s', (forwarded) => {
    const warnings: string[] = [];
    const forwarding = new Forwarding({ trustProxy: parseTrustProxy('1'), warn: (message) => warnings.push(message) });
    expect(getClientIp(forwarding, '127.0.0.1', forwarded)).toBe('127.0.0.1');
    expect(warnings).toEqual([]);
  });
});

describe('The origin of the site', () => {
  const forwardedHeaders = {
    host: 'inner:3000',
    'x-forwarded-proto': 'https',
    'x-forwarded-host': 'mashrabiya.example',
  };

  it.each([
    ['the request’s own without a trusted proxy', new Forwarding(), forwardedHeaders, 'http://inner:3000'],
    [
      'the value of a trusted proxy',
      createTrustingForwarding('10.0.0.2'),
      forwardedHeaders,
      'https://mashrabiya.example',
    ],
    [
      'the request’s host if the proxy’s is invalid',
      createTrustingForwarding('1'),
      { ...forwardedHeaders, 'x-forwarded-host': 'a/b@c' },
      'https://inner:3000',
    ],
    [
      'the configured one, always',
      new Forwarding({ origin: 'https://set.example', trustProxy: parseTrustProxy('1') }),
      forwardedHeaders,
      'https://set.example',
    ],
  ])('is %s', (_, forwarding, headers, origin) => {
    expect(forwarding.getOrigin(createRequest('10.0.0.2', headers))).toBe(origin);
  });
});

it.each(['yes', '10.0.0.0/33', '10.0.0.0/', '::1/129', '10.0.0.1:80', 'proxy.example', '10.0.0.1,', '-1', '1.5'])(
  'TRUST_PROXY=%s is refused',
  (text) => expect(parseTrustProxy(text)).toBeUndefined(),
);
