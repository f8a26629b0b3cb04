import { mails } from '@mashrabiya/i18n/ar/mails';
import { expect, it } from 'vitest';
import { describeBothEngines } from './engines/describeEngines.ts';
import { createAdTools } from './support/ads.ts';
import { withToken } from './support/client.ts';
import { createConversationTools } from './support/conversations.ts';
import { createFixtureApi } from './support/createFixtureApi.ts';
import { createMailbox } from './support/mailbox.ts';
import { createReportTools } from './support/reports.ts';

const MINUTE_MS = 60_000;

describeBothEngines('Safety of conversations', (open) => {
  const api = createFixtureApi(open);
  const { createUser } = createAdTools(api);
  const { mailsTo } = createMailbox(api);
  const { claimReportOn, listOwnReports } = createReportTools(api, 'provider');
  const {
    createConversation,
    createListing,
    start,
    send,
    fetchConversation,
    listInbox,
    countUnread,
    saveSettings,
    report,
    propose,
    answer,
    refuseStart,
    refuseSend,
  } = createConversationTools(api);
  const countMessageMails = async (email: string, writer: string) =>
    (await mailsTo(email)).filter(({ subject }) => subject === mails.message.title.replace('{{writer}}', writer))
      .length;
  const reportedPath = (conversation: string) => `/moderation/conversations/${conversation}`;

  it('lets a user mute one: no mail, and no number in the menu', async () => {
    const { buyer, seller, conversation } = await createConversation();
    await saveSettings(seller.token, conversation, { is_muted: true });
    api.advanceTime(30 * MINUTE_MS);
    expect(await countMessageMails(seller.email, buyer.name)).toBe(0);
    expect(await countUnread(seller.token)).toBe(0);
    expect((await listInbox(seller.token)).data).toMatchObject([{ is_muted: true, unread: 1 }]);
    expect(await fetchConversation(buyer.token, conversation)).toMatchObject({ is_muted: false });

    await saveSettings(seller.token, conversation, { is_muted: false });
    expect(await countUnread(seller.token)).toBe(1);
  });

  it('ends messages between two users when one blocks the other, in all conversations, until it is undone', async () => {
    const { buyer, seller, conversation } = await createConversation();
    const otherProperty = await createListing(seller.id);
    await saveSettings(seller.token, conversation, { is_blocked: true });
    expect(await fetchConversation(seller.token, conversation)).toMatchObject({ is_blocked: true });
    expect(await fetchConversation(buyer.token, conversation)).toMatchObject({ is_blocked: false });
    expect(await refuseSend(buyer.token, conversation)).toMatchObject({ faults: ['partner_unavailable'] });
    expect(await refuseSend(seller.token, conversation)).toMatchObject({ faults: ['partner_blocked'] });
    expect(await refuseStart(buyer.token, otherProperty)).toMatchObject({ faults: ['partner_unavailable'] });
    expect((await listInbox(buyer.token)).total).toBe(1);
    api.advanceTime(30 * MINUTE_MS);
    expect(await countMessageMails(seller.email, buyer.name)).toBe(0);

    await saveSettings(seller.token, conversation, { is_blocked: false });
    await send(buyer.token, conversation, 'شكرًا');
    await start(buyer.token, otherProperty);
    expect((await listInbox(buyer.token)).total).toBe(2);
  });

  it('lets both users cancel a viewing despite a block, without a text', async () => {
    for (const party of ['buyer', 'seller'] as const) {
      const { conversation, ...users } = await createConversation();
      const { viewing } = await propose(users.buyer.token, conversation);
      const id = viewing?.id ?? '';
      await saveSettings(users.seller.token, conversation, { is_blocked: true });
      await expect(answer(users[party].token, id, 'cancelled', { text: 'لن آتي' })).rejects.toThrow();
      await answer(users[party].token, id, 'cancelled');
      expect((await fetchConversation(users.buyer.token, conversation)).viewing).toBeNull();
    }
  });

  it('accepts settings twice, and both at once', async () => {
    const { seller, conversation } = await createConversation();
    await saveSettings(seller.token, conversation, { is_blocked: true });
    await saveSettings(seller.token, conversation, { is_blocked: true, is_muted: true });
    expect(await fetchConversation(seller.token, conversation)).toMatchObject({ is_blocked: true, is_muted: true });
    await saveSettings(seller.token, conversation, {});
    expect(await fetchConversation(seller.token, conversation)).toMatchObject({ is_blocked: true, is_muted: true });
  });

  it('shows moderators a conversation only once it is reported', async () => {
    const { buyer, seller, property, conversation } = await createConversation('هل المقدم قبل المعاينة؟');
    api.advanceTime(1000);
    await send(seller.token, conversation, 'نعم، حوّل عشرة آلاف أولًا');
    await propose(seller.token, conversation);
    const moderator = await createUser('moderator');
    const readAsModerator = () => api.client.fetchRefusal(reportedPath(conversation), withToken(moderator.token));
    expect(await readAsModerator()).toMatchObject({ status: 404 });

    expect(await report(buyer.token, conversation)).toBe(200);
    expect(await report(buyer.token, conversation)).toBe(409);
    const { reports } = await claimReportOn(moderator.token, seller.id);
    expect(reports).toMatchObject([{ reason: 'fraud', conversation_id: conversation, by_account: true }]);
    expect(await listOwnReports(buyer.token)).toMatchObject([{ about: { kind: 'person', id: seller.id } }]);
    expect(
      await api.client.fetchData('getReportedConversation', reportedPath(conversation), withToken(moderator.token)),
    ).toMatchObject({
      buyer: { id: buyer.id, name: buyer.name },
      seller: { id: seller.id, name: seller.name },
      property: { id: property },
      messages: [
        { sender: 'buyer', text: 'هل المقدم قبل المعاينة؟' },
        { sender: 'seller', text: 'نعم، حوّل عشرة آلاف أولًا', viewing: null },
        { sender: 'seller', viewing: { change: 'proposed' } },
      ],
      has_earlier: false,
    });
    expect(await api.client.fetchRefusal(reportedPath(conversation), withToken(seller.token))).toMatchObject({
      status: 403,
    });
  });

  it('accepts one report of each conversation with a user', async () => {
    const { buyer, seller, conversation } = await createConversation();
    const otherConversation = await start(buyer.token, await createListing(seller.id));
    expect(await report(buyer.token, conversation, 'fraud')).toBe(200);
    expect(await report(buyer.token, otherConversation, 'insulting')).toBe(200);
    expect(await report(seller.token, conversation, 'insulting')).toBe(200);
    const stranger = await createUser('user');
    expect(await report(stranger.token, conversation)).toBe(404);
  });
});
