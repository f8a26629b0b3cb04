import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { isLocalRequest } from './localRequest.ts';

const LOCAL_SOCKET = { remoteAddress: '127.0.0.1', localAddress: '127.0.0.1', localPort: 3000 };
const app = new Hono().get('/', (c) => c.json(isLocalRequest(c)));
const isFromHere = async (socket: object = {}, headers: Record<string, string> = {}, env?: object) =>
  (
    await app.request(
      'http://localhost:3000/',
      { headers: { host: 'localhost:3000', ...headers } },
      env ?? { incoming: { socket: { ...LOCAL_SOCKET, ...socket } } },
    )
  ).json();

it.each<[string, object, Record<string, string>]>([
  ['another machine', { remoteAddress: '192.168.1.7' }, {}],
  ['this machine by its address in a network', { localAddress: '192.168.1.2' }, {}],
  ['another machine through a proxy here', {}, { 'x-forwarded-for': '41.33.0.1' }],
  ['a proxy that names itself', {}, { via: '1.1 proxy' }],
  ['a proxy that names its client', {}, { 'x-real-ip': '41.33.0.1' }],
  ['a foreign name that resolves here', {}, { host: 'evil.example:3000' }],
  ['a name with our prefix', {}, { host: '127.evil.example:3000' }],
  ['our name with another port', {}, { host: 'localhost' }],
  ['another name of this machine', {}, { host: '127.1:3000' }],
  ['no name', {}, { host: ' ' }],
])('a request from %s is not from this machine', async (_, socket, headers) => {
  expect(await isFromHere(socket, headers)).toBe(false);
});

it('an internal request has no address', async () => {
  expect(await isFromHere({}, {}, {})).toBe(false);
});

it.each([
  ['127.0.0.1', '127.0.0.1:3000'],
  ['::1', '[::1]:3000'],
  ['::ffff:127.0.0.1', 'localhost:3000'],
])('a request from %s to %s is from this machine', async (address, host) => {
  expect(await isFromHere({ remoteAddress: address, localAddress: address }, { host })).toBe(true);
});
