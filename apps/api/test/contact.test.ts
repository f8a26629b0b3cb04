import { CONTACT_MIN_MS } from '@mashrabiya/contract';
import { mails } from '@mashrabiya/i18n/ar/mails';
import { mails as enMails } from '@mashrabiya/i18n/en/mails';
import { expect, it } from 'vitest';
import { describeBothEngines } from './engines/describeEngines.ts';
import { buildJsonRequest, buildPost, createConnection, withToken } from './support/client.ts';
import { createFixtureApi } from './support/createFixtureApi.ts';
import { createMailbox } from './support/mailbox.ts';
import { registerUser } from './support/users.ts';

const DAY_MS = 86_400_000;
const SITE = 'site@example.com';

describeBothEngines('The contact form', (open) => {
  const api = createFixtureApi(open);
  const { mailsTo: readMails } = createMailbox(api);
  let writerCount = 0;
  const createMessage = (overrides: object = {}) => ({
    key: crypto.randomUUID(),
    topic: 'support',
    name: 'هبة السيد',
    email: `writer${++writerCount}@example.com`,
    phone: '٠١٠٠٠٠٠١٢٣٤',
    subject: 'سؤال عن إعلان',
    message: 'هل ما زالت <b>الشقة</b> متاحة؟',
    open_ms: CONTACT_MIN_MS,
    website: '',
    ...overrides,
  });
  const sendMessage = (body: object, init = buildJsonRequest(body)) =>
    api.client.fetchAnswer('sendContact', '/contact', init);
  const findStored = (key: string) =>
    api.database.db.selectFrom('contact_message').selectAll().where('idem_key', '=', key).execute();

  it('stores a message, mails it to the site and a copy to its author', async () => {
    const message = createMessage();
    const { reference } = await sendMessage(message);
    expect(reference).toMatch(/^[\dA-F]{5}-[\dA-F]{5}$/);
    expect(await findStored(message.key)).toMatchObject([
      { reference, topic: 'support', phone: '01000001234', message: message.message, user_id: null, language: 'ar' },
    ]);
    const siteMail = (await readMails(SITE)).at(-1);
    expect(siteMail?.subject).toBe(mails.contact.site.title.replace('{{reference}}', reference));
    for (const part of [message.name, message.email, '01000001234', message.subject, message.message])
      expect(siteMail?.plain).toContain(part);
    expect(siteMail?.html).toContain('&lt;b&gt;');
    expect(siteMail?.html).toContain(`mailto:${encodeURIComponent(message.email)}?subject=`);
    const copies = await readMails(message.email);
    expect(copies).toHaveLength(1);
    expect(copies[0]?.plain).toContain(reference);
    expect(copies[0]?.plain).toContain(message.message);
  });

  it('writes the copy in the language of the page', async () => {
    const message = createMessage();
    await sendMessage(message, buildJsonRequest(message, 'en'));
    const [copy] = await readMails(message.email);
    expect(copy).toMatchObject({ language: 'en' });
    expect(copy?.plain).toContain(enMails.contact.writer.text);
  });

  it('accepts the same message once', async () => {
    const message = createMessage();
    const [first, second] = await Promise.all([sendMessage(message), sendMessage(message)]);
    const third = await sendMessage({ ...message, subject: 'another' });
    expect(new Set([first.reference, second.reference, third.reference]).size).toBe(1);
    expect(await findStored(message.key)).toMatchObject([{ subject: message.subject }]);
    expect(await readMails(message.email)).toHaveLength(1);
  });

  it('answers with the reference only, so a guessed key reveals nothing', async () => {
    const message = createMessage();
    const { reference } = await sendMessage(message);
    expect(await sendMessage(createMessage({ key: message.key }))).toEqual({ reference });
  });

  it('refuses a filled honeypot, a form sent too fast, and missing fields', async () => {
    const fetchFaults = async (overrides: object) => {
      const body = createMessage(overrides);
      const { status, faults } = await api.client.fetchRefusal('/contact', buildJsonRequest(body));
      expect(await findStored(body.key)).toEqual([]);
      return [status, ...faults];
    };
    expect(await fetchFaults({ website: 'https://example.com' })).toEqual([422, 'text_too_long /website']);
    expect(await fetchFaults({ open_ms: CONTACT_MIN_MS - 1 })).toEqual([422, 'invalid_number /open_ms']);
    expect(
      await fetchFaults({ topic: null, name: ' ', email: 'heba@', phone: '12', subject: '', message: ' ' }),
    ).toEqual([
      422,
      'topic_required /topic',
      'name_required /name',
      'email_invalid /email',
      'phone_invalid /phone',
      'subject_required /subject',
      'message_required /message',
    ]);
  });

  it('accepts five messages an hour per address, and five a day per recipient', async () => {
    const sendFrom = (address: string, overrides: object = {}) =>
      api.client.request('/contact', buildJsonRequest(createMessage(overrides)), createConnection(address));
    for (let count = 0; count < 5; count++) expect((await sendFrom('203.0.113.7')).status).toBe(200);
    expect((await sendFrom('203.0.113.7')).status).toBe(429);
    const email = 'one.mailbox@example.com';
    for (let count = 0; count < 5; count++)
      expect((await sendFrom(`198.51.100.${count}`, { email: email.toUpperCase() })).status).toBe(200);
    expect((await sendFrom('198.51.100.9', { email })).status).toBe(429);
    api.advanceTime(DAY_MS);
    expect((await sendFrom('198.51.100.9', { email })).status).toBe(200);
  });

  it('belongs to the logged-in account, and is deleted with it', async () => {
    const user = await registerUser(api.client);
    const message = createMessage({ email: user.email });
    await sendMessage(message, buildPost(user.token, message));
    expect(await findStored(message.key)).toMatchObject([{ user_id: expect.any(String) }]);
    const deletion = {
      ...withToken(user.token, buildJsonRequest({ current_password: user.password })),
      method: 'DELETE',
    };
    await api.client.fetchAnswer('deleteAccount', '/user', deletion);
    expect(await findStored(message.key)).toEqual([]);
    await readMails(SITE);
  });
});
