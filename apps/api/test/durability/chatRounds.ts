import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { openPostgres } from '../../src/db/openDatabase.ts';
import { createRandomSource } from '../../src/testing/createRandomSource.ts';
import type { RunningPostgres } from '../engines/postgresServer.ts';
import { startFakeS3 } from '../support/fakeS3.ts';
import { findFreePort } from '../support/findFreePort.ts';
import { BalancedNodes } from './BalancedNodes.ts';
import { BUCKET, buildSharedEnvironment } from './killRounds.ts';

const NODE_COUNT = 2;
const CONVERSATION_COUNT = 4;
const PROPERTY_COUNT = 60;
/** Messages that must be acknowledged between two kills: proof that the servers recovered. */
const MESSAGES_PER_ROUND = 12;
const MAX_DELAY_MS = 400;
const RECOVERY_TIMEOUT_MS = 120_000;
const STREAM_RECOVERY_MS = 5_000;
const PASSWORD = 'mashrabiya of oak';

interface ChatOptions {
  directory: string;
  postgres: RunningPostgres;
  killCount: number;
  print?: (line: string) => void;
}

/** A user who sends one message after the other, each until it is acknowledged, and follows the stream of events. */
interface Chatter {
  token: string;
  conversation: string;
  /** Ids of acknowledged messages. */
  sent: string[];
  /** Number of reported messages. */
  reported: number;
  /** Streams that could not continue where they were interrupted. */
  restarted: number;
}

export interface ChatOutcome {
  rounds: number;
  acknowledged: number;
  /** Acknowledged messages that are not stored, stored ones with the same text, and those in another order. */
  lost: number;
  doubled: number;
  misplaced: number;
  /** Messages that streams did not report, or reported twice. */
  unreported: number;
  restarted: number;
  /** Errors with which servers ended by themselves. */
  selfEndReasons: readonly string[];
}

