import { MESSAGE_MAX_LENGTH } from '@mashrabiya/contract';
import { mails } from '@mashrabiya/i18n/ar/mails';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeBothEngines } from './engines/describeEngines.ts';
import { buildPost } from './support/client.ts';
import { createConversationTools } from './support/conversations.ts';
import { createFixtureApi } from './support/createFixtureApi.ts';
import { runJobsStrictly } from './support/jobs.ts';
import { PushService } from './support/pushService.ts';
import { createPushTools } from './support/pushSubscriptions.ts';
import { deleteAccount } from './support/users.ts';

const SECOND_MS = 1000;

describeBothEngines('Notifications about messages', (open) => {
  const api = createFixtureApi(open);
  const { createBuyerAndSeller, createConversation, start, send, markRead, saveSettings, propose, answer, sharePhone } =
    createConversationTools(api);
  const pushService = new PushService();
  const { subscribeHere, listReceived } = createPushTools(api, pushService);
  beforeAll(async () => {
    await pushService.open();
  });
  afterAll(() => pushService.close());
  let pathCount = 0;

  /** A conversation whose messages both users have read; a browser of the seller allows notifications. */
  async function createRead() {
    const parties = await createConversation();
    const { message, viewing } = await propose(parties.seller.token, parties.conversation);
    await markRead(parties.buyer.token, parties.conversation, message.id);
    const path = `/message-${++pathCount}`;
    await subscribeHere(parties.seller.token, path);
    return { ...parties, viewingId: viewing?.id ?? '', path };
  }
  const runJobsAfter = async (seconds: number) => {
    api.advanceTime(seconds * SECOND_MS);
    await runJobsStrictly(api);
  };
  const listNotifications = (path: string) => listReceived(path).map((received) => pushService.read(received));

  it('reach each browser of the recipient, with the text and a link to the conversation', async () => {
    const { buyer, seller, property } = await createBuyerAndSeller();
    await subscribeHere(seller.token, '/seller-phone');
    await subscribeHere(seller.token, '/seller-desktop');
    await subscribeHere(buyer.token, '/buyer');
    const conversation = await start(buyer.token, property, 'هل العقار\nما زال متاحًا؟');
    await runJobsAfter(29);
    expect(listReceived('/seller-phone')).toEqual([]);
    await runJobsAfter(1);
    await runJobsAfter(60);
    for (const path of ['/seller-phone', '/seller-desktop'])
      expect(listNotifications(path)).toMatchObject([
        {
          title: buyer.name,
          body: 'هل العقار ما زال متاحًا؟',
          url: `/messages/${conversation}`,
          lang: 'ar',
          dir: 'rtl',
        },
      ]);
    expect(listReceived('/buyer')).toEqual([]);
  });

  it('come once until the conversation is read', async () => {
    const { buyer, seller, conversation, path } = await createRead();
    for (let count = 0; count < 5; count++) {
      await send(buyer.token, conversation, `رسالة ${count}`);
      await runJobsAfter(40);
    }
    expect(listReceived(path)).toHaveLength(1);
    await send(seller.token, conversation, 'أهلًا');
    const { id } = await send(buyer.token, conversation, 'شكرًا');
    await runJobsAfter(40);
    expect(listReceived(path)).toHaveLength(2);
    await markRead(seller.token, conversation, id);
    await sharePhone(buyer.token, conversation, '01000001234');
    await runJobsAfter(40);
    expect(listNotifications(path)[2]).toMatchObject({ body: expect.stringContaining('01000001234') });
  });

  it('report a cancelled viewing although an earlier message is unread', async () => {
    const { buyer, viewingId, path } = await createRead();
    await answer(buyer.token, viewingId, 'accepted');
    await runJobsAfter(40);
    await answer(buyer.token, viewingId, 'cancelled');
    await runJobsAfter(40);
    const [body] = mails.message.viewing.cancelled.split('{{time}}');
    expect(listNotifications(path).slice(1)).toMatchObject([{ body: expect.stringContaining(body ?? '') }]);
  });

  it('come for no message that is read within 30 seconds, and for the next one', async () => {
    const { buyer, seller, conversation, path } = await createRead();
    const { id } = await send(buyer.token, conversation, 'الأولى');
    api.advanceTime(10 * SECOND_MS);
    await markRead(seller.token, conversation, id);
    api.advanceTime(5 * SECOND_MS);
    await send(buyer.token, conversation, 'الثانية');
    await runJobsAfter(15);
    expect(listReceived(path)).toEqual([]);
    await runJobsAfter(15);
    expect(listNotifications(path)).toMatchObject([{ body: 'الثانية' }]);
  });

  it('do not come while muted or blocked, or to a browser that is logged out', async () => {
    const [muted, blocked, loggedOut] = [await createRead(), await createRead(), await createRead()];
    await saveSettings(muted.seller.token, muted.conversation, { is_muted: true });
    for (const { buyer, conversation } of [muted, blocked, loggedOut]) await send(buyer.token, conversation, 'مرحبًا');
    await saveSettings(blocked.seller.token, blocked.conversation, { is_blocked: true });
    await api.client.fetchAnswer('logout', '/logout', buildPost(loggedOut.seller.token, {}));
    await runJobsAfter(40);
    for (const { path } of [muted, blocked, loggedOut]) expect(listReceived(path)).toEqual([]);
  });

  it.each([1, 20 * 60])('come for the first message after %i s of muting', async (seconds) => {
    const { buyer, seller, conversation, path } = await createRead();
    await saveSettings(seller.token, conversation, { is_muted: true });
    await send(buyer.token, conversation, 'الأولى');
    await runJobsAfter(seconds);
    await saveSettings(seller.token, conversation, { is_muted: false });
    for (const text of ['الثانية', 'الثالثة']) {
      await send(buyer.token, conversation, text);
      await runJobsAfter(40);
    }
    expect(listNotifications(path)).toMatchObject([{ body: 'الثانية' }]);
  });

  it('report a viewing that a deleted account has cancelled, without its name', async () => {
    const { buyer, conversation, path } = await createRead();
    await deleteAccount(api, buyer);
    await runJobsAfter(40);
    const [title] = mails.message.accountDeleted.title.split('{{title}}');
    const [body] = mails.message.viewing.cancelled.split('{{time}}');
    const notifications = listNotifications(path);
    expect(notifications).toMatchObject([
      {
        title: expect.stringContaining(title ?? ''),
        body: expect.stringContaining(body ?? ''),
        url: `/messages/${conversation}`,
      },
    ]);
    expect(JSON.stringify(notifications)).not.toContain(buyer.name);
  });

  it.each([
    ['a long text', 'م'.repeat(MESSAGE_MAX_LENGTH)],
    ['characters of many code points', `👩‍👩‍👧‍👦${'\u0301'.repeat(1900)}`],
  ])('fit into a notification with %s', async (_, text) => {
    const { buyer, conversation, path } = await createRead();
    await send(buyer.token, conversation, text);
    await runJobsAfter(40);
    const [received] = listReceived(path);
    // The limit of push services.
    expect(received?.body.byteLength).toBeLessThanOrEqual(4096);
  });
});
