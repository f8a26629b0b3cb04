import { type Kysely, sql } from 'kysely';
import { PHONE_CODE_JOB } from '../../accounts/jobs/phoneCodeJob.ts';
import { deleteEmailCodes } from '../../accounts/repository/emailCodes.ts';
import { deletePhoneCode } from '../../accounts/repository/phoneCodes.ts';
import { ALERT_MAIL_JOB } from '../../alerts/jobs/alertPayload.ts';
import { ENQUIRY_CODE_JOB } from '../../conversations/jobs/enquiryCodeJob.ts';
import type { Tables } from '../../db/schema.ts';
import { MAIL_JOB } from '../../mail/enqueueMail.ts';

/** True for mails that name this address in any case, not a longer one that contains it. */
const namesAddress = (email: string) => {
  const escaped = email.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
  const whole = `(?<![a-z0-9]|[a-z0-9][_.+-])${escaped}(?![_.-]?[a-z0-9])`;
  return sql<boolean>`(position(${email} in lower(plain)) > 0 and lower(plain) ~ ${whole})`;
};

async function deleteStoredMails(db: Kysely<Tables>, userId: string, email: string): Promise<void> {
  const mailedAddresses = db.selectFrom('mail_token').select('mail_token.email').where('user_id', '=', userId);
  const phones = db.selectFrom('app_user').select('app_user.phone').where('id', '=', userId);
  const applicationAddresses = db.selectFrom('advisor').select('advisor.email').where('user_id', '=', userId);
  const linkedAddresses = db
    .selectFrom('identity')
    .select(sql<string>`lower(identity.email)`.as('email'))
    .where('user_id', '=', userId);
  const quotedMessages = db
    .selectFrom('contact_message')
    .select('contact_message.id')
    .where('user_id', '=', userId)
    .where(sql<boolean>`position(contact_message.reference in outbox.plain) > 0`);
  const furtherAddresses = [mailedAddresses, applicationAddresses, linkedAddresses, phones];
  const isOfOtherAccount = sql<boolean>`exists (
    select 1 from app_user where id <> ${userId} and outbox.recipient in (app_user.email, app_user.phone)
  )`;
  await db
    .deleteFrom('outbox')
    .where((eb) =>
      eb.or([
        eb(sql`lower(recipient)`, '=', email),
        eb.and([
          eb.or(furtherAddresses.map((addresses) => eb('recipient', 'in', addresses))),
          eb.not(isOfOtherAccount),
        ]),
        namesAddress(email),
        eb.exists(quotedMessages),
      ]),
    )
    .execute();
}

/**
 * Deletes a user's mails and text messages, and jobs that would send them, except the warning to a replaced address.
 * Runs before the rows with the user's other addresses are deleted.
 */
export async function eraseMails(db: Kysely<Tables>, userId: string, email: string): Promise<void> {
  await deleteStoredMails(db, userId, email);
  await db.deleteFrom('mail_token').where('user_id', '=', userId).execute();
  await deleteEmailCodes(db, email);
  await deletePhoneCode(db, userId);
  const pendingJobs = db.deleteFrom('job').where('state', '<>', 'done');
  await pendingJobs
    .where('kind', 'in', [MAIL_JOB, ALERT_MAIL_JOB, PHONE_CODE_JOB])
    .where(sql`payload ->> 'user_id'`, '=', userId)
    .where(sql<boolean>`(state = 'dead' or payload ->> 'kind' is distinct from 'email_changed')`)
    .execute();
  await pendingJobs.where('kind', '=', ENQUIRY_CODE_JOB).where(sql`lower(payload ->> 'to')`, '=', email).execute();
}
