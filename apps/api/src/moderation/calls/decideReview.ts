import type { Handler } from '../../app/bind.ts';
import { inTransaction } from '../../db/transaction.ts';
import { notesOf } from '../rules/notes.ts';
import { decideAd } from '../services/decideAd.ts';

/** Decides of an ad that the moderator has claimed. */
export const decideReview: Handler<'decideReview'> = async ({ params, body }, context) => {
  const { db, user, now, settings, listings, origin } = context;
  const { decision, reasons, submitted_at: submittedAt } = body;
  const steps = (await settings.current()).get('adsteps');
  const [id, notes] = [params.id.toLowerCase(), notesOf(body)];
  await inTransaction(db, (tx) =>
    decideAd(tx, { id, moderatorId: user.id, decision, reasons, notes, submittedAt, now, steps, origin }),
  );
  await listings.refresh();
  return { code: 200 };
};
