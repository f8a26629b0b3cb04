import { Hono } from 'hono';
import { beforeAll, expect, it } from 'vitest';
import { answerErrors } from '../src/app/errors.ts';
import { NO_LOG } from '../src/core/log.ts';
import type { OpenDatabase } from '../src/db/openDatabase.ts';
import { serveOutbox } from '../src/host/devOutbox.ts';
import { composeMail } from '../src/mail/composeMail.ts';
import { createOutboxMailer } from '../src/mail/repository/outbox.ts';
import { createOutboxSmsSender } from '../src/sms/repository/smsOutbox.ts';
import { describeEngines } from './engines/describeEngines.ts';

const ID = '01930000-0000-7000-8000-000000000001';
const LINK = 'http://localhost:3000/reset-password#abc';
const toTime = (second: number) => new Date(Date.UTC(2026, 10, 20, 12, 0, second));

describeEngines('The outbox', (open) => {
  let database: OpenDatabase;
  const site = new Hono();
  site.onError(answerErrors(NO_LOG));
  const get = (path = '') => site.request(`/dev/outbox${path}`);

  beforeAll(async () => {
    database = await open();
    serveOutbox(site, database.db, (_, next) => next());
    const mailer = createOutboxMailer(database.db);
    const mail = { id: ID, to: 'nadia@example.com', language: 'ar' as const };
    const reset = { ...mail, ...(await composeMail('reset', 'ar', LINK)) };
    await mailer.send(reset, toTime(1));
    await mailer.send(reset, toTime(9));
    await mailer.send(
      { ...reset, id: ID.replace(/1$/, '2'), ...(await composeMail('welcome', 'en', LINK)), subject: '<b>Later</b>' },
      toTime(2),
    );
    return () => database.close();
  });

  it('shows each mail once, the newest first, with clickable links', async () => {
    const response = await get();
    const page = await response.text();
    const subjects = [...page.matchAll(/<h2><a href="[^"]+">(.*?)<\/a>/g)].map(([, subject]) => subject);
    expect(subjects).toEqual(['&lt;b&gt;Later&lt;/b&gt;', 'تعيين كلمة مرور جديدة']);
    expect(page).toContain(`<a href="${LINK}">${LINK}</a>`);
    expect(page).toContain('<article lang="ar" dir="rtl">');
  });

  it('shows a text message beside the mails', async () => {
    const message = { id: ID.replace(/1$/, '3'), to: '+201000001234', text: 'رمزك: 123456', language: 'ar' as const };
    await createOutboxSmsSender(database.db).send(message, toTime(3));
    const [, article = ''] = (await (await get()).text()).split('<hr>');
    expect(article).toContain('<h2>SMS</h2>');
    expect(article).toContain(message.to);
    expect(article).toContain(message.text);
    await database.db.deleteFrom('outbox').where('channel', '=', 'sms').execute();
  });

  it('shows a mail as its reader sees it', async () => {
    const { html } = await composeMail('reset', 'ar', LINK);
    expect(await (await get(`/${ID}`)).text()).toBe(html);
    expect((await get('/nonsense')).status).toBe(404);
    expect((await get(`/${ID.replace(/1$/, '9')}`)).status).toBe(404);
  });
});
