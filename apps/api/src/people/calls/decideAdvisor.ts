import type { Handler } from '../../app/bind.ts';
import { AppError } from '../../core/AppError.ts';
import { inTransaction } from '../../db/transaction.ts';
import { notesOf, writtenNote } from '../../decisions/rules/notes.ts';
import { enqueueMail } from '../../mail/enqueueMail.ts';
import { noteModeration } from '../../moderation/repository/events.ts';
import { claimEnd } from '../../moderation/services/caseParts.ts';
import {
  claimOldestApplication,
  decideApplication,
  lockApplication,
  waitingApplications,
} from '../repository/advisors.ts';
import { toApplication } from '../rules/toAdvisor.ts';

/** The application that has waited longest, for this moderator alone. */
export const claimAdvisor: Handler<'claimAdvisor'> = async (_, { db, user, reference, language, now }) => {
  const claimed = await claimOldestApplication(db, { moderatorId: user.id, now, until: claimEnd(now) });
  const waiting = await waitingApplications(db);
  return { data: claimed ? toApplication(claimed, { reference, language }) : null, waiting };
};

/** Decides of an application that the moderator has claimed, and has who applied told. */
export const decideAdvisor: Handler<'decideAdvisor'> = async ({ params, body }, { db, user, origin, now }) => {
  const { decision: state, submitted_at } = body;
  const notes = state === 'rejected' ? notesOf(body) : notesOf({});
  await inTransaction(db, async (tx) => {
    const advisor = await lockApplication(tx, params.id.toLowerCase());
    if (!advisor) throw new AppError({ code: 'not_found', parameter: 'id' });
    const isClaimed = advisor.claimed_by === user.id && advisor.claimed_until !== null && advisor.claimed_until > now;
    const isSame = advisor.state === 'pending' && advisor.submitted_at.toISOString() === submitted_at;
    if (!isClaimed || !isSame) throw new AppError({ code: 'application_outdated' });
    await decideApplication(tx, advisor.id, { state, ...notes, now });
    const kind = `advisor_${state}` as const;
    await noteModeration(tx, {
      kind,
      actorId: user.id,
      sellerId: advisor.user_id,
      note: writtenNote(notes),
      now,
    });
    await enqueueMail(tx, { kind, userId: advisor.user_id, to: advisor.email, origin, ...notes, now });
  });
  return { code: 200 };
};
