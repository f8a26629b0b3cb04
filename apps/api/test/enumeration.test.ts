import { beforeEach, describe, expect, it, vi } from 'vitest';
import { describeEngines } from './engines/describeEngines.ts';
import { propertyId } from './fixtures/properties.ts';
import { buildJsonRequest } from './support/client.ts';
import { createFixtureApi } from './support/createFixtureApi.ts';
import { observeDatabase } from './support/observedDatabase.ts';
import { newUser, registerUser } from './support/users.ts';

/** Work in order: each statement, and each hashed password with its cost. */
const work = vi.hoisted((): string[] => {
  // Earlier files have loaded the hashing module.
  vi.resetModules();
  return [];
});
// This file has its imports now; later ones must not get the observed module, even if a filter skips all tests here.
vi.resetModules();

vi.mock('@node-rs/argon2', async (importOriginal) => {
  const originalModule = await importOriginal<typeof import('@node-rs/argon2')>();
  const getCost = (stored: string | Uint8Array) => /m=\d+,t=\d+,p=\d+/.exec(String(stored))?.[0];
  return {
    ...originalModule,
    async hash(...[password, options]: Parameters<typeof originalModule.hash>) {
      const storedHash = await originalModule.hash(password, options);
      work.push(`hash ${getCost(storedHash)}`);
      return storedHash;
    },
    verify(...[stored, password]: Parameters<typeof originalModule.verify>) {
      work.push(`hash ${getCost(stored)}`);
      return originalModule.verify(stored, password);
    },
  };
});

const HASH = 'hash m=19456,t=2,p=1';
const HOUR_MS = 3_600_000;

/** Compares the work done rather than its time, which means little on a busy machine. */
describeEngines('The existence of an account', (open) => {
  const api = createFixtureApi(async () => {
    const database = await open();
    return { ...database, db: observeDatabase(database.db, (sql) => work.push(sql)) };
  });
  beforeEach(() => api.advanceTime(HOUR_MS));

  /** The answer, and the work done for it. */
  const sendAndRecordWork = async (path: string, body: object) => {
    work.length = 0;
    const response = await api.client.request(path, buildJsonRequest(body));
    return { answer: `${response.status} ${[...response.headers]} ${await response.text()}`, work: [...work] };
  };
  const createUnknownEmail = () => newUser().email;
  /** The work done before the first statement with these words. */
  const takeWorkUntil = (words: string, { work }: { work: string[] }) => {
    const end = work.findIndex((statement) => statement.includes(words));
    expect(end).toBeGreaterThan(0);
    return work.slice(0, end + 1);
  };

  it('is revealed neither by the answer of a failed login nor by its duration', async () => {
    const { email } = await registerUser(api.client);
    const failLogin = (address: string) =>
      sendAndRecordWork('/login', { email: address, password: 'not the password' });
    // The first attempt of an hour also deletes old rows.
    await failLogin(createUnknownEmail());
    const [known, unknown] = [await failLogin(email), await failLogin(createUnknownEmail())];
    expect(known).toEqual(unknown);
    expect(known.answer).toContain('wrong_login');
    expect(known.work.filter((statement) => statement.startsWith('hash'))).toEqual([HASH]);
  });

  it('is not revealed by the code for a message, nor by its duration', async () => {
    const { email } = await registerUser(api.client);
    const requestCode = (address: string) =>
      sendAndRecordWork(`/properties/${propertyId(2)}/messages/code`, { email: address, kind: 'message' });
    await requestCode(createUnknownEmail());
    const [known, unknown] = [await requestCode(email), await requestCode(createUnknownEmail())];
    expect(known.answer).toMatch(/^200/);
    expect(known.work).toEqual(unknown.work);
    expect(known.work.filter((statement) => statement.includes('app_user'))).toEqual([]);
    const removeChallenge = ({ answer }: { answer: string }) => answer.replace(/"challenge":"[\w-]+"/, '');
    expect(removeChallenge(known)).toBe(removeChallenge(unknown));
  });

  describe('that the specification reveals', () => {
    it('costs a registration to find out', async () => {
      const { email } = await registerUser(api.client);
      const sendRegistration = (address: string) => sendAndRecordWork('/register', newUser({ email: address }));
      await sendRegistration(createUnknownEmail());
      const [taken, free] = [await sendRegistration(email), await sendRegistration(createUnknownEmail())];
      expect(taken.answer).toContain('register_email_taken');
      expect(free.answer).toMatch(/^200/);
      expect(taken.work.filter((statement) => statement.startsWith('hash'))).toEqual([HASH]);
      const account = 'insert into "app_user"';
      expect(takeWorkUntil(account, taken)).toEqual(takeWorkUntil(account, free));
    });

    it('costs one of few password resets to find out', async () => {
      const { email } = await registerUser(api.client);
      const sendForgot = (address: string) => sendAndRecordWork('/forgot-password', { email: address });
      await sendForgot(createUnknownEmail());
      const [known, unknown] = [await sendForgot(email), await sendForgot(createUnknownEmail())];
      expect(known.answer).toMatch(/^200/);
      expect(unknown.answer).toContain('email_unknown');
      const lookup = 'from "app_user"';
      expect(takeWorkUntil(lookup, known)).toEqual(takeWorkUntil(lookup, unknown));
      expect(unknown.work.filter((statement) => statement.includes('"rate_limit"')).length).toBeGreaterThan(0);
    });
  });
});
