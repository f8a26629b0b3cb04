import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { Tables } from '../../db/schema.ts';
import type { JobHandler } from '../../jobs/JobRunner.ts';
import type { Mailer } from '../../mail/Mailer.ts';
import { composeContact } from '../mails/composeContact.ts';
import { findMessage } from '../repository/messages.ts';

export const CONTACT_MAIL_JOB = 'contact_mail';

export const CONTACT_RECIPIENTS = ['site', 'writer'] as const;

const Payload = z.object({ id: z.string(), to: z.enum(CONTACT_RECIPIENTS), origin: z.string() });

export const contactMailJob =
  (db: Kysely<Tables>, mailer: Mailer, siteAddress: string): JobHandler =>
  async (payload, { id: jobId, now }) => {
    const { id, to: recipient, origin } = Payload.parse(payload);
    const message = await findMessage(db, id);
    if (!message) return;
    const { language, email } = message;
    const content = await composeContact(message, recipient, origin);
    await mailer.send({ id: jobId, to: recipient === 'site' ? siteAddress : email, language, ...content }, now);
  };
