import type { Kysely } from 'kysely';
import { pickLanguage } from '../../catalogue/rules/card.ts';
import type { Tables } from '../../db/schema.ts';
import type { UserRow } from '../../db/tables/account.ts';
import { getNote, toNotes } from '../../decisions/rules/notes.ts';
import type { JobHandler } from '../../jobs/JobRunner.ts';
import { composeMail } from '../../mail/composeMail.ts';
import { MailPayload } from '../../mail/enqueueMail.ts';
import type { Mailer } from '../../mail/Mailer.ts';
import { buildLink, LINK_TARGETS, type MailKind } from '../../mail/mailRules.ts';
import { createMailToken } from '../../mail/repository/mailTokens.ts';
import { findUserById } from '../repository/users.ts';

/** Returns false if a change of the account made the mail obsolete while it was queued. */
function isWanted(kind: MailKind, recipient: string, user: UserRow): boolean {
  if (kind === 'account_deleted' || kind === 'email_changed') return true;
  if (user.deleted_at) return false;
  if (kind === 'verify') return user.email === recipient && user.email_verified_at === null;
  // These mails go to addresses that may differ from the account's.
  const isApplicationMail = kind === 'advisor_accepted' || kind === 'advisor_rejected';
  const isIdentityMail = kind === 'identity_linked' || kind === 'identity_unlinked';
  return kind === 'email_confirm' || isApplicationMail || isIdentityMail || user.email === recipient;
}

/** Sends a mail in the language of its request or the user's last one. Links are created only now, stored nowhere. */
export const mailJob =
  (db: Kysely<Tables>, mailer: Mailer): JobHandler =>
  async (payload, { id, now }) => {
    const {
      kind,
      user_id,
      to,
      origin,
      path,
      email = '',
      device = '',
      title = '',
      reasons,
      money,
      ...sentNotes
    } = MailPayload.parse(payload);
    const user = await findUserById(db, user_id);
    if (!isWanted(kind, to, user)) return;
    const language = sentNotes.language ?? user.language;
    const target = LINK_TARGETS[kind];
    const { purpose } = target;
    const token = purpose && (await createMailToken(db, { purpose, userId: user_id, email: to, now }));
    const name = pickLanguage(language, user.name_ar, user.name_en);
    const values = { name, email, device, title };
    const note = getNote(language, toNotes(sentNotes));
    const content = await composeMail(
      kind,
      language,
      buildLink(origin, path === undefined ? target : { path }, token),
      values,
      { reasons, note, money },
    );
    await mailer.send({ id, to, language, ...content }, now);
  };
