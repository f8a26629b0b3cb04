import type { Hono } from 'hono';
import type { Kysely } from 'kysely';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import type { Services } from '../../src/app/services.ts';
import { createApi } from '../../src/composition/createApi.ts';
import { createServices } from '../../src/composition/createServices.ts';
import type { OpenDatabase } from '../../src/db/openDatabase.ts';
import type { Tables } from '../../src/db/schema.ts';
import type { PaymentProvider } from '../../src/ports/PaymentProvider.ts';
import type { Transcoder } from '../../src/ports/Transcoder.ts';
import type { Forwarding } from '../../src/request/Forwarding.ts';
import type { SmsSender } from '../../src/sms/SmsSender.ts';
import type { OpenTestDatabase } from '../engines/describeEngines.ts';
import { insertFixture, NOW } from '../fixtures/properties.ts';
import { createClient } from './client.ts';
import { createTestLog } from './testLog.ts';
import { createTestPorts } from './testPorts.ts';

export interface FixtureApi {
  app: Hono;
  services: Services;
  database: OpenDatabase;
  client: ReturnType<typeof createClient>;
  advanceTime(milliseconds: number): void;
  logged: string[];
}

interface FixtureOptions {
  forwarding?: Forwarding;
  payments?: () => readonly PaymentProvider[];
  transcoder?: Transcoder;
  /** No text messages are sent by default. */
  sms?: (db: Kysely<Tables>) => SmsSender;
  smsDailyLimit?: number;
}

/**
 * Starts an API on the fixture's database before all tests of a suite, and closes it after them. A failed test prints
 * what the API logged during it, such as the cause of an unexpected 500.
 */
export function createFixtureApi(
  open: OpenTestDatabase,
  { forwarding, payments, transcoder, sms, smsDailyLimit }: FixtureOptions = {},
): FixtureApi {
  const api = {} as FixtureApi;
  let now = NOW.getTime();
  beforeAll(async () => {
    const database = await open();
    await insertFixture(database.db);
    const logged: string[] = [];
    const log = createTestLog((line) => logged.push(line));
    const services = await createServices({
      ...createTestPorts(database.db, () => new Date(now)),
      ...(payments && { payments: payments() }),
      transcoder,
      sms: sms?.(database.db),
      ...(smsDailyLimit !== undefined && { smsDailyLimit }),
      log,
    });
    const app = createApi(services, log, forwarding);
    const advanceTime = (milliseconds: number) => {
      now += milliseconds;
    };
    Object.assign(api, { app, services, database, client: createClient(app), advanceTime, logged });
  });
  beforeEach(({ onTestFailed }) => {
    const start = api.logged.length;
    onTestFailed(() => {
      for (const line of api.logged.slice(start)) console.error(line);
    });
  });
  afterAll(async () => {
    await api.services.userEvents.close();
    await api.database.close();
  });
  return api;
}
