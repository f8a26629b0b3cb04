import type { JobHandler } from '../../jobs/JobRunner.ts';
import { composeReminder } from '../mails/composeReminder.ts';
import { readReminder } from '../repository/readReminder.ts';
import type { ConversationMailOptions } from './messageMailJob.ts';
import { RecipientPayload } from './viewingReminderJob.ts';

export const viewingMailJob =
  ({ db, reference, mailer, origin }: ConversationMailOptions): JobHandler =>
  async (sentPayload, { id, now }) => {
    const payload = RecipientPayload.parse(sentPayload);
    const viewing = await readReminder(db, reference, payload);
    if (!viewing || viewing.startsAt <= now) return;
    const { email, language } = viewing.recipient;
    const content = await composeReminder(payload.reminder, viewing, { language, origin: origin() });
    await mailer.send({ id, to: email, language, ...content }, now);
  };
