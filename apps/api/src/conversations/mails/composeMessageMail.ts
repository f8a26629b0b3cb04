import { conversationPath } from '@mashrabiya/contract/pagePaths';
import { type Language, LOCALES } from '@mashrabiya/i18n';
import { mails as ar } from '@mashrabiya/i18n/ar/mails';
import { mails as en } from '@mashrabiya/i18n/en/mails';
import { fillTemplate } from '../../mail/fillTemplate.ts';
import { removeIsolates } from '../../mail/isolateDirection.ts';
import type { MailContent } from '../../mail/Mailer.ts';
import { renderMailDocument } from '../../mail/mailDocument.ts';
import { buildMessageLines, type Excerpt } from './buildMessageLines.ts';

const TEXTS = { ar, en };

interface UnreadMessages {
  conversationId: string;
  /** Name of the user who wrote them. */
  writer: string;
  /** Title of the property. */
  title: string;
  excerpts: readonly Excerpt[];
}

export async function composeMessageMail(
  { conversationId, excerpts, ...values }: UnreadMessages,
  { language, origin }: { language: Language; origin: string },
): Promise<MailContent> {
  const { brand, linkHelp, footer, message } = TEXTS[language];
  const { action, note } = message;
  const { lang, dir } = LOCALES[language];
  const title = fillTemplate(message.title, values);
  const text = fillTemplate(message.text, values);
  const subject = removeIsolates(title);
  const details = excerpts.flatMap((excerpt) => buildMessageLines(excerpt, language));
  const link = origin + conversationPath(conversationId);
  const texts = { brand, subject, title, text, details, action, link, linkHelp, note, footer };
  return {
    subject,
    html: await renderMailDocument({ lang, dir, ...texts }),
    plain: [title, text, ...details, `${action}:\n${link}`, note, `--\n${footer}`].join('\n\n'),
  };
}
