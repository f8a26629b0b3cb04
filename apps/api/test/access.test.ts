import { randomUUID } from 'node:crypto';
import { type Call, type CallName, calls, hasRole, ROLES, type Role } from '@mashrabiya/contract';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { insertPasskey } from '../src/accounts/repository/passkeys.ts';
import { generateToken } from '../src/request/tokens.ts';
import { describeEngines } from './engines/describeEngines.ts';
import { propertyId, SELLER } from './fixtures/properties.ts';
import { createAdTools } from './support/ads.ts';
import { buildFormRequest, buildJsonRequest, buildPost, withToken } from './support/client.ts';
import { createCompanyTools } from './support/companies.ts';
import { createConversationTools } from './support/conversations.ts';
import { createFixtureApi } from './support/createFixtureApi.ts';
import { addReels, createReel, reelId } from './support/reels.ts';
import { createShop } from './support/shop.ts';
import { registerUser } from './support/users.ts';

const THIRTY_DAYS_MS = 30 * 86_400_000;

/** Fields of an answer that its schema removes. */
function listUndeclaredFields(sent: unknown, parsed: unknown, path = ''): string[] {
  if (typeof sent !== 'object' || sent === null || typeof parsed !== 'object' || parsed === null) return [];
  const declared = new Map(Object.entries(parsed));
  return Object.entries(sent).flatMap(([key, value]) => {
    const field = Array.isArray(sent) ? path : `${path}/${key}`;
    return declared.has(key) ? listUndeclaredFields(value, declared.get(key), field) : [field];
  });
}

