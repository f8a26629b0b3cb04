import { LOCALES } from '@mashrabiya/i18n';
import type { Hono, MiddlewareHandler } from 'hono';
import { html, raw } from 'hono/html';
import type { Kysely } from 'kysely';
import { AppError } from '../core/AppError.ts';
import type { Tables } from '../db/schema.ts';
import { findStoredMail, findStoredMails } from '../mail/repository/outbox.ts';

export const OUTBOX_PATH = '/dev/outbox';

const MAX_MAILS = 100;
const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

const linkUrls = (plain: string) =>
  plain.split(/(https?:\/\/\S+)/).map((part, i) => (i % 2 ? html`<a href="${part}">${part}</a>` : part));

/** Serves stored mails and text messages; they contain secrets, so `guard` controls access. */
export function serveOutbox(site: Hono, db: Kysely<Tables>, guard: MiddlewareHandler): void {
  site.get(OUTBOX_PATH, guard, async (c) => {
    const mails = await findStoredMails(db, MAX_MAILS);
    return c.html(html`<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>Outbox</title></head>
<body>
<h1>Outbox</h1>
<p>Unsent mails and text messages of this server, newest first. Set <code>SMTP_URL</code> and <code>TWILIO_ACCOUNT_SID</code> to send them.</p>
${mails.length === 0 ? html`<p>No messages yet.</p>` : ''}
${mails.map(
  (mail) => html`<article lang="${mail.language}" dir="${LOCALES[mail.language].dir}">
<hr>
<h2>${mail.channel === 'sms' ? 'SMS' : html`<a href="${OUTBOX_PATH}/${mail.id}">${mail.subject}</a>`}</h2>
<p dir="ltr">${mail.recipient} · <time>${mail.created_at.toISOString()}</time></p>
${mail.unsubscribe ? html`<p dir="ltr">List-Unsubscribe: ${mail.unsubscribe}</p>` : ''}
<div style="white-space:pre-line;overflow-wrap:anywhere">${linkUrls(mail.plain)}</div>
</article>`,
)}
</body>
</html>
`);
  });
  site.get(`${OUTBOX_PATH}/:id`, guard, async (c) => {
    const id = c.req.param('id');
    const mail = UUID.test(id) ? await findStoredMail(db, id) : undefined;
    if (!mail) throw new AppError({ code: 'not_found' });
    return c.html(raw(mail.html));
  });
}
