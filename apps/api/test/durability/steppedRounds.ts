import type { Kysely } from 'kysely';
import { insertUser } from '../../src/accounts/repository/users.ts';
import { migrate } from '../../src/db/migrate.ts';
import { openEmbedded, openPostgres } from '../../src/db/openDatabase.ts';
import type { Tables } from '../../src/db/schema.ts';
import type { UserRow } from '../../src/db/tables/account.ts';
import { openSession } from '../../src/sessions/repository/sessions.ts';
import type { RunningPostgres } from '../engines/postgresServer.ts';
import { insertFixture } from '../fixtures/properties.ts';
import { buildJsonRequest, encodeForm, withToken } from '../support/client.ts';
import { PaymobDouble } from '../support/paymobDouble.ts';
import { type Step, SteppedNode } from './SteppedNode.ts';

export interface SteppedOptions {
  /** Data of the embedded database and files; with `postgres` only of files. */
  directory: string;
  postgres?: Pick<RunningPostgres, 'url'>;
  /** Chooses the step of each round before which the node is killed. */
  choose: (steps: readonly Step[]) => readonly Step[];
  print?: (line: string) => void;
}

export interface RoundUser {
  id: string;
  email: string;
  token: string;
}

export interface RoundContext {
  node: SteppedNode;
  provider: PaymobDouble;
  /** Reads the database; the node must have ended. */
  withDatabase: <T>(at: (db: Kysely<Tables>) => Promise<T>) => Promise<T>;
}

export interface SteppedOutcome {
  rounds: number;
  /** Number of acknowledged actions. */
  checked: number;
  /** Number of steps of a round without a kill. */
  steps: number;
  /** Shorter than the number of rounds if some did not reach their step. */
  killedBefore: readonly string[];
}

/** Adds a user with a role and a confirmed address, who has passed the second factor if the role requires it. */
export async function addUser(db: Kysely<Tables>, name: string, role: UserRow['role'], now: Date): Promise<RoundUser> {
  const email = `${name}@example.com`;
  const user = { name, email, phone: null, passwordHash: null, language: 'ar', now } as const;
  const { id } = await insertUser(db, user);
  await db.updateTable('app_user').set({ role, email_verified_at: now }).where('id', '=', id).execute();
  const session = { userId: id, userAgent: null, now, hasSecondFactor: role !== 'user' };
  return { id, email, token: await openSession(db, session) };
}

export function requestAs(node: SteppedNode, { token }: RoundUser) {
  const send = async <T>(path: string, init: RequestInit = {}) => {
    const { method = 'GET', headers, body } = await encodeForm(withToken(token, init));
    return node.request<T>(path, {
      method,
      headers: headers as Record<string, string>,
      ...(typeof body === 'string' && { body }),
      ...(body instanceof ArrayBuffer && { body: new Uint8Array(body) }),
    });
  };
  return {
    get: <T>(path: string) => send<T>(path),
    post: <T>(path: string, body: object) => send<T>(path, buildJsonRequest(body)),
    postForm: <T>(path: string, body: FormData) => send<T>(path, { method: 'POST', body }),
  };
}

/**
 * Repeats a scenario, and kills the node before another of its steps each time. The scenario retries like users,
 * browsers and jobs do. The first round runs without a kill, and counts the steps.
 */
export async function runSteppedRounds<C, W>(
  { directory, postgres, choose, print = () => {} }: SteppedOptions,
  prepare: (db: Kysely<Tables>, now: Date) => Promise<C>,
  runRound: (context: RoundContext, users: C) => Promise<void>,
  check: (context: RoundContext, users: C) => Promise<{ checked: number; wrong: W }>,
): Promise<SteppedOutcome & { wrong: W }> {
  const provider = new PaymobDouble();
  await provider.open();
  const begin = new Date();
  const withDatabase: RoundContext['withDatabase'] = async (at) => {
    const database = postgres ? openPostgres(postgres.url) : await openEmbedded(directory);
    return at(database.db).finally(() => database.close());
  };
  const setup = { directory, paymob: provider.settings, ...(postgres && { postgresUrl: postgres.url }) };
  const node = new SteppedNode(setup, begin.getTime());
  const context: RoundContext = { node, provider, withDatabase };
  try {
    const users = await withDatabase(async (db) => {
      await migrate(db);
      await insertFixture(db);
      return prepare(db, begin);
    });
    await node.start();
    await node.killBefore();
    await runRound(context, users);
    const steps = numberSteps(await node.killBefore());
    const chosenSteps = choose(steps);
    for (const [round, step] of chosenSteps.entries()) {
      const killsBefore = node.killedBefore.length;
      await node.killBefore(step);
      await runRound(context, users);
      const isKilled = node.killedBefore.length > killsBefore;
      print(`${round + 1}. ${step.name} ${step.nth}: ${isKilled ? 'killed' : 'did not come'}`);
    }
    const outcome = await check(context, users);
    return { rounds: chosenSteps.length, steps: steps.length, killedBefore: node.killedBefore, ...outcome };
  } finally {
    await node.end();
    provider.close();
  }
}

const numberSteps = (names: readonly string[]): Step[] =>
  names.map((name, index) => ({
    name,
    nth: names.slice(0, index + 1).filter((earlierName) => earlierName === name).length,
  }));

/** Evenly spread steps; all if there are fewer. */
export const pickSpreadSteps =
  (count: number) =>
  (steps: readonly Step[]): Step[] => {
    const stepCount = Math.min(count, steps.length);
    return steps.filter(
      (_, index) =>
        Math.floor((index * stepCount) / steps.length) !== Math.floor(((index - 1) * stepCount) / steps.length),
    );
  };
