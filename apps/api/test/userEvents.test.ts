import { randomUUID } from 'node:crypto';
import type { Hono } from 'hono';
import { beforeAll, expect, it } from 'vitest';
import type { Services } from '../src/app/services.ts';
import { createApi } from '../src/composition/createApi.ts';
import { createServices } from '../src/composition/createServices.ts';
import { OLD_USER_EVENTS_JOB } from '../src/conversations/jobs/oldUserEventsJob.ts';
import { NO_LOG } from '../src/core/log.ts';
import { enqueue } from '../src/jobs/enqueue.ts';
import { insertUserEvents } from '../src/userEvents/repository/userEvents.ts';
import { describeBothEngines, describePostgres } from './engines/describeEngines.ts';
import { createAdTools } from './support/ads.ts';
import { buildJsonRequest, buildPost, withToken } from './support/client.ts';
import { createConversationTools } from './support/conversations.ts';
import { createFixtureApi } from './support/createFixtureApi.ts';
import { openEventStream } from './support/eventStreams.ts';
import { runJobsStrictly } from './support/jobs.ts';
import { createTestPorts } from './support/testPorts.ts';

const MINUTE_MS = 60_000;
const HEARTBEAT_MS = 20_000;
const SESSION_CHECK_MS = 2_000;
const MAX_STREAMS_PER_USER = 10;

