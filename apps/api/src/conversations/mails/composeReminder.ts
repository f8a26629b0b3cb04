import { conversationPath } from '@mashrabiya/contract/pagePaths';
import { formatAppointment, type Language, LOCALES } from '@mashrabiya/i18n';
import { mails as ar } from '@mashrabiya/i18n/ar/mails';
import { mails as en } from '@mashrabiya/i18n/en/mails';
import { fillTemplate } from '../../mail/fillTemplate.ts';
import { isolateDirection, removeIsolates } from '../../mail/isolateDirection.ts';
import type { MailContent } from '../../mail/Mailer.ts';
import { renderMailDocument } from '../../mail/mailDocument.ts';
import type { Reminder } from '../rules/reminderTimes.ts';

const TEXTS = { ar, en };

export interface RemindedViewing {
  conversationId: string;
  startsAt: Date;
  partnerName: string;
  title: string;
}

export const buildReminderTitle = (reminder: Reminder, startsAt: Date, language: Language): string =>
  fillTemplate(TEXTS[language].viewing.reminder.title[reminder], { time: formatAppointment(startsAt, language) });

export async function composeReminder(
  reminder: Reminder,
  { conversationId, startsAt, partnerName, title: property }: RemindedViewing,
  { language, origin }: { language: Language; origin: string },
): Promise<MailContent> {
  const { brand, linkHelp, footer, viewing } = TEXTS[language];
  const { lang, dir } = LOCALES[language];
  const values = { title: property, partner: partnerName };
  const title = buildReminderTitle(reminder, startsAt, language);
  const text = fillTemplate(viewing.reminder.text, values);
  const note = fillTemplate(viewing.reminder.note, values);
  const { action } = viewing.reminder;
  const subject = removeIsolates(title);
  const details = [isolateDirection(formatAppointment(startsAt, language))];
  const link = origin + conversationPath(conversationId);
  const texts = { brand, subject, title, text, details, action, link, linkHelp, note, footer };
  return {
    subject,
    html: await renderMailDocument({ lang, dir, ...texts }),
    plain: [title, text, ...details, `${action}:\n${link}`, note, `--\n${footer}`].join('\n\n'),
  };
}
