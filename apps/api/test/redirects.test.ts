import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createFawryProvider } from '../src/payments/fawry/fawryProvider.ts';
import { createPaymobProvider } from '../src/payments/paymob/paymobProvider.ts';
import { sendPush } from '../src/push/sendPush.ts';
import { createTwilioSender } from '../src/sms/twilioSender.ts';
import { openMigrated } from './engines/embeddedDatabases.ts';
import { FAWRY_KEYS } from './support/fawryDouble.ts';
import { PAYMOB_KEYS } from './support/paymobDouble.ts';
import { PushService } from './support/pushService.ts';

const NOW = new Date('2026-11-30T10:00:00Z');
const TARGET = '/internal';
const REFERENCE = 'a'.repeat(32);
const INTEGRATIONS = { card: 11, wallet: 12 };
const SMS = { id: 'x', to: '+201000001234', text: 'Code: 123456', language: 'en' } as const;
const NOTIFICATION = { title: 'Flat', body: 'Maadi', url: '/', lang: 'en', dir: 'ltr', tag: 'flat' } as const;

describe('A redirect by a called service', () => {
  const paths: (string | undefined)[] = [];
  const server = createServer(({ url }, response) => {
    paths.push(url);
    if (url === TARGET) response.writeHead(200).end('{}');
    else response.writeHead(307, { location: TARGET }).end();
  });
  let base = '';
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  beforeEach(() => {
    paths.length = 0;
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });

  async function pushNotification() {
    const { db, close } = await openMigrated();
    const subscription = { id: randomUUID(), endpoint: `${base}/push`, ...new PushService().keys };
    const services = { db, origin: () => 'https://homes.example.com', fetch };
    await sendPush(services, subscription, NOTIFICATION).finally(close);
  }

  it.each<[string, () => Promise<unknown>]>([
    ['Paymob', () => createPaymobProvider({ ...PAYMOB_KEYS, base, integrations: INTEGRATIONS }).fetchEvents('1')],
    ['Fawry', () => createFawryProvider({ ...FAWRY_KEYS, base }).fetchEvents(REFERENCE)],
    ['Twilio', () => createTwilioSender({ base, accountSid: 'AC', authToken: 'x', from: 'Homes' }).send(SMS, NOW)],
    ['a push service', pushNotification],
  ])('is not followed: %s', async (_, call) => {
    await expect(call()).rejects.toThrow();
    expect(paths).toHaveLength(1);
    expect(paths).not.toContain(TARGET);
  });
});
