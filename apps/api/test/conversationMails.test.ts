import { formatAppointment } from '@mashrabiya/i18n';
import { mails } from '@mashrabiya/i18n/ar/mails';
import { mails as enMails } from '@mashrabiya/i18n/en/mails';
import { expect, it } from 'vitest';
import { describeBothEngines } from './engines/describeEngines.ts';
import { createConversationTools } from './support/conversations.ts';
import { createFixtureApi } from './support/createFixtureApi.ts';
import { createMailbox } from './support/mailbox.ts';
import { deleteAccount } from './support/users.ts';

const MINUTE_MS = 60_000;
const DIRECTION_CONTROLS = /[\u2068\u2069]/g;

describeBothEngines('Mails about messages', (open) => {
  const api = createFixtureApi(open);
  const { mailsTo } = createMailbox(api);
  const { createConversation, send, fetchConversation, markRead, saveSettings, propose, answer } =
    createConversationTools(api);
  const buildSubject = (writer: string) => mails.message.title.replace('{{writer}}', writer);
  const readMails = async (email: string, writer: string) =>
    (await mailsTo(email)).filter(({ subject }) => subject === buildSubject(writer));
  const readAll = async (token: string, conversation: string) => {
    const { messages } = await fetchConversation(token, conversation);
    await markRead(token, conversation, messages.at(-1)?.id ?? '');
  };
  const setUser = (id: string, change: object) =>
    api.database.db.updateTable('app_user').set(change).where('id', '=', id).execute();
  /** A conversation whose first message has been unread for ten minutes. */
  async function createUnread(text?: string) {
    const parties = await createConversation(text);
    api.advanceTime(10 * MINUTE_MS);
    return parties;
  }

  it('show who wrote about which property, with a link to the conversation', async () => {
    const { buyer, seller, property, conversation } = await createUnread('هل السعر قابل للتفاوض؟');
    const [mail, ...others] = await readMails(seller.email, buyer.name);
    expect(others).toEqual([]);
    const { address_ar, address_en } = await api.database.db
      .selectFrom('property')
      .select(['address_ar', 'address_en'])
      .where('id', '=', property)
      .executeTakeFirstOrThrow();
    const parts = [
      buyer.name,
      address_ar ?? address_en,
      'هل السعر قابل للتفاوض؟',
      `https://homes.example.com/messages/${conversation}`,
    ];
    for (const part of parts) {
      expect(mail?.plain).toContain(part);
      expect(mail?.html).toContain(part);
    }
    expect(mail).toMatchObject({ language: 'ar', recipient: seller.email });
    expect(await readMails(buyer.email, seller.name)).toEqual([]);
  });

  it('are sent after ten minutes, only if the message is unread', async () => {
    const { buyer, seller, conversation } = await createConversation();
    api.advanceTime(9 * MINUTE_MS);
    expect(await readMails(seller.email, buyer.name)).toEqual([]);
    await readAll(seller.token, conversation);
    api.advanceTime(2 * MINUTE_MS);
    expect(await readMails(seller.email, buyer.name)).toEqual([]);
  });

  it('wait ten minutes for a later message when the first one is read', async () => {
    const { buyer, seller, conversation } = await createConversation('الأولى');
    api.advanceTime(5 * MINUTE_MS);
    await readAll(seller.token, conversation);
    api.advanceTime(MINUTE_MS);
    await send(buyer.token, conversation, 'الثانية');
    api.advanceTime(5 * MINUTE_MS);
    expect(await readMails(seller.email, buyer.name)).toEqual([]);
    api.advanceTime(5 * MINUTE_MS);
    const [mail, ...others] = await readMails(seller.email, buyer.name);
    expect(others).toEqual([]);
    expect(mail?.plain).toContain('الثانية');
    expect(mail?.plain).not.toContain('الأولى');
  });

  it('report a viewing that a deleted account has cancelled, without its name and texts', async () => {
    const { buyer, seller, conversation } = await createConversation();
    const { viewing } = await propose(buyer.token, conversation);
    await answer(seller.token, viewing?.id ?? '', 'accepted');
    await send(buyer.token, conversation, 'سأصل مبكرًا');
    await deleteAccount(api, buyer);
    api.advanceTime(11 * MINUTE_MS);
    const [mail, ...others] = (await mailsTo(seller.email)).filter(({ html }) => html.includes(conversation));
    expect(others).toEqual([]);
    const time = formatAppointment(new Date(viewing?.starts_at ?? ''), 'ar');
    const plain = mail?.plain.replace(DIRECTION_CONTROLS, '');
    expect(plain).toContain(mails.message.viewing.cancelled.replace('{{time}}', time));
    expect(plain).toContain(mails.message.accountDeleted.note);
    for (const text of [buyer.name, 'سأصل مبكرًا']) expect(plain).not.toContain(text);
  });

  it('report a cancelled viewing although an earlier message was mailed and is unread', async () => {
    const { buyer, seller, conversation } = await createConversation();
    const { viewing } = await propose(buyer.token, conversation);
    await answer(seller.token, viewing?.id ?? '', 'accepted');
    await send(buyer.token, conversation, 'سأصل مبكرًا');
    api.advanceTime(11 * MINUTE_MS);
    expect(await readMails(seller.email, buyer.name)).toHaveLength(1);
    await answer(buyer.token, viewing?.id ?? '', 'cancelled');
    await send(buyer.token, conversation, 'آسف');
    api.advanceTime(11 * MINUTE_MS);
    const [, mail, ...others] = await readMails(seller.email, buyer.name);
    expect(others).toEqual([]);
    const time = formatAppointment(new Date(viewing?.starts_at ?? ''), 'ar');
    expect(mail?.plain.replace(DIRECTION_CONTROLS, '')).toContain(
      mails.message.viewing.cancelled.replace('{{time}}', time),
    );
    expect(mail?.plain).not.toContain('سأصل مبكرًا');
  });

  it('are not sent about other messages of a deleted account', async () => {
    const { buyer, seller, conversation } = await createConversation();
    await deleteAccount(api, buyer);
    api.advanceTime(11 * MINUTE_MS);
    expect((await mailsTo(seller.email)).filter(({ html }) => html.includes(conversation))).toEqual([]);
  });

  it('include a message that stays unread when an earlier one is read', async () => {
    const { buyer, seller, conversation } = await createConversation('الأولى');
    const { messages } = await fetchConversation(seller.token, conversation);
    api.advanceTime(8 * MINUTE_MS);
    await send(buyer.token, conversation, 'الثانية');
    await markRead(seller.token, conversation, messages[0]?.id ?? '');
    api.advanceTime(3 * MINUTE_MS);
    expect(await readMails(seller.email, buyer.name)).toEqual([]);
    api.advanceTime(7 * MINUTE_MS);
    expect(await readMails(seller.email, buyer.name)).toHaveLength(1);
  });

  it('report a message that came after the mail when only the mailed ones are read', async () => {
    const { buyer, seller, conversation } = await createUnread('الأولى');
    const { messages } = await fetchConversation(seller.token, conversation);
    expect(await readMails(seller.email, buyer.name)).toHaveLength(1);
    api.advanceTime(MINUTE_MS);
    await send(buyer.token, conversation, 'الثانية');
    await markRead(seller.token, conversation, messages[0]?.id ?? '');
    api.advanceTime(10 * MINUTE_MS);
    const sentMails = await readMails(seller.email, buyer.name);
    expect(sentMails).toHaveLength(2);
    expect(sentMails[1]?.plain).toContain('الثانية');
    await send(buyer.token, conversation, 'الثالثة');
    api.advanceTime(11 * MINUTE_MS);
    expect(await readMails(seller.email, buyer.name)).toHaveLength(2);
  });

  it('are not sent about messages that were answered', async () => {
    const { buyer, seller, conversation } = await createConversation('الأولى');
    api.advanceTime(5 * MINUTE_MS);
    await send(seller.token, conversation, 'نعم');
    await send(buyer.token, conversation, 'الثانية');
    api.advanceTime(5 * MINUTE_MS);
    expect(await readMails(seller.email, buyer.name)).toEqual([]);
    api.advanceTime(5 * MINUTE_MS);
    const sentMails = await readMails(seller.email, buyer.name);
    expect(sentMails).toHaveLength(1);
    expect(sentMails[0]?.plain).not.toContain('الأولى');
    await send(seller.token, conversation, 'متى؟');
    await send(buyer.token, conversation, 'غدًا');
    api.advanceTime(10 * MINUTE_MS);
    expect(await readMails(seller.email, buyer.name)).toHaveLength(2);
  });

  it('say what happened to a viewing, with its time in Cairo', async () => {
    const { buyer, seller, conversation } = await createConversation();
    const { viewing } = await propose(seller.token, conversation, { text: 'عند البوابة' });
    api.advanceTime(11 * MINUTE_MS);
    const [proposed] = await readMails(buyer.email, seller.name);
    const time = formatAppointment(new Date(viewing?.starts_at ?? ''), 'ar');
    expect(time).toMatch(/5:30/);
    const buildLine = (change: 'proposed' | 'accepted') => mails.message.viewing[change].replace('{{time}}', time);
    expect(proposed?.plain.replace(DIRECTION_CONTROLS, '')).toContain(`${buildLine('proposed')}\n\nعند البوابة`);
    await answer(buyer.token, viewing?.id ?? '', 'accepted');
    api.advanceTime(11 * MINUTE_MS);
    const [accepted] = await readMails(seller.email, buyer.name);
    expect(accepted?.plain.replace(DIRECTION_CONTROLS, '')).toContain(buildLine('accepted'));
    expect(accepted?.plain).not.toContain('عند البوابة');
  });

  it('are sent once until the conversation is read', async () => {
    const { buyer, seller, conversation } = await createUnread();
    expect(await readMails(seller.email, buyer.name)).toHaveLength(1);
    await send(buyer.token, conversation, 'هل أنت هنا؟');
    api.advanceTime(60 * MINUTE_MS);
    expect(await readMails(seller.email, buyer.name)).toHaveLength(1);
    await readAll(seller.token, conversation);
    await send(buyer.token, conversation, 'مرحبًا من جديد');
    api.advanceTime(10 * MINUTE_MS);
    const sentMails = await readMails(seller.email, buyer.name);
    expect(sentMails).toHaveLength(2);
    expect(sentMails[1]?.plain).toContain('مرحبًا من جديد');
  });

  it('report messages after muting ends, though earlier ones are unread', async () => {
    const { buyer, seller, conversation } = await createConversation();
    await saveSettings(seller.token, conversation, { is_muted: true });
    api.advanceTime(20 * MINUTE_MS);
    expect(await readMails(seller.email, buyer.name)).toEqual([]);
    await send(buyer.token, conversation, 'أثناء الكتم');
    await saveSettings(seller.token, conversation, { is_muted: false });
    api.advanceTime(10 * MINUTE_MS);
    expect(await readMails(seller.email, buyer.name)).toEqual([]);
    for (let count = 0; count < 2; count++) {
      await send(buyer.token, conversation, `بعد الكتم ${count}`);
      api.advanceTime(9 * MINUTE_MS);
      expect(await readMails(seller.email, buyer.name)).toHaveLength(count);
    }
    api.advanceTime(60 * MINUTE_MS);
    expect(await readMails(seller.email, buyer.name)).toHaveLength(1);
  });

  it('are in the recipient’s language', async () => {
    const { buyer, seller } = await createUnread();
    await setUser(seller.id, { language: 'en' });
    const mail = (await mailsTo(seller.email)).at(-1);
    expect(mail).toMatchObject({
      language: 'en',
      subject: enMails.message.title.replace('{{writer}}', buyer.name),
    });
    expect(mail?.html).toContain('dir="ltr"');
  });

  it.each([
    ['a blocked recipient', 'seller', { blocked_at: new Date() }],
    ['a recipient with an unconfirmed address', 'seller', { email_verified_at: null }],
    ['messages of a blocked account', 'buyer', { blocked_at: new Date() }],
  ] as const)('are not sent for %s', async (_, party, change) => {
    const parties = await createUnread();
    await setUser(parties[party].id, change);
    expect(await readMails(parties.seller.email, parties.buyer.name)).toEqual([]);
  });

  it('escape and shorten hostile texts, and keep their direction to themselves', async () => {
    const text = `<script>alert(1)</script>\u202e\u2069${'x'.repeat(400)}`;
    const { buyer, seller } = await createUnread(text);
    await setUser(buyer.id, { name_en: 'Eve\u202e<b>\r\nBcc: all@example.com' });
    const mail = (await mailsTo(seller.email)).at(-1);
    expect(mail?.html).toContain('&lt;script&gt;');
    expect(mail?.html).not.toMatch(/<script|<b>/);
    expect(mail?.plain).toContain(`${'x'.repeat(200)}`);
    expect(mail?.plain).toContain('…');
    expect(mail?.plain).not.toContain('x'.repeat(300));
    const { html = '', plain = '', subject = '' } = mail ?? {};
    expect(subject).not.toMatch(/[\u2066-\u2069\u202a-\u202e]/);
    expect(html + plain).not.toMatch(/[\u202a-\u202e]/);
    expect(plain.replace(/[^\u2068\u2069]/g, '')).toMatch(/^(?:\u2068\u2069)+$/);
    expect(plain.replace(DIRECTION_CONTROLS, '')).toContain('<script>alert(1)</script>');
  });
});
