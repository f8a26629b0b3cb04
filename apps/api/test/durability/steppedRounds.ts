import type { Kysely } from 'kysely';
import { insertUser } from '../../src/accounts/repository/users.ts';
import { migrate } from '../../src/db/migrate.ts';
import { openEmbedded, openPostgres } from '../../src/db/openDatabase.ts';
import type { Tables } from '../../src/db/schema.ts';
import type { UserRow } from '../../src/db/tables/account.ts';
import { openSession } from '../../src/sessions/repository/sessions.ts';
import type { RunningPostgres } from '../engines/postgresServer.ts';
import { insertFixture } from '../fixtures/homes.ts';
import { as, encoded, posting } from '../support/ask.ts';
import { PaymobDouble } from '../support/paymobDouble.ts';
import { type Step, SteppedNode } from './SteppedNode.ts';

export interface SteppedOptions {
  /** Data of the embedded database and files; with `postgres` only of files. */
  directory: string;
  postgres?: Pick<RunningPostgres, 'url'>;
  /** Before which of its steps the node is killed, one a round. */
  choose: (steps: readonly Step[]) => readonly Step[];
  say?: (line: string) => void;
}

/** Somebody with a login. */
export interface Person {
  id: string;
  email: string;
  token: string;
}

export interface Stage {
  node: SteppedNode;
  provider: PaymobDouble;
  /** Looks into the database; the node must have ended. */
  look: <T>(at: (db: Kysely<Tables>) => Promise<T>) => Promise<T>;
}

export interface SteppedOutcome {
  rounds: number;
  /** How often those who asked were told that it is done. */
  told: number;
  /** How many steps a round has that nobody is killed in. */
  steps: number;
  /** Shorter than the rounds when some did not come to their step. */
  killedBefore: readonly string[];
}

/** Adds somebody with a role whose address is confirmed. */
export async function addPerson(db: Kysely<Tables>, name: string, role: UserRow['role'], now: Date): Promise<Person> {
  const email = `${name}@example.com`;
  const user = { name, email, phone: null, passwordHash: null, language: 'ar', now } as const;
  const { id } = await insertUser(db, user);
  await db.updateTable('app_user').set({ role, email_verified_at: now }).where('id', '=', id).execute();
  return { id, email, token: await openSession(db, { userId: id, userAgent: null, now }) };
}

/** Asks a node in somebody's name. */
export function askingAs(node: SteppedNode, { token }: Person) {
  const send = async <T>(path: string, init: RequestInit = {}) => {
    const { method = 'GET', headers, body } = await encoded(as(token, init));
    return node.ask<T>(path, {
      method,
      headers: headers as Record<string, string>,
      ...(typeof body === 'string' && { body }),
      ...(body instanceof ArrayBuffer && { body: new Uint8Array(body) }),
    });
  };
  return {
    get: <T>(path: string) => send<T>(path),
    post: <T>(path: string, body: object) => send<T>(path, posting(body)),
    postForm: <T>(path: string, body: FormData) => send<T>(path, { method: 'POST', body }),
  };
}

/**
 * Plays the same again and again, and kills the node before another of its steps each time. A play goes on like the
 * people, browsers and jobs of the product do: it asks again. The first round is played whole, and counts the steps.
 */
export async function steppedRounds<C, W>(
  { directory, postgres, choose, say = () => {} }: SteppedOptions,
  prepare: (db: Kysely<Tables>, now: Date) => Promise<C>,
  play: (stage: Stage, cast: C) => Promise<void>,
  check: (stage: Stage, cast: C) => Promise<{ told: number; wrong: W }>,
): Promise<SteppedOutcome & { wrong: W }> {
  const provider = new PaymobDouble();
  await provider.open();
  const begin = new Date();
  const look: Stage['look'] = async (at) => {
    const database = postgres ? openPostgres(postgres.url) : await openEmbedded(directory);
    return at(database.db).finally(() => database.close());
  };
  const setup = { directory, paymob: provider.settings, ...(postgres && { postgresUrl: postgres.url }) };
  const node = new SteppedNode(setup, begin.getTime());
  const stage: Stage = { node, provider, look };
  try {
    const cast = await look(async (db) => {
      await migrate(db);
      await insertFixture(db);
      return prepare(db, begin);
    });
    await node.start();
    await node.killBefore();
    await play(stage, cast);
    const steps = numbered(await node.killBefore());
    const chosen = choose(steps);
    for (const [round, step] of chosen.entries()) {
      const before = node.killedBefore.length;
      await node.killBefore(step);
      await play(stage, cast);
      const isKilled = node.killedBefore.length > before;
      say(`${round + 1}. ${step.name} ${step.nth}: ${isKilled ? 'killed' : 'did not come'}`);
    }
    const outcome = await check(stage, cast);
    return { rounds: chosen.length, steps: steps.length, killedBefore: node.killedBefore, ...outcome };
  } finally {
    await node.end();
    provider.close();
  }
}

const numbered = (names: readonly string[]): Step[] =>
  names.map((name, index) => ({ name, nth: names.slice(0, index + 1).filter((one) => one === name).length }));

/** So many steps, as far from each other as they can be; all where that is fewer. */
export const spread =
  (count: number) =>
  (steps: readonly Step[]): Step[] => {
    const most = Math.min(count, steps.length);
    return steps.filter(
      (_, index) => Math.floor((index * most) / steps.length) !== Math.floor(((index - 1) * most) / steps.length),
    );
  };