describeBothEngines('A user’s stream of events', (open) => {
  const api = createFixtureApi(open);
  const { createUser } = createAdTools(api);
  const { createConversation, start, send, markRead, saveSettings, propose, fetchConversation } =
    createConversationTools(api);
  const openStream = (token: string, lastEventId?: string) => openEventStream(api.app, token, lastEventId);
  const typingPath = (conversation: string) => `/user/conversations/${conversation}/typing`;
  const logOut = (token: string) => api.client.fetchAnswer('logout', '/logout', buildPost(token, {}));

  it('reports changes to the users of a conversation, and only to them', async () => {
    const { buyer, seller, property, conversation } = await createConversation();
    const other = await createUser();
    const streams = await Promise.all([buyer, seller, other].map(({ token }) => openStream(token)));
    const [buyerStream, sellerStream, otherStream] = streams as [
      (typeof streams)[0],
      (typeof streams)[0],
      (typeof streams)[0],
    ];
    expect(buyerStream.received).toEqual([{ is_complete: false, events: [] }]);
    const { id } = await send(buyer.token, conversation, 'هل السعر نهائي؟');
    await buyerStream.expectKinds('message');
    await sellerStream.expectKinds('message');
    expect(sellerStream.received.at(-1)).toEqual({
      is_complete: true,
      events: [{ kind: 'message', conversation_id: conversation }],
    });
    await markRead(seller.token, conversation, id);
    await buyerStream.expectKinds('message', 'read');
    await saveSettings(seller.token, conversation, { is_muted: true });
    await sellerStream.expectKinds('message', 'read', 'settings');
    await propose(seller.token, conversation);
    await buyerStream.expectKinds('message', 'read', 'message');
    await api.client.fetchAnswer('reportTyping', typingPath(conversation), buildPost(buyer.token));
    await sellerStream.expectKinds('message', 'read', 'settings', 'message', 'typing');
    await start(other.token, property);
    await otherStream.expectKinds('message');
    expect(buyerStream.listKinds()).toEqual(['message', 'read', 'message']);
    await Promise.all(streams.map(({ close }) => close()));
  });

  it('is neither buffered nor cached', async () => {
    const { response, close } = await openStream((await createUser()).token);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'text/event-stream',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
    });
    await close();
  });

  it('resumes without loss or doubles', async () => {
    const { buyer, seller, conversation } = await createConversation();
    const before = await openStream(seller.token);
    await send(buyer.token, conversation, '1');
    await before.expectKinds('message');
    await before.close();
    for (const text of ['2', '3', '4']) await send(buyer.token, conversation, text);
    for (let attempt = 0; attempt < 2; attempt++) {
      const after = await openStream(seller.token, before.lastEventId);
      expect(after.received).toMatchObject([{ is_complete: true }]);
      expect(after.listKinds()).toEqual(['message', 'message', 'message']);
      await after.close();
    }
  });

  it('loses and doubles nothing when it is interrupted again and again', async () => {
    const { buyer, seller, conversation } = await createConversation();
    const total = 30;
    let lastEventId = (await openStream(seller.token)).lastEventId;
    const sending = (async () => {
      for (let sent = 0; sent < total; sent += 3)
        await Promise.all([1, 2, 3].map(() => send(buyer.token, conversation, 'مرحبًا')));
    })();
    let receivedCount = 0;
    for (let isLast = false; !isLast; ) {
      isLast = await Promise.race([
        sending.then(() => true),
        new Promise<false>((resolve) => setTimeout(resolve, 50, false)),
      ]);
      const stream = await openStream(seller.token, lastEventId);
      await stream.close();
      expect(stream.received.every(({ is_complete }) => is_complete)).toBe(true);
      receivedCount += stream.listKinds().length;
      lastEventId = stream.lastEventId;
    }
    expect(receivedCount).toBe(total);
  });

  it('starts anew after an id that is unknown, too old or of another database', async () => {
    const { token } = await createUser();
    const now = api.services.clock().getTime();
    const ids = [
      'nonsense',
      `${now}-5:x:`,
      `${now}-1:99999999999:`,
      `${now - 11 * MINUTE_MS}-1:2:`,
      `${now}-${'9'.repeat(20_000)}`,
    ];
    for (const id of ids) {
      const stream = await openStream(token, id);
      expect(stream.received, id.slice(0, 40)).toEqual([{ is_complete: false, events: [] }]);
      await stream.close();
    }
  });

  it('does not repeat that someone was typing', async () => {
    const { buyer, seller, conversation } = await createConversation();
    const { lastEventId, close } = await openStream(seller.token);
    await close();
    await api.client.fetchAnswer('reportTyping', typingPath(conversation), buildPost(buyer.token));
    await send(buyer.token, conversation, 'مرحبًا');
    const stream = await openStream(seller.token, lastEventId);
    expect(stream.listKinds()).toEqual(['message']);
    await stream.close();
  });

  it('sends heartbeats from which it resumes', async () => {
    const stream = await openStream((await createUser()).token);
    const { lastEventId } = stream;
    api.advanceTime(HEARTBEAT_MS);
    await expect.poll(() => stream.received.length).toBe(2);
    expect(stream.received.at(-1)).toEqual({ is_complete: true, events: [] });
    expect(stream.lastEventId).not.toBe(lastEventId);
    await stream.close();
  });

  it('ends with the session: a logout, its end from elsewhere, a deleted account, thirty days', async () => {
    const [first, second, third, fourth] = await Promise.all([createUser(), createUser(), createUser(), createUser()]);
    const streams = await Promise.all([first, second, third, fourth].map(({ token }) => openStream(token)));
    await logOut(first.token);
    await api.client.fetchAnswer('endOtherSessions', '/user/sessions', withToken(second.token, { method: 'DELETE' }));
    api.advanceTime(SESSION_CHECK_MS);
    await expect.poll(() => streams.map(({ hasEnded }) => hasEnded)).toEqual([true, false, false, false]);
    await api.database.db.deleteFrom('session').where('user_id', '=', second.id).execute();
    await api.client.fetchAnswer(
      'deleteAccount',
      '/user',
      withToken(third.token, { ...buildJsonRequest({ current_password: third.password }), method: 'DELETE' }),
    );
    api.advanceTime(SESSION_CHECK_MS);
    await expect.poll(() => streams.map(({ hasEnded }) => hasEnded)).toEqual([true, true, true, false]);
    api.advanceTime(31 * 24 * 60 * MINUTE_MS);
    await expect.poll(() => streams[3]?.hasEnded).toBe(true);
  });

  it('tells the partner of a deleted account', async () => {
    const { buyer, seller, conversation } = await createConversation();
    const stream = await openStream(seller.token);
    await api.client.fetchAnswer(
      'deleteAccount',
      '/user',
      withToken(buyer.token, { ...buildJsonRequest({ current_password: buyer.password }), method: 'DELETE' }),
    );
    await stream.expectKinds('closed');
    expect((await fetchConversation(seller.token, conversation)).partner).toBeNull();
    const events = api.database.db.selectFrom('user_event').selectAll().where('user_id', '=', buyer.id);
    expect(await events.execute()).toEqual([]);
    await stream.close();
  });

  it('is limited to ten per user', async () => {
    const { token } = await createUser();
    for (let i = 0; i < 2 * MAX_STREAMS_PER_USER; i++)
      expect((await api.client.request('/user/events', withToken(token, { method: 'HEAD' }))).status).toBe(200);
    const streams = await Promise.all(Array.from({ length: MAX_STREAMS_PER_USER }, () => openStream(token)));
    const refusal = await api.client.fetchRefusal('/user/events', withToken(token));
    expect(refusal).toMatchObject({ status: 429, faults: ['too_many_requests'] });
    await (await openStream((await createUser()).token)).close();
    await streams[0]?.close();
    await (await openStream(token)).close();
    await Promise.all(streams.map(({ close }) => close()));
  });

  it('does not report typing to others, without a confirmed address or across a block', async () => {
    const { buyer, seller, conversation } = await createConversation();
    const refuseTyping = (token: string, id = conversation) => api.client.fetchFaults(typingPath(id), buildPost(token));
    expect(await refuseTyping((await createUser()).token)).toEqual(['not_found id']);
    expect(await refuseTyping(buyer.token, randomUUID())).toEqual(['not_found id']);
    await saveSettings(seller.token, conversation, { is_blocked: true });
    expect(await refuseTyping(buyer.token)).toEqual(['partner_unavailable']);
    expect(await refuseTyping(seller.token)).toEqual(['partner_blocked']);
    await saveSettings(seller.token, conversation, { is_blocked: false });
    await api.database.db.updateTable('app_user').set({ email_verified_at: null }).where('id', '=', buyer.id).execute();
    expect(await refuseTyping(buyer.token)).toEqual(['email_unconfirmed']);
  });

  it('forgets events after half an hour', async () => {
    const { buyer, conversation } = await createConversation();
    api.advanceTime(31 * MINUTE_MS);
    await send(buyer.token, conversation, 'مرحبًا');
    await enqueue(api.database.db, { kind: OLD_USER_EVENTS_JOB, payload: {}, now: api.services.clock() });
    await runJobsStrictly(api);
    const events = api.database.db.selectFrom('user_event').select('kind').where('conversation_id', '=', conversation);
    expect(await events.execute()).toHaveLength(2);
  });
});

