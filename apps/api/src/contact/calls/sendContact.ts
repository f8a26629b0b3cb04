import { DAY_MS, toMailbox, uuidv7 } from '@mashrabiya/contract';
import { assertNotDeleted } from '../../accounts/repository/users.ts';
import type { Handler } from '../../app/callHandler.ts';
import { inTransaction } from '../../db/transaction.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import { hashText } from '../../request/hashText.ts';
import { CONTACT_MAIL_JOB, CONTACT_RECIPIENTS } from '../jobs/contactMailJob.ts';
import { findReferenceByKey, insertMessage } from '../repository/messages.ts';
import { toContactReference } from '../rules/contactReference.ts';

/** Copies to one mailbox, so that the form cannot be used to flood another's mailbox. */
const MAX_COPIES_PER_DAY = 5;

export const sendContact: Handler<'sendContact'> = async ({ body }, context) => {
  const { db, now, user, language, origin, countUse } = context;
  const { key, open_ms, website, ...written } = body;
  const existingReference = await findReferenceByKey(db, key);
  if (existingReference) return { reference: existingReference };
  const mailboxLimit = {
    key: hashText(`contact copy ${toMailbox(written.email)}`),
    times: MAX_COPIES_PER_DAY,
    windowMs: DAY_MS,
  };
  await countUse('contact', { additionalLimits: [mailboxLimit] });
  const id = uuidv7(now);
  const reference = toContactReference(id);
  const isNew = await inTransaction(db, async (tx) => {
    if (user) await assertNotDeleted(tx, user.id);
    const row = { ...written, id, reference, idem_key: key, user_id: user?.id ?? null, language, created_at: now };
    if (!(await insertMessage(tx, row))) return false;
    for (const recipient of CONTACT_RECIPIENTS) {
      await enqueue(tx, { kind: CONTACT_MAIL_JOB, payload: { id, to: recipient, origin }, now });
    }
    return true;
  });
  // A concurrent request with the same key was first.
  return { reference: (isNew ? undefined : await findReferenceByKey(db, key)) ?? reference };
};
