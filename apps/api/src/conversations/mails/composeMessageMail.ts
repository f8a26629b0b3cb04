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
  /** Name of the user who wrote them; null once their account is deleted, after a cancellation of the viewing. */
  writer: string | null;
  title: string;
  excerpts: readonly Excerpt[];
}

export const buildCancellationTitle = (title: string, language: Language): string =>
  fillTemplate(TEXTS[language].message.accountDeleted.title, { title });

export async function composeMessageMail(
  { conversationId, excerpts, writer, title: property }: UnreadMessages,
  { language, origin }: { language: Language; origin: string },
): Promise<MailContent> {
  const { brand, linkHelp, footer, message } = TEXTS[language];
  const { action, note, ...templates } = writer === null ? message.accountDeleted : message;
  const { lang, dir } = LOCALES[language];
  const values = { writer: writer ?? '', title: property };
  const title = fillTemplate(templates.title, values);
  const text = fillTemplate(templates.text, values);
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