describeEngines('Access', (open) => {
  const api = createFixtureApi(open);
  /** A request that reaches the call, although its schemas may refuse it. */
  const buildRequest = (call: Call): [path: string, init: RequestInit] => [
    call.path.replace(/\{\w+\}/g, propertyId(1)),
    call.method === 'GET' ? {} : { ...buildJsonRequest({}), method: call.method },
  ];
  const fetchRefusalCode = async (call: Call, token?: string) => {
    const [path, init] = buildRequest(call);
    const response = await api.client.request(path, token === undefined ? init : withToken(token, init));
    const code = response.ok ? undefined : (await response.json()).errors[0].code;
    return response.status === 401 && code === 'login_required';
  };

  it.each(Object.entries<Call>(calls).filter(([name]) => name !== 'logout'))(
    'to %s is as declared',
    async (_, call) => {
      const { token } = await registerUser(api.client);
      const closedSession = await registerUser(api.client);
      await api.client.fetchAnswer('logout', '/logout', buildPost(closedSession.token, {}));
      expect(await fetchRefusalCode(call)).toBe(call.access === 'required');
      for (const wrong of ['', 'nonsense', generateToken(), closedSession.token])
        expect(await fetchRefusalCode(call, wrong)).toBe(call.access !== 'public');
      expect(await fetchRefusalCode(call, token)).toBe(false);
    },
  );

  it.each(Object.entries<Call>(calls).filter(([, call]) => call.access !== 'public'))(
    'to %s with a login is never cached',
    async (_, call) => {
      const { token } = await registerUser(api.client);
      const [path, init] = buildRequest(call);
      const response = await api.client.request(path, withToken(token, init));
      expect(response.headers.get('cache-control')).toBe('no-store');
      expect(response.headers.get('x-cache-seconds')).toBeNull();
    },
  );

  it('to own data is never cached', async () => {
    const { token } = await registerUser(api.client);
    const ownCalls = Object.entries<Call>(calls).filter(
      ([, { access, method, path, role, query }]) =>
        access === 'required' && method === 'GET' && !role && !path.includes('{') && !query,
    );
    const violatingCalls: string[] = [];
    let answeredCount = 0;
    for (const [name, call] of ownCalls) {
      const response = await api.client.request(call.path, withToken(token));
      if (response.ok) answeredCount++;
      if (response.headers.get('cache-control') !== 'no-store') violatingCalls.push(name);
    }
    expect(violatingCalls).toEqual([]);
    expect(answeredCount).toBeGreaterThan(ownCalls.length / 2);
  });

  it('to data shows no field that the contract does not declare', async () => {
    const { token } = await registerUser(api.client);
    const violations: string[] = [];
    let answeredCount = 0;
    const { streamUserEvents: _, ...endingCalls } = calls;
    for (const [name, call] of Object.entries<Call>(endingCalls)) {
      if (call.method !== 'GET' || call.role) continue;
      for (const id of call.path.includes('{') ? [propertyId(1), SELLER.id, '1'] : ['']) {
        const path = call.path.replace(/\{\w+\}/g, id);
        const response = await api.client.request(path, call.access === 'public' ? {} : withToken(token));
        if (!response.ok || !response.headers.get('content-type')?.includes('json')) continue;
        answeredCount++;
        const body: unknown = await response.json();
        const fields = listUndeclaredFields(body, call.answer.parse(body));
        if (fields.length > 0) violations.push(`${name}: ${fields.join(', ')}`);
      }
    }
    expect(violations).toEqual([]);
    expect(answeredCount).toBeGreaterThan(20);
  });

  it('to a role’s calls requires that role', async () => {
    const tokens: Record<Role, string> = { user: '', moderator: '', finance: '', administrator: '' };
    for (const role of ROLES) {
      const { token, email } = await registerUser(api.client);
      tokens[role] = token;
      await api.database.db.updateTable('app_user').set({ role }).where('email', '=', email).execute();
    }
    const violations: string[] = [];
    for (const [name, call] of Object.entries<Call>(calls)) {
      if (!call.role) continue;
      for (const role of ROLES) {
        const [path, init] = buildRequest(call);
        const response = await api.client.request(path, withToken(tokens[role], init));
        const code = response.ok ? undefined : (await response.json()).errors[0].code;
        if ((code === 'forbidden') === hasRole(role, call.role)) violations.push(`${name} as ${role}: ${code}`);
      }
    }
    expect(violations).toEqual([]);
  });

  it('of a blocked user is refused as declared', async () => {
    const { token, email } = await registerUser(api.client);
    const block = { blocked_at: api.services.clock() };
    await api.database.db.updateTable('app_user').set(block).where('email', '=', email).execute();
    const refusedCalls = Object.entries<Call>(calls).filter(
      ([, call]) => call.unlessBlocked && call.access !== 'public',
    );
    const violations: string[] = [];
    for (const [name, call] of refusedCalls) {
      const [path, init] = buildRequest(call);
      const response = await api.client.request(path, withToken(token, init));
      const code = response.ok ? undefined : (await response.json()).errors[0].code;
      if (code !== 'account_blocked') violations.push(`${name}: ${code}`);
    }
    expect(violations).toEqual([]);
    expect(refusedCalls.length).toBeGreaterThan(15);
  });

  it('to another user’s data is refused, for each call with an id', async () => {
    const [owner, otherUser] = [await registerUser(api.client), await registerUser(api.client)];
    const { db } = api.database;
    const { id: userId } = await db
      .selectFrom('app_user')
      .select('id')
      .where('email', '=', owner.email)
      .executeTakeFirstOrThrow();
    const ad = propertyId(2);
    await db.updateTable('property').set({ user_id: userId }).where('id', '=', ad).execute();
    await addReels(db, createReel(2, { user_id: userId }));
    const { id: session } = await db
      .selectFrom('session')
      .select('id')
      .where('user_id', '=', userId)
      .executeTakeFirstOrThrow();
    const credential = { id: 'owner', publicKey: new Uint8Array(), counter: 0 };
    const passkey = await insertPasskey(db, { userId, name: 'Phone', credential, now: api.services.clock() });
    const { id: identity } = await db
      .insertInto('identity')
      .values({ issuer: 'theirs', subject: 'owner', email: null, user_id: userId, created_at: api.services.clock() })
      .returning('id')
      .executeTakeFirstOrThrow();
    const { id: order } = await createShop(api).placeOrder(owner.token);
    const draft = randomUUID();
    const video = (
      await api.client.fetchData('startVideoUpload', '/uploads/clips', buildPost(owner.token, { bytes: 1 }))
    ).id;
    const saveResponse = await api.client.request(
      '/saved-searches',
      buildPost(owner.token, { href: '/listing', name: 'Mine' }),
    );
    expect(saveResponse.status).toBe(200);
    const { id: search } = await db
      .selectFrom('saved_search')
      .select('id')
      .where('user_id', '=', userId)
      .executeTakeFirstOrThrow();
    const edit = (await createAdTools(api).buildAdForm()) as RequestInit;
    const conversation = randomUUID();
    const parties = { property_id: propertyId(3), buyer_id: userId, seller_id: SELLER.id };
    const times = { created_at: api.services.clock(), last_message_at: api.services.clock() };
    await db
      .insertInto('conversation')
      .values({ id: conversation, ...parties, ...times })
      .execute();
    const message = buildJsonRequest({ id: randomUUID(), text: 'مرحبًا' });
    const lead = randomUUID();
    const contactTimes = { first_contact_at: api.services.clock(), last_contact_at: api.services.clock() };
    await db
      .insertInto('lead')
      .values({
        id: lead,
        property_id: ad,
        seller_id: userId,
        visitor: 'x',
        user_id: null,
        ...contactTimes,
        last_channel: 0,
      })
      .execute();
    const { insertProposal, insertPicture, getViewingTime } = createConversationTools(api);
    const viewing = await insertProposal(conversation);
    const picture = await insertPicture(conversation);
    const paper = await createCompanyTools(api).uploadPaper(owner.token);
    const proposal = { id: randomUUID(), starts_at: getViewingTime(), replaces: null };
    /** The owner's id, the request, and the other user's error code; null if ids are scoped to each user. */
    const otherCases: Partial<Record<CallName, [id: string, init: RequestInit, code: string | null]>> = {
      endSession: [session, { method: 'DELETE' }, 'not_found'],
      removePasskey: [
        passkey?.id ?? '',
        { ...buildJsonRequest({ current_password: otherUser.password }), method: 'DELETE' },
        'not_found',
      ],
      unlinkIdentity: [
        identity,
        { ...buildJsonRequest({ current_password: otherUser.password }), method: 'DELETE' },
        'not_found',
      ],
      renameSavedSearch: [search, buildJsonRequest({ name: 'Theirs' }), 'not_found'],
      removeSavedSearch: [search, { method: 'DELETE' }, null],
      markSavedSearchSeen: [search, buildJsonRequest({}), 'not_found'],
      setSearchAlert: [search, buildJsonRequest({ frequency: 'none', by_mail: false, by_push: false }), 'not_found'],
      noteFavorite: [ad, buildJsonRequest({ note: 'x' }), 'not_found'],
      editProperty: [ad, edit, 'not_yours'],
      removeProperty: [ad, { method: 'DELETE' }, 'not_yours'],
      getOwnProperty: [ad, {}, 'not_yours'],
      previewProperty: [ad, {}, 'not_yours'],
      getAdStatistics: [ad, {}, 'not_yours'],
      confirmProperty: [ad, { method: 'POST' }, 'not_yours'],
      closeProperty: [ad, buildJsonRequest({}), 'not_yours'],
      discardEdit: [ad, { method: 'DELETE' }, 'not_yours'],
      pauseProperty: [ad, { method: 'POST' }, 'not_yours'],
      resumeProperty: [ad, { method: 'POST' }, 'not_yours'],
      renewProperty: [ad, buildJsonRequest({ ranking: 1 }), 'not_yours'],
      getOrder: [order, {}, 'not_found'],
      checkOrder: [order, { method: 'POST' }, 'not_found'],
      cancelOrder: [order, { method: 'POST' }, 'not_found'],
      renewCheckout: [order, { method: 'POST' }, 'not_found'],
      getReceipt: [order, {}, 'not_found'],
      quoteRefund: [order, {}, 'not_found'],
      requestRefund: [order, buildJsonRequest({ amount: 1, reason: null }), 'not_found'],
      saveDraft: [draft, buildJsonRequest({}), 'any'],
      toggleReelFavorite: [reelId(2), { method: 'POST' }, null],
      editReel: [reelId(2), buildJsonRequest({}), 'any'],
      discardReelEdit: [reelId(2), { method: 'DELETE' }, 'not_yours'],
      removeReel: [reelId(2), { method: 'DELETE' }, 'not_yours'],
      getVideoUpload: [video, {}, 'not_found'],
      getUploadedVideo: [video, {}, 'not_found'],
      addVideoPart: [video, buildFormRequest({ offset: '0', part: new File(['x'], 'part') }), 'not_found'],
      finishVideoUpload: [video, { method: 'POST' }, 'not_found'],
      removeDraft: [draft, { method: 'DELETE' }, null],
      startConversation: [ad, message, 'email_unconfirmed'],
      getConversation: [conversation, {}, 'not_found'],
      sendMessage: [conversation, message, 'not_found'],
      getMessagePicture: [picture, {}, 'not_found'],
      getCompanyPaper: [paper, {}, 'not_found'],
      sharePhone: [conversation, buildJsonRequest({ id: randomUUID(), phone: '01000001234' }), 'not_found'],
      markConversationRead: [conversation, buildJsonRequest({ until: randomUUID() }), 'not_found'],
      saveConversationSettings: [conversation, buildJsonRequest({ is_blocked: true }), 'not_found'],
      reportTyping: [conversation, { method: 'POST' }, 'not_found'],
      reportConversation: [conversation, buildJsonRequest({ reason: 'fraud', note: null }), 'not_found'],
      getLead: [lead, {}, 'not_found'],
      updateLead: [lead, buildJsonRequest({ status: 'won' }), 'not_found'],
      proposeViewing: [conversation, buildJsonRequest(proposal), 'not_found'],
      answerViewing: [viewing, buildJsonRequest({ id: randomUUID(), status: 'accepted' }), 'not_found'],
      getViewingCalendar: [viewing, {}, 'not_found'],
      // The user's own review of a provider.
      getOwnReview: [userId, {}, null],
      saveReview: [userId, buildJsonRequest({ rating: 5, text: '' }), 'email_unconfirmed'],
      removeReview: [userId, { method: 'DELETE' }, 'not_found'],
      saveReply: [ad, buildJsonRequest({ text: 'شكرًا' }), 'not_found'],
      removeReply: [ad, { method: 'DELETE' }, 'not_found'],
    };
    const withId = Object.entries<Call>(calls).filter(
      ([, { access, path, role }]) => access === 'required' && !role && path.includes('{'),
    );
    expect(Object.keys(otherCases).sort()).toEqual(withId.map(([name]) => name).sort());
    const violations: string[] = [];
    for (const [name, call] of withId) {
      const [id, init, expected] = otherCases[name as CallName] ?? ['', {}, ''];
      const response = await api.client.request(call.path.replace(/\{\w+\}/, id), withToken(otherUser.token, init));
      const code = response.ok ? null : (await response.json()).errors[0].code;
      if (expected === 'any' ? code === null : code !== expected) violations.push(`${name}: ${code}`);
    }
    expect(violations).toEqual([]);
    const remainingSearches = await db.selectFrom('saved_search').select('id').where('id', '=', search).execute();
    expect(remainingSearches).toHaveLength(1);
  });

  it('ends for every call with a session unused for thirty days', async () => {
    const { token } = await registerUser(api.client);
    expect(await fetchRefusalCode(calls.getProfile, token)).toBe(false);
    api.advanceTime(THIRTY_DAYS_MS + 1);
    const open: string[] = [];
    for (const [name, call] of Object.entries<Call>(calls))
      if (name !== 'logout' && call.access !== 'public' && !(await fetchRefusalCode(call, token))) open.push(name);
    expect(open).toEqual([]);
  });
});

const SECRET = /token|password|secret|challenge|nonce|credential|^code$/;

describe('The address of a call', () => {
  const listFields = (schema: z.ZodType | undefined) =>
    schema ? Object.keys(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }).properties ?? {}) : [];

  // Mail programs stop an alert by its address alone (RFC 8058); the token has no other use.
  const otherCalls = Object.entries<Call>(calls).filter(([name]) => name !== 'stopAlert');

  it.each(otherCalls)('of %s contains no secret that logs could store', (_, call) => {
    const addressFields = [...listFields(call.params), ...listFields(call.query)];
    expect(addressFields.filter((field) => SECRET.test(field))).toEqual([]);
  });

  it('fails this check if it does', () => {
    expect(listFields(calls.loginTwoFactor.body).filter((field) => SECRET.test(field))).toEqual(['challenge', 'code']);
  });
});