describeBothEngines('Streams of several nodes', (open) => {
  const api = createFixtureApi(open);
  const { createConversation, send } = createConversationTools(api);
  let otherServices: Services;
  let otherApp: Hono;
  beforeAll(async () => {
    otherServices = await createServices(createTestPorts(api.database.db, api.services.clock));
    otherApp = createApi(otherServices, NO_LOG);
  });

  it('report the changes that another node has made, and end when their node stops', async () => {
    const { buyer, seller, conversation } = await createConversation();
    const [buyerStream, sellerStream] = [
      await openEventStream(api.app, buyer.token),
      await openEventStream(otherApp, seller.token),
    ];
    await send(buyer.token, conversation, 'مرحبًا');
    await sellerStream.expectKinds('message');
    await buyerStream.expectKinds('message');
    await otherServices.userEvents.close();
    await expect.poll(() => sellerStream.hasEnded).toBe(true);
    expect((await otherApp.request('/api/user/events', withToken(seller.token))).status).toBe(503);
    await send(buyer.token, conversation, 'هل ما زال متاحًا؟');
    const resumed = await openEventStream(api.app, seller.token, sellerStream.lastEventId);
    expect(resumed.received).toMatchObject([{ is_complete: true, events: [{ kind: 'message' }] }]);
    await Promise.all([buyerStream.close(), resumed.close()]);
  });
});

describePostgres('A stream of events', (open) => {
  const api = createFixtureApi(open);
  const { createConversation, send } = createConversationTools(api);

  it('reports a change that is committed after later ones', async () => {
    const { buyer, seller, conversation } = await createConversation();
    const stream = await openEventStream(api.app, seller.token);
    await api.database.db.transaction().execute(async (tx) => {
      const now = api.services.clock();
      await insertUserEvents(tx, { userIds: [seller.id], kind: 'read', conversationId: conversation, now });
      await send(buyer.token, conversation, 'مرحبًا');
      await stream.expectKinds('message');
    });
    await stream.expectKinds('message', 'read');
    await stream.close();
  });
});
