import { randomUUID } from 'node:crypto';
import { MESSAGE_MAX_LENGTH, PAGE_SIZE } from '@mashrabiya/contract';
import { expect, it } from 'vitest';
import { hashText } from '../src/request/hashText.ts';
import { describeBothEngines } from './engines/describeEngines.ts';
import { propertyId } from './fixtures/properties.ts';
import { createAdTools } from './support/ads.ts';
import { buildPost, withToken } from './support/client.ts';
import { createConversationTools } from './support/conversations.ts';
import { createFixtureApi } from './support/createFixtureApi.ts';
import { registerUser } from './support/users.ts';

const DAY_MS = 86_400_000;

describeBothEngines('Conversations', (open) => {
  const api = createFixtureApi(open);
  const { createUser } = createAdTools(api);
  const {
    createListing,
    createBuyerAndSeller,
    createConversation,
    start,
    send,
    fetchConversation,
    readTexts,
    listInbox,
    countUnread,
    markRead,
    refuseStart,
    refuseSend,
  } = createConversationTools(api);
  const findProperty = (id: string) =>
    api.database.db.selectFrom('property').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const setAvailability = (id: string, availability: number) =>
    api.database.db.updateTable('property').set({ availability }).where('id', '=', id).execute();

  it('are started by a buyer, answered by the seller and listed for both', async () => {
    const { buyer, seller, property } = await createBuyerAndSeller();
    const conversation = await start(buyer.token, property, ' هل السعر قابل للتفاوض؟ ');
    api.advanceTime(1000);
    const answer = await send(seller.token, conversation, 'نعم، قليلًا');
    expect(answer).toMatchObject({ is_own: true, text: 'نعم، قليلًا', sent_at: api.services.clock().toISOString() });
    expect(await fetchConversation(buyer.token, conversation)).toMatchObject({
      id: conversation,
      role: 'buyer',
      partner: { id: seller.id, name: seller.name },
      property: { id: property },
      is_property_available: true,
      messages: [
        { is_own: true, text: 'هل السعر قابل للتفاوض؟' },
        { id: answer.id, is_own: false },
      ],
      has_earlier: false,
    });
    for (const [token, role, unread] of [
      [buyer.token, 'buyer', 1],
      [seller.token, 'seller', 0],
    ] as const) {
      const inbox = await listInbox(token);
      expect(inbox).toMatchObject({ current_page: 1, last_page: 1, total: 1 });
      expect(inbox.data).toMatchObject([{ id: conversation, role, unread, last_message: { id: answer.id } }]);
      expect(await countUnread(token)).toBe(unread);
    }
  });

  it('mark earlier messages as read by the user who answers', async () => {
    const { buyer, seller, conversation } = await createConversation('1');
    expect((await fetchConversation(buyer.token, conversation)).partner_read_until).toBeNull();
    const question = await send(buyer.token, conversation, '2');
    await send(seller.token, conversation, '3');
    expect((await fetchConversation(buyer.token, conversation)).partner_read_until).toBe(question.sent_at);
    expect((await fetchConversation(seller.token, conversation)).partner_read_until).toBeNull();
    expect([await countUnread(buyer.token), await countUnread(seller.token)]).toEqual([1, 0]);
    await send(seller.token, conversation, '4');
    expect([await countUnread(buyer.token), await countUnread(seller.token)]).toEqual([2, 0]);
    await send(buyer.token, conversation, '5');
    expect([await countUnread(buyer.token), await countUnread(seller.token)]).toEqual([0, 1]);
  });

  it('are one per buyer and property, also for concurrent first messages', async () => {
    const { buyer, seller, property } = await createBuyerAndSeller();
    const ids = await Promise.all(Array.from({ length: 5 }, (_, index) => start(buyer.token, property, `${index}`)));
    expect(new Set(ids).size).toBe(1);
    expect((await readTexts(seller.token, ids[0] ?? '')).toSorted()).toEqual(['0', '1', '2', '3', '4']);
    expect(await start(buyer.token, property)).toBe(ids[0]);
    expect(await start((await createUser()).token, property)).not.toBe(ids[0]);
    expect(await start(buyer.token, await createListing(seller.id))).not.toBe(ids[0]);
    expect((await listInbox(seller.token)).total).toBe(3);
  });

  it('store a repeated message once, and count it once', async () => {
    const { buyer, seller, property } = await createBuyerAndSeller();
    const [first, second] = [randomUUID(), randomUUID()];
    const starts = await Promise.all([1, 2, 3].map(() => start(buyer.token, property, 'مرحبًا', first)));
    const conversation = starts[0] ?? '';
    expect(starts).toEqual([conversation, conversation, conversation]);
    const answers = await Promise.all([1, 2, 3].map(() => send(buyer.token, conversation, 'أين العقار؟', second)));
    expect(await send(buyer.token, conversation, 'نص آخر', second.toUpperCase())).toEqual(answers[0]);
    expect(answers).toEqual([answers[0], answers[0], answers[0]]);
    expect(await readTexts(seller.token, conversation)).toEqual(['مرحبًا', 'أين العقار؟']);
    expect(await countUnread(seller.token)).toBe(2);
    const uses = api.database.db.selectFrom('rate_limit').select(['key', 'used']);
    const keys = [hashText(`message ${buyer.id}`), hashText(`conversation ${buyer.id}`)];
    expect(await uses.where('key', 'in', keys).orderBy('used').execute()).toMatchObject([{ used: 1 }, { used: 2 }]);
    await setAvailability(property, 3);
    expect(await start(buyer.token, property, 'مرحبًا', first)).toBe(conversation);
  });

  it('refuse a message id that is used elsewhere', async () => {
    const { buyer, seller, property } = await createBuyerAndSeller();
    const id = randomUUID();
    const conversation = await start(buyer.token, property, 'مرحبًا', id);
    const otherProperty = await createListing(seller.id);
    const otherConversation = await start(buyer.token, otherProperty);
    const refusal = { status: 409, faults: ['key_reused /id'] };
    expect(await refuseSend(seller.token, conversation, 'مرحبًا', id)).toMatchObject(refusal);
    expect(await refuseSend(buyer.token, otherConversation, 'مرحبًا', id)).toMatchObject(refusal);
    expect(await refuseStart(buyer.token, otherProperty, 'مرحبًا', id)).toMatchObject(refusal);
    expect(await refuseStart((await createUser()).token, property, 'مرحبًا', id)).toMatchObject(refusal);
    const sharedId = randomUUID();
    const sends = [conversation, otherConversation].map((to) =>
      api.client.fetchStatus(`/user/conversations/${to}/messages`, buildPost(buyer.token, { id: sharedId, text: 'x' })),
    );
    expect((await Promise.all(sends)).sort()).toEqual([200, 409]);
  });

  it('keep twenty concurrent messages once each, in one order for both users', async () => {
    const { buyer, seller, conversation } = await createConversation('0');
    const ids = Array.from({ length: 20 }, () => randomUUID());
    const sendOnce = (id: string, index: number) =>
      send(index % 2 ? buyer.token : seller.token, conversation, String(index + 1), id);
    await Promise.all([...ids.map(sendOnce), ...ids.slice(0, 5).map(sendOnce)]);
    const texts = await readTexts(buyer.token, conversation);
    expect(texts.map(Number).toSorted((one, other) => one - other)).toEqual(Array.from({ length: 21 }, (_, i) => i));
    expect(await readTexts(seller.token, conversation)).toEqual(texts);
    const { messages } = await fetchConversation(buyer.token, conversation);
    expect(new Set(messages.map(({ sent_at }) => sent_at)).size).toBe(21);
    const isLastOwn = messages.at(-1)?.is_own;
    const unanswered = messages.length - 1 - messages.findLastIndex(({ is_own }) => is_own !== isLastOwn);
    const counts = [await countUnread(buyer.token), await countUnread(seller.token)];
    expect(counts).toEqual(isLastOwn ? [0, unanswered] : [unanswered, 0]);
  });

  it('order messages as they arrive if a node’s clock is behind', async () => {
    const { buyer, seller, conversation } = await createConversation('أولًا');
    api.advanceTime(-5000);
    await send(seller.token, conversation, 'ثانيًا');
    await send(buyer.token, conversation, 'ثالثًا');
    api.advanceTime(5000);
    expect(await readTexts(buyer.token, conversation)).toEqual(['أولًا', 'ثانيًا', 'ثالثًا']);
    expect((await listInbox(buyer.token)).data[0]?.last_message.text).toBe('ثالثًا');
  });

  it('are hidden from everyone else', async () => {
    const { buyer, conversation } = await createConversation();
    const until = (await fetchConversation(buyer.token, conversation)).messages[0]?.id;
    const administrator = await createUser('administrator');
    const refusal = { status: 404, faults: ['not_found id'] };
    for (const { token } of [await createUser(), await registerUser(api.client), administrator]) {
      const path = `/user/conversations/${conversation}`;
      expect(await api.client.fetchRefusal(path, withToken(token))).toMatchObject(refusal);
      expect(await refuseSend(token, conversation)).toMatchObject(refusal);
      expect(await api.client.fetchRefusal(`${path}/read`, buildPost(token, { until }))).toMatchObject(refusal);
      expect((await listInbox(token)).data).toEqual([]);
    }
    expect(await refuseSend(buyer.token, randomUUID())).toMatchObject(refusal);
    expect(await api.client.fetchStatus('/user/conversations/unread')).toBe(401);
  });

  it('cannot be started about an own or an unavailable property, or with an unconfirmed address', async () => {
    const { buyer, seller, property } = await createBuyerAndSeller();
    expect(await refuseStart(seller.token, property)).toMatchObject({ status: 403, faults: ['message_to_oneself'] });
    const unconfirmedUser = await registerUser(api.client);
    expect(await refuseStart(unconfirmedUser.token, property)).toMatchObject({
      status: 409,
      faults: ['email_unconfirmed'],
    });
    expect(await refuseStart(buyer.token, propertyId(9999))).toMatchObject({ status: 404, faults: ['not_found id'] });
    expect(await refuseStart(buyer.token, 'x')).toMatchObject({ status: 422, faults: ['invalid_id id'] });
    for (const [availability, status] of [
      [1, 404],
      [3, 410],
      [4, 404],
    ] as const) {
      await setAvailability(property, availability);
      expect(await refuseStart(buyer.token, property)).toMatchObject({ status });
    }
    expect((await listInbox(seller.token)).total).toBe(0);
  });

  it('continue after the property is sold, and show no unapproved version of it', async () => {
    const { buyer, seller, property, conversation } = await createConversation();
    await setAvailability(property, 3);
    await send(seller.token, conversation, 'تم البيع');
    await send(buyer.token, conversation, 'شكرًا');
    const available = { is_property_available: false, property: { id: property, availability: 3 } };
    expect(await fetchConversation(buyer.token, conversation)).toMatchObject(available);
    await setAvailability(property, 1);
    const { address_ar, address_en } = await findProperty(property);
    const address = address_ar ?? address_en ?? '';
    const [shownToBuyer, shownToSeller] = [
      (await listInbox(buyer.token)).data[0]?.property,
      (await listInbox(seller.token)).data[0]?.property,
    ];
    expect(shownToBuyer).toMatchObject({ img: [], price: null, location: null });
    expect(JSON.stringify(shownToBuyer)).not.toContain(address);
    expect(shownToSeller).toMatchObject({ address });
  });

  it('are closed to blocked accounts, which can still read them', async () => {
    const { buyer, seller, property, conversation } = await createConversation();
    const { db } = api.database;
    await db.updateTable('app_user').set({ blocked_at: new Date() }).where('id', '=', buyer.id).execute();
    const refusal = { status: 403, faults: ['account_blocked'] };
    expect(await refuseSend(buyer.token, conversation)).toMatchObject(refusal);
    expect(await refuseStart(buyer.token, property)).toMatchObject(refusal);
    await send(seller.token, conversation, 'هل ما زلت مهتمًا؟');
    expect(await readTexts(buyer.token, conversation)).toHaveLength(2);
  });

  it('move the read mark forward only', async () => {
    const { buyer, seller, conversation } = await createConversation('1');
    for (const text of ['2', '3']) await send(buyer.token, conversation, text);
    expect(await countUnread(seller.token)).toBe(3);
    const { messages } = await fetchConversation(seller.token, conversation);
    const readUntil = async (index: number) => {
      await markRead(seller.token, conversation, messages[index]?.id ?? '');
      const { partner_read_until } = await fetchConversation(buyer.token, conversation);
      return [await countUnread(seller.token), partner_read_until];
    };
    expect(await readUntil(1)).toEqual([1, messages[1]?.sent_at]);
    expect(await readUntil(0)).toEqual([1, messages[1]?.sent_at]);
    expect(await readUntil(2)).toEqual([0, messages[2]?.sent_at]);
    expect(await readUntil(1)).toEqual([0, messages[2]?.sent_at]);
    expect(await countUnread(buyer.token)).toBe(0);
    const other = await createConversation();
    const foreign = (await fetchConversation(other.buyer.token, other.conversation)).messages[0]?.id ?? '';
    for (const until of [foreign, randomUUID()]) {
      const path = `/user/conversations/${conversation}/read`;
      expect(await api.client.fetchRefusal(path, buildPost(seller.token, { until }))).toMatchObject({
        status: 404,
        faults: ['not_found /until'],
      });
    }
  });

  it('count unread messages of all conversations exactly, also while they are read', async () => {
    const { buyer, seller, conversation } = await createConversation('0');
    const other = await start((await createUser()).token, await createListing(seller.id));
    const { messages } = await fetchConversation(seller.token, conversation);
    await Promise.all([
      ...Array.from({ length: 6 }, (_, index) => send(buyer.token, conversation, `${index}`)),
      markRead(seller.token, conversation, messages[0]?.id ?? ''),
    ]);
    expect(await countUnread(seller.token)).toBe(7);
    const inbox = (await listInbox(seller.token)).data.map(({ id, unread }) => [id, unread]);
    expect(Object.fromEntries(inbox)).toEqual({ [conversation]: 6, [other]: 1 });
  });

  it('have pages of messages, the latest first', async () => {
    const { buyer, seller, conversation } = await createConversation('0');
    for (let number = 1; number <= 60; number++)
      await send(number % 2 ? seller.token : buyer.token, conversation, String(number));
    const latest = await fetchConversation(buyer.token, conversation);
    expect(latest.messages.map(({ text }) => Number(text))).toEqual(Array.from({ length: 50 }, (_, i) => i + 11));
    expect(latest.has_earlier).toBe(true);
    const earlier = await fetchConversation(buyer.token, conversation, latest.messages[0]?.id);
    expect(earlier.messages.map(({ text }) => Number(text))).toEqual(Array.from({ length: 11 }, (_, i) => i));
    expect(earlier.has_earlier).toBe(false);
    const path = `/user/conversations/${conversation}?before=`;
    const fetchFaults = (before: string) => api.client.fetchFaults(path + before, withToken(buyer.token));
    expect(await fetchFaults(randomUUID())).toEqual(['not_found before']);
    expect(await fetchFaults('x')).toEqual(['invalid_id before']);
  });

  it('have pages of the inbox as buyer and seller, the latest message first', async () => {
    const user = await createUser();
    api.advanceTime(8 * DAY_MS);
    const { seller } = await createBuyerAndSeller();
    const started: string[] = [];
    for (let count = 0; count < PAGE_SIZE; count++) {
      api.advanceTime(1000);
      started.push(await start(user.token, await createListing(seller.id)));
    }
    const own = await createListing(user.id);
    for (let count = 0; count < 3; count++) {
      api.advanceTime(1000);
      started.push(await start((await createUser()).token, own));
    }
    const [moved = ''] = started.splice(4, 1);
    api.advanceTime(1000);
    await send(seller.token, moved, 'أهلًا');
    const pages = [await listInbox(user.token, 1), await listInbox(user.token, 2), await listInbox(user.token, 3)];
    expect(pages.map(({ data }) => data.length)).toEqual([PAGE_SIZE, 3, 0]);
    expect(pages[0]).toMatchObject({ total: PAGE_SIZE + 3, last_page: 2 });
    expect(pages.flatMap(({ data }) => data.map(({ id }) => id))).toEqual([moved, ...started.reverse()]);
    expect(pages[0]?.data.map(({ role }) => role).slice(0, 4)).toEqual(['buyer', 'seller', 'seller', 'seller']);
    expect(await api.client.fetchFaults('/user/conversations?page=0', withToken(user.token))).toEqual([
      'invalid_page page',
    ]);
  });

  it('count as a lead once per buyer, property and day, and as contact in a review', async () => {
    const { buyer, seller, property } = await createBuyerAndSeller();
    const { total_leads: leadsBefore } = await findProperty(property);
    const saveReview = () =>
      api.client.fetchData(
        'saveReview',
        `/provider/${seller.id}/review`,
        buildPost(buyer.token, { rating: 4, text: '' }),
      );
    expect(await saveReview()).toMatchObject({ has_contacted: false });
    for (const text of ['مرحبًا', 'هل أنت هنا؟']) await start(buyer.token, property, text);
    expect((await findProperty(property)).total_leads).toBe(leadsBefore + 1);
    const leads = api.database.db.selectFrom('property_lead').select('channel').where('property_id', '=', property);
    expect(await leads.execute()).toEqual([{ channel: 3 }]);
    expect(await saveReview()).toMatchObject({ has_contacted: true });
    api.advanceTime(DAY_MS);
    await start(buyer.token, property);
    expect((await findProperty(property)).total_leads).toBe(leadsBefore + 2);
  });

  it.each([
    ['SQL', "'); drop table message; --"],
    ['HTML', '<img src=x onerror=alert(1)>&amp;'],
    ['direction overrides', '\u202eمرحبا\u2066 abc\u2069\u2069'],
    ['placeholders and paths', '{{writer}} $(x) %00 ../../etc/passwd'],
    ['the full length', 'م'.repeat(MESSAGE_MAX_LENGTH)],
    ['characters of several code points', '👩‍👩‍👧‍👦 é\u0301'],
    ['several lines', 'سطر\n\nسطر'],
  ])('keep a text with %s unchanged', async (_, text) => {
    const { seller, conversation } = await createConversation(text);
    expect(await readTexts(seller.token, conversation)).toEqual([text]);
    expect((await listInbox(seller.token)).data[0]?.last_message.text).toBe(text);
  });

  it('refuse empty and too long texts, and malformed ids', async () => {
    const { buyer, property, conversation } = await createConversation();
    for (const [text, faults] of [
      ['', ['message_required /text']],
      [' \n\t\u00a0', ['message_required /text']],
      ['م'.repeat(MESSAGE_MAX_LENGTH + 1), ['text_too_long /text']],
      ['a\0b', ['invalid_field /text']],
      ['\ud800', ['invalid_field /text']],
    ] as const) {
      expect(await refuseSend(buyer.token, conversation, text)).toMatchObject({ status: 422, faults });
      expect(await refuseStart(buyer.token, property, text)).toMatchObject({ status: 422, faults });
    }
    expect(await refuseSend(buyer.token, conversation, 'مرحبًا', 'x')).toMatchObject({ faults: ['invalid_id /id'] });
    const fetchFaults = (body: object) =>
      api.client.fetchFaults(`/user/conversations/${conversation}/messages`, buildPost(buyer.token, body));
    expect(await fetchFaults({ id: randomUUID(), text: 'x', sender: 'seller' })).toEqual(['unknown_field /sender']);
    expect(await readTexts(buyer.token, conversation)).toHaveLength(1);
  });
});
