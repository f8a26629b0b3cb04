import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { describeEngines } from './engines/describeEngines.ts';
import { buildJsonRequest } from './support/client.ts';
import { fixtureApi } from './support/fixtureApi.ts';
import { observeDatabase } from './support/observedDatabase.ts';
import { newUser, registerUser } from './support/users.ts';

/** Work in order: each statement, and each hashed password with its cost. */
const work = vi.hoisted((): string[] => {
  // Earlier files have loaded the hashing module; later ones must not get the observed one.
  vi.resetModules();
  return [];
});
afterAll(() => vi.resetModules());

vi.mock('@node-rs/argon2', async (importOriginal) => {
  const real = await importOriginal<typeof import('@node-rs/argon2')>();
  const getCost = (stored: string | Uint8Array) => /m=\d+,t=\d+,p=\d+/.exec(String(stored))?.[0];
  return {
    ...real,
    async hash(...[password, options]: Parameters<typeof real.hash>) {
      const stored = await real.hash(password, options);
      work.push(`hash ${getCost(stored)}`);
      return stored;
    },
    verify(...[stored, password]: Parameters<typeof real.verify>) {
      work.push(`hash ${getCost(stored)}`);
      return real.verify(stored, password);
    },
  };
});

const HASH = 'hash m=19456,t=2,p=1';
const HOUR_MS = 3_600_000;

/** Compares the work done rather than its time, which means little on a busy machine. */
describeEngines('The existence of an account', (open) => {
  const api = fixtureApi(async () => {
    const database = await open();
    return { ...database, db: observeDatabase(database.db, (sql) => work.push(sql)) };
  });
  beforeEach(() => api.pass(HOUR_MS));

  /** The answer, and the work done for it. */
  const sendAndRecordWork = async (path: string, body: object) => {
    work.length = 0;
    const response = await api.client.request(path, buildJsonRequest(body));
    return { answer: `${response.status} ${[...response.headers]} ${await response.text()}`, work: [...work] };
  };
  const unknownEmail = () => newUser().email;
  /** The work done before the first statement with these words. */
  const takeWorkUntil = (words: string, { work }: { work: string[] }) => {
    const end = work.findIndex((one) => one.includes(words));
    expect(end).toBeGreaterThan(0);
    return work.slice(0, end + 1);
  };

  it('is revealed neither by the answer of a failed login nor by its duration', async () => {
    const { email } = await registerUser(api.client);
    const failed = (address: string) => sendAndRecordWork('/login', { email: address, password: 'not the password' });
    // The first attempt of an hour also deletes old rows.
    await failed(unknownEmail());
    const [known, unknown] = [await failed(email), await failed(unknownEmail())];
    expect(known).toEqual(unknown);
    expect(known.answer).toContain('wrong_login');
    expect(known.work.filter((one) => one.startsWith('hash'))).toEqual([HASH]);
  });

  describe('that the specification reveals', () => {
    it('costs a registration to find out', async () => {
      const { email } = await registerUser(api.client);
      const register = (address: string) => sendAndRecordWork('/register', newUser({ email: address }));
      await register(unknownEmail());
      const [taken, free] = [await register(email), await register(unknownEmail())];
      expect(taken.answer).toContain('register_email_taken');
      expect(free.answer).toMatch(/^200/);
      expect(taken.work.filter((one) => one.startsWith('hash'))).toEqual([HASH]);
      const account = 'insert into "app_user"';
      expect(takeWorkUntil(account, taken)).toEqual(takeWorkUntil(account, free));
    });

    it('costs one of few password resets to find out', async () => {
      const { email } = await registerUser(api.client);
      const forgot = (address: string) => sendAndRecordWork('/forgot-password', { email: address });
      await forgot(unknownEmail());
      const [known, unknown] = [await forgot(email), await forgot(unknownEmail())];
      expect(known.answer).toMatch(/^200/);
      expect(unknown.answer).toContain('email_unknown');
      const lookup = 'from "app_user"';
      expect(takeWorkUntil(lookup, known)).toEqual(takeWorkUntil(lookup, unknown));
      expect(unknown.work.filter((one) => one.includes('"rate_limit"')).length).toBeGreaterThan(0);
    });
  });
});
