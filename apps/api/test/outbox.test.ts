import { Hono } from 'hono';
import { beforeAll, expect, it } from 'vitest';
import { answerErrors } from '../src/app/errors.ts';
import type { OpenDatabase } from '../src/db/openDatabase.ts';
import { serveOutbox } from '../src/host/devOutbox.ts';
import { composeMail } from '../src/mail/composeMail.ts';
import { outboxMailer } from '../src/mail/repository/outbox.ts';
import { describeEngines } from './engines/describeEngines.ts';

const ID = '01930000-0000-7000-8000-000000000001';
const LINK = 'http://localhost:3000/reset-password#abc';
const at = (second: number) => new Date(Date.UTC(2026, 10, 20, 12, 0, second));

describeEngines('The outbox', (open) => {
  let database: OpenDatabase;
  const site = new Hono();
  site.onError(answerErrors(() => {}));
  const HERE = { remoteAddress: '127.0.0.1', localAddress: '127.0.0.1', localPort: 3000 };
  const get = (path = '', socket: object = {}, headers: Record<string, string> = {}) => {
    const init = { headers: { host: 'localhost:3000', ...headers } };
    return site.request(`/dev/outbox${path}`, init, { incoming: { socket: { ...HERE, ...socket } } });
  };

  beforeAll(async () => {
    database = await open();
    serveOutbox(site, database.db);
    const mailer = outboxMailer(database.db);
    const mail = { id: ID, to: 'nadia@example.com', language: 'ar' as const };
    const reset = { ...mail, ...(await composeMail('reset', 'ar', LINK)) };
    await mailer.send(reset, at(1));
    await mailer.send(reset, at(9));
    await mailer.send(
      { ...reset, id: ID.replace(/1$/, '2'), ...(await composeMail('welcome', 'en', LINK)), subject: '<b>Later</b>' },
      at(2),
    );
    return () => database.close();
  });

  it('shows each mail once, the newest first, with links to press', async () => {
    const response = await get();
    const page = await response.text();
    expect(response.headers.get('cache-control')).toBe('no-store');
    const subjects = [...page.matchAll(/<h2><a href="[^"]+">(.*?)<\/a>/g)].map(([, subject]) => subject);
    expect(subjects).toEqual(['&lt;b&gt;Later&lt;/b&gt;', 'تعيين كلمة مرور جديدة']);
    expect(page).toContain(`<a href="${LINK}">${LINK}</a>`);
    expect(page).toContain('<article lang="ar" dir="rtl">');
  });

  it('shows a mail as its reader sees it', async () => {
    const { html } = await composeMail('reset', 'ar', LINK);
    expect(await (await get(`/${ID}`)).text()).toBe(html);
    expect((await get('/nonsense')).status).toBe(404);
    expect((await get(`/${ID.replace(/1$/, '9')}`)).status).toBe(404);
  });

  it('keeps mails for a month', async () => {
    const aMonthLater = new Date(at(1).getTime() + 30 * 86_400_000 + 500);
    const mail = { id: ID.replace(/1$/, '3'), to: 'nadia@example.com', language: 'ar' as const };
    await outboxMailer(database.db).send({ ...mail, ...(await composeMail('reset', 'ar', LINK)) }, aMonthLater);
    expect((await get(`/${ID}`)).status).toBe(404);
    expect((await get(`/${ID.replace(/1$/, '2')}`)).status).toBe(200);
  });

  it.each<[string, object, Record<string, string>]>([
    ['another machine', { remoteAddress: '192.168.1.7' }, {}],
    ['this machine by its address in a network', { localAddress: '192.168.1.2' }, {}],
    ['another machine through a proxy here', {}, { 'x-forwarded-for': '41.33.0.1' }],
    ['a proxy that says who it is', {}, { via: '1.1 proxy' }],
    ['a proxy that says for whom it asks', {}, { 'x-real-ip': '41.33.0.1' }],
    ['a name that another site has pointed here', {}, { host: 'evil.example:3000' }],
    ['a name that begins like ours', {}, { host: '127.evil.example:3000' }],
    ['our name of another port', {}, { host: 'localhost' }],
    ['another name of this machine', {}, { host: '127.1:3000' }],
    ['no name', {}, { host: ' ' }],
  ])('is hidden from %s', async (_, socket, headers) => {
    expect((await get('', socket, headers)).status).toBe(404);
    expect((await get(`/${ID}`, socket, headers)).status).toBe(404);
  });

  it('is hidden from requests from within', async () => {
    expect((await site.request('http://localhost:3000/dev/outbox')).status).toBe(404);
  });

  it.each([
    ['127.0.0.1', '127.0.0.1:3000'],
    ['::1', '[::1]:3000'],
    ['::ffff:127.0.0.1', 'localhost:3000'],
  ])('is open to this machine as %s', async (address, host) => {
    expect((await get('', { remoteAddress: address, localAddress: address }, { host })).status).toBe(200);
  });
});
