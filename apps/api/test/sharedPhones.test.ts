import { randomUUID } from 'node:crypto';
import { mails } from '@mashrabiya/i18n/ar/mails';
import { expect, it } from 'vitest';
import { loadPersonalData } from '../src/exports/repository/personalData.ts';
import { describeBothEngines } from './engines/describeEngines.ts';
import { createAdTools } from './support/ads.ts';
import { buildJsonRequest, withToken } from './support/client.ts';
import { createFixtureApi } from './support/createFixtureApi.ts';
import { createLeadTools } from './support/leads.ts';
import { createMailbox } from './support/mailbox.ts';
import { createReportTools } from './support/reports.ts';

const TEN_MINUTES_MS = 600_000;
const PHONE = '01000001234';

describeBothEngines('Shared phone numbers', (open) => {
  const api = createFixtureApi(open);
  const { createUser } = createAdTools(api);
  const { mailsTo } = createMailbox(api);
  const { claimReportOn } = createReportTools(api, 'provider');
  const tools = createLeadTools(api);
  const { createConversation, send, sharePhone, refuseSharePhone, refuseSend, fetchConversation, listInbox } = tools;
  const { listLeads, fetchLead, fetchTable, saveSettings, report } = tools;
  const deleteAccount = ({ token, password }: { token: string; password: string }) =>
    api.client.fetchAnswer(
      'deleteAccount',
      '/user',
      withToken(token, { ...buildJsonRequest({ current_password: password }), method: 'DELETE' }),
    );

  it('are a message that only the two users see, in any digits and form', async () => {
    const { buyer, seller, conversation } = await createConversation();
    expect((await fetchConversation(seller.token, conversation)).messages[0]).not.toHaveProperty('shared_phone');
    const message = await sharePhone(seller.token, conversation, '+٢٠ ١٠٠ ٠٠٠ ١٢٣٤');
    expect(message).toMatchObject({ is_own: true, text: '', viewing: null, shared_phone: PHONE });
    const { messages } = await fetchConversation(buyer.token, conversation);
    expect(messages.at(-1)).toMatchObject({ id: message.id, is_own: false, shared_phone: PHONE });
    expect((await listInbox(buyer.token)).data).toMatchObject([{ unread: 1, last_message: { shared_phone: PHONE } }]);
    const outsider = await createUser();
    expect(await refuseSharePhone(outsider.token, conversation, PHONE)).toMatchObject({ status: 404 });
  });

  it('are sent once per id, which no other message uses', async () => {
    const { buyer, conversation } = await createConversation();
    const id = randomUUID();
    expect((await sharePhone(buyer.token, conversation, PHONE, id)).id).toBe(id);
    expect((await sharePhone(buyer.token, conversation, PHONE, id)).id).toBe(id);
    expect((await fetchConversation(buyer.token, conversation)).messages).toHaveLength(2);
    expect(await refuseSharePhone(buyer.token, conversation, '01100001234', id)).toMatchObject({
      faults: ['key_reused /id'],
    });
    expect(await refuseSend(buyer.token, conversation, 'مرحبًا', id)).toMatchObject({ faults: ['key_reused /id'] });
  });

  it.each([
    ['', 'phone_required'],
    ['0123', 'phone_invalid'],
    ['0223456789', 'phone_invalid'],
  ])('refuse "%s"', async (phone, code) => {
    const { buyer, conversation } = await createConversation();
    expect(await refuseSharePhone(buyer.token, conversation, phone)).toMatchObject({
      status: 422,
      faults: [`${code} /phone`],
    });
  });

  it('are refused while one user blocks the other', async () => {
    const { buyer, seller, conversation } = await createConversation();
    await saveSettings(seller.token, conversation, { is_blocked: true });
    expect(await refuseSharePhone(buyer.token, conversation, PHONE)).toMatchObject({ faults: ['partner_unavailable'] });
  });

  it('of a buyer appear in the lead, the latest one, and in its table', async () => {
    const { buyer, seller, conversation } = await createConversation();
    const readPhone = async () => (await listLeads(seller)).data[0]?.phone;
    expect(await readPhone()).toBeNull();
    await sharePhone(seller.token, conversation, '01200001234');
    expect(await readPhone()).toBeNull();
    await sharePhone(buyer.token, conversation, '01100001234');
    await sharePhone(buyer.token, conversation, PHONE);
    expect(await readPhone()).toBe(PHONE);
    const { data } = await listLeads(seller);
    expect(data).toMatchObject([{ status: 'contacted', last_channel: 'message' }]);
    expect((await fetchLead(seller, data[0]?.id ?? '')).phone).toBe(PHONE);
    expect((await fetchTable(seller)).lines[1]).toContain(PHONE);
  });

  it('are in the mail about unread messages, and visible to moderators once reported', async () => {
    const { buyer, seller, conversation } = await createConversation();
    await sharePhone(buyer.token, conversation, PHONE);
    api.advanceTime(TEN_MINUTES_MS);
    const [mail] = (await mailsTo(seller.email)).filter(({ html }) => html.includes(conversation));
    expect(mail?.plain.replace(/[\u2068\u2069]/g, '')).toContain(mails.message.phone.replace('{{phone}}', PHONE));

    await report(seller.token, conversation);
    const moderator = await createUser('moderator');
    await claimReportOn(moderator.token, buyer.id);
    const { messages } = await api.client.fetchData(
      'getReportedConversation',
      `/moderation/conversations/${conversation}`,
      withToken(moderator.token),
    );
    expect(messages).toMatchObject([{ sender: 'buyer' }, { sender: 'buyer', shared_phone: PHONE }]);
  });

  it('are exported to the user who shared them, and erased with the account', async () => {
    const { buyer, seller, conversation } = await createConversation();
    await sharePhone(buyer.token, conversation, PHONE);
    await sharePhone(seller.token, conversation, '01200001234');
    await send(seller.token, conversation, 'شكرًا');
    const { data } = await loadPersonalData(api.database.db, buyer.id);
    expect(data.conversations).toMatchObject([{ shared_phone: null }, { shared_phone: '+201000001234' }]);

    await deleteAccount(buyer);
    const { messages } = await fetchConversation(seller.token, conversation);
    expect(messages.map(({ shared_phone }) => shared_phone)).toEqual([undefined, '', '01200001234', undefined]);
    expect((await listLeads(seller)).data).toMatchObject([{ person: null, phone: null }]);
    const rows = await api.database.db.selectFrom('message').selectAll().execute();
    expect(JSON.stringify(rows.filter((row) => row.conversation_id === conversation))).not.toContain('1000001234');
  });
});
