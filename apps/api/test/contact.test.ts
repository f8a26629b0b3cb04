import { CONTACT_MIN_MS } from '@mashrabiya/contract';
import { mails } from '@mashrabiya/i18n/ar/mails';
import { mails as enMails } from '@mashrabiya/i18n/en/mails';
import { expect, it } from 'vitest';
import { describeBothEngines } from './engines/describeEngines.ts';
import { as, connectedFrom, posting } from './support/ask.ts';
import { fixtureApi } from './support/fixtureApi.ts';
import { mailbox } from './support/mailbox.ts';
import { registered } from './support/users.ts';

const DAY_MS = 86_400_000;
const SITE = 'site@example.com';

describeBothEngines('The contact form', (open) => {
  const api = fixtureApi(open);
  const { mailsTo } = mailbox(api);
  let writers = 0;
  const message = (own: object = {}) => ({
    key: crypto.randomUUID(),
    topic: 'support',
    name: 'هبة السيد',
    email: `writer${++writers}@example.com`,
    phone: '٠١٠٠٠٠٠١٢٣٤',
    subject: 'سؤال عن إعلان',
    message: 'هل ما زالت <b>الشقة</b> متاحة؟',
    open_ms: CONTACT_MIN_MS,
    website: '',
    ...own,
  });
  const send = (body: object, init = posting(body)) => api.ask.answerOf('sendContact', '/contact', init);
  const stored = (key: string) =>
    api.database.db.selectFrom('contact_message').selectAll().where('idem_key', '=', key).execute();

  it('stores a message, mails it to the site and a copy to its author', async () => {
    const sent = message();
    const { reference } = await send(sent);
    expect(reference).toMatch(/^[\dA-F]{5}-[\dA-F]{5}$/);
    expect(await stored(sent.key)).toMatchObject([
      { reference, topic: 'support', phone: '01000001234', message: sent.message, user_id: null, language: 'ar' },
    ]);
    const toSite = (await mailsTo(SITE)).at(-1);
    expect(toSite?.subject).toBe(mails.contact.site.title.replace('{{reference}}', reference));
    for (const part of [sent.name, sent.email, '01000001234', sent.subject, sent.message])
      expect(toSite?.plain).toContain(part);
    expect(toSite?.html).toContain('&lt;b&gt;');
    expect(toSite?.html).toContain(`mailto:${encodeURIComponent(sent.email)}?subject=`);
    const copies = await mailsTo(sent.email);
    expect(copies).toHaveLength(1);
    expect(copies[0]?.plain).toContain(reference);
    expect(copies[0]?.plain).toContain(sent.message);
  });

  it('writes the copy in the language of the page', async () => {
    const sent = message();
    await send(sent, posting(sent, 'en'));
    const [copy] = await mailsTo(sent.email);
    expect(copy).toMatchObject({ language: 'en' });
    expect(copy?.plain).toContain(enMails.contact.writer.text);
  });

  it('accepts the same message once', async () => {
    const sent = message();
    const [first, second] = await Promise.all([send(sent), send(sent)]);
    const third = await send({ ...sent, subject: 'another' });
    expect(new Set([first.reference, second.reference, third.reference]).size).toBe(1);
    expect(await stored(sent.key)).toMatchObject([{ subject: sent.subject }]);
    expect(await mailsTo(sent.email)).toHaveLength(1);
  });

  it('answers with the reference only, so a guessed key reveals nothing', async () => {
    const sent = message();
    const { reference } = await send(sent);
    expect(await send(message({ key: sent.key }))).toEqual({ reference });
  });

  it('refuses a filled honeypot, a form sent too fast, and missing fields', async () => {
    const faults = async (own: object) => {
      const body = message(own);
      const { status, faults } = await api.ask.refusalOf('/contact', posting(body));
      expect(await stored(body.key)).toEqual([]);
      return [status, ...faults];
    };
    expect(await faults({ website: 'https://example.com' })).toEqual([422, 'text_too_long /website']);
    expect(await faults({ open_ms: CONTACT_MIN_MS - 1 })).toEqual([422, 'invalid_number /open_ms']);
    expect(await faults({ topic: null, name: ' ', email: 'heba@', phone: '12', subject: '', message: ' ' })).toEqual([
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
    const from = (address: string, own: object = {}) =>
      api.ask.request('/contact', posting(message(own)), connectedFrom(address));
    for (let count = 0; count < 5; count++) expect((await from('203.0.113.7')).status).toBe(200);
    expect((await from('203.0.113.7')).status).toBe(429);
    const email = 'one.mailbox@example.com';
    for (let count = 0; count < 5; count++)
      expect((await from(`198.51.100.${count}`, { email: email.toUpperCase() })).status).toBe(200);
    expect((await from('198.51.100.9', { email })).status).toBe(429);
    api.pass(DAY_MS);
    expect((await from('198.51.100.9', { email })).status).toBe(200);
  });

  it('belongs to the logged-in account, and is deleted with it', async () => {
    const user = await registered(api.ask);
    const sent = message({ email: user.email });
    await send(sent, as(user.token, posting(sent)));
    expect(await stored(sent.key)).toMatchObject([{ user_id: expect.any(String) }]);
    const deleting = { ...as(user.token, posting({ current_password: user.password })), method: 'DELETE' };
    await api.ask.answerOf('deleteAccount', '/user', deleting);
    expect(await stored(sent.key)).toEqual([]);
    await mailsTo(SITE);
  });

  it('retains messages for a year', async () => {
    const sent = message();
    await send(sent);
    api.pass(366 * DAY_MS);
    // Each new message deletes ten old ones.
    for (let count = 0; count < 5; count++) await send(message());
    expect(await stored(sent.key)).toEqual([]);
  });
});