/** Kills one of two servers again and again while users write to each other through a load balancer. */
export async function runChatRounds({
  directory,
  postgres,
  killCount,
  print = () => {},
}: ChatOptions): Promise<ChatOutcome> {
  const { below } = createRandomSource(52);
  const bucket = await startFakeS3(BUCKET);
  const port = await findFreePort();
  const env = {
    ...process.env,
    PORT: String(port),
    SITE_ORIGIN: `http://localhost:${port}`,
    TRUST_PROXY: '1',
    FFMPEG: 'none',
    SEED_COUNT: String(PROPERTY_COUNT),
    DATABASE_URL: postgres.url,
    ...buildSharedEnvironment(bucket.endpoint),
  };
  const cluster = await BalancedNodes.create(NODE_COUNT, env, directory);
  await cluster.start();
  const { db, close } = openPostgres(postgres.url);
  /** Ends the streams, after the senders. */
  const ending = new AbortController();
  let isOver = false;

  const call = async (path: string, token: string | undefined, body: object) => {
    const answer = await fetch(`${cluster.url}/api${path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-forwarded-for': `41.${below(256)}.${below(256)}.${below(256)}`,
        ...(token && { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify(body),
    }).catch(() => undefined);
    const text = await answer?.text().catch(() => undefined);
    return answer?.status === 200 && text !== undefined ? JSON.parse(text) : undefined;
  };

  const createUser = async () => {
    const email = `chatter-${randomUUID()}@example.com`;
    const form = { name: 'Nadia', email, password: PASSWORD, password_confirmation: PASSWORD };
    const { token } = await call('/register', undefined, form);
    const confirmed = db.updateTable('app_user').set({ email_verified_at: new Date() }).where('email', '=', email);
    const { id } = await confirmed.returning('id').executeTakeFirstOrThrow();
    return { id, token: token as string };
  };
  const startChat = async (property: string): Promise<Chatter[]> => {
    const [buyer, seller] = [await createUser(), await createUser()];
    await db.updateTable('property').set({ user_id: seller.id }).where('id', '=', property).execute();
    const { data } = await call(`/properties/${property}/messages`, buyer.token, { id: randomUUID(), text: 'start' });
    return [buyer, seller].map(({ token }) => ({
      token,
      conversation: data.id,
      sent: [],
      reported: 0,
      restarted: 0,
    }));
  };

  const sendMessages = async (chatter: Chatter) => {
    while (!isOver) {
      const id = randomUUID();
      const path = `/user/conversations/${chatter.conversation}/messages`;
      while (!(await call(path, chatter.token, { id, text: id }))) await sleep(50);
      chatter.sent.push(id);
      await sleep(below(60));
    }
  };
  const followStream = async (chatter: Chatter, onOpen: () => void) => {
    let lastEventId = '';
    while (!ending.signal.aborted) {
      try {
        const headers = {
          authorization: `Bearer ${chatter.token}`,
          ...(lastEventId && { 'last-event-id': lastEventId }),
        };
        const { ok, body } = await fetch(`${cluster.url}/api/user/events`, { headers, signal: ending.signal });
        if (!ok || !body) throw new Error('The stream was refused.');
        let text = '';
        for await (const chunk of body.pipeThrough(new TextDecoderStream())) {
          text += chunk;
          const parts = text.split('\n\n');
          text = parts.pop() ?? '';
          for (const part of parts) {
            const [, id, data] = /^id: (.*)\ndata: (.*)$/.exec(part) ?? [];
            if (id === undefined || data === undefined) continue;
            const { is_complete, events } = JSON.parse(data);
            if (!is_complete && lastEventId !== '') chatter.restarted++;
            lastEventId = id;
            chatter.reported += events.filter(({ kind }: { kind: string }) => kind === 'message').length;
            onOpen();
          }
        }
      } catch {
        await sleep(50);
      }
    }
  };
  const waitUntil = async (isReached: () => boolean) => {
    const deadline = Date.now() + RECOVERY_TIMEOUT_MS;
    while (!isReached()) {
      if (Date.now() > deadline) throw new Error('Too little has happened for two minutes.');
      await sleep(10);
    }
  };

  const listings = db.selectFrom('property').select('id').where('availability', '=', 2).limit(CONVERSATION_COUNT);
  const chatters: Chatter[] = [];
  for (const { id } of await listings.execute()) chatters.push(...(await startChat(id)));
  const streams = await Promise.all(
    chatters.map(
      (chatter) =>
        new Promise<{ end: Promise<void> }>((resolve) => {
          const end = followStream(chatter, () => resolve({ end }));
        }),
    ),
  );
  // Nobody types as fast as the limits would allow for an hour.
  const limitReset = setInterval(
    () =>
      void db
        .deleteFrom('rate_limit')
        .execute()
        .catch(() => undefined),
    500,
  );
  const countAcknowledged = () => chatters.reduce((sum, { sent }) => sum + sent.length, 0);
  const senders = chatters.map(sendMessages);
  try {
    for (let round = 1; round <= killCount; round++) {
      const target = countAcknowledged() + MESSAGES_PER_ROUND;
      await waitUntil(() => countAcknowledged() >= target && cluster.isReady);
      await sleep(below(MAX_DELAY_MS));
      await cluster.kill();
      print(`${round}. ${countAcknowledged()} acknowledged`);
    }
    await waitUntil(() => cluster.isReady);
    isOver = true;
    await Promise.all(senders);
    // Streams that were interrupted by the last kill continue.
    await sleep(STREAM_RECOVERY_MS);
  } finally {
    ending.abort();
    clearInterval(limitReset);
    await Promise.all(streams.map(({ end }) => end));
    await cluster.end();
    bucket.server.close();
  }
  const { rows } = await sql<{ id: string; text: string; conversation_id: string }>`
    select id, text, conversation_id from message where text <> 'start' order by sent_at`.execute(db);
  await close();
  const storedIds = new Set(rows.map(({ id }) => id));
  return {
    rounds: killCount,
    acknowledged: countAcknowledged(),
    lost: chatters.flatMap(({ sent }) => sent).filter((id) => !storedIds.has(id)).length,
    doubled: rows.length - new Set(rows.map(({ text }) => text)).size,
    misplaced: chatters.filter(({ sent }) => {
      const own = new Set(sent);
      return rows.filter(({ id }) => own.has(id)).some(({ id }, index) => id !== sent[index]);
    }).length,
    unreported: chatters.reduce((sum, { conversation, reported }) => {
      const storedCount = rows.filter(({ conversation_id }) => conversation_id === conversation).length;
      return sum + Math.abs(storedCount - reported);
    }, 0),
    restarted: chatters.reduce((sum, { restarted }) => sum + restarted, 0),
    // While a server is down, a connection of a client may take its port.
    selfEndReasons: cluster.nodes
      .flatMap(({ selfEndReasons }) => selfEndReasons)
      .filter((reason) => !reason.includes('already in use')),
  };
}
