import { LOCALES } from '@mashrabiya/i18n';
import { articles as arArticles } from '@mashrabiya/i18n/ar/articles';
import { mails as ar } from '@mashrabiya/i18n/ar/mails';
import { articles as enArticles } from '@mashrabiya/i18n/en/articles';
import { mails as en } from '@mashrabiya/i18n/en/mails';
import { isolateDirection } from '../../mail/isolateDirection.ts';
import type { MailContent } from '../../mail/Mailer.ts';
import { renderMailDocument } from '../../mail/mailDocument.ts';
import type { ContactMessageRow } from '../repository/messages.ts';

const TEXTS = { ar, en };
const LABELS = { ar: arArticles.contact, en: enArticles.contact };

const buildReplyLink = ({ email, subject, reference }: ContactMessageRow): string =>
  `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(`${subject} (${reference})`)}`;

export async function composeContact(
  message: ContactMessageRow,
  recipient: 'site' | 'writer',
  origin: string,
): Promise<MailContent> {
  const { language, reference } = message;
  const { brand, linkHelp, contact } = TEXTS[language];
  const { lang, dir } = LOCALES[language];
  const labels = LABELS[language];
  const { title, text, action, note, footer } = contact[recipient];
  const lines: [label: string, value: string][] = [
    [labels.topic, labels.topics[message.topic]],
    [labels.name, message.name],
    [labels.email, message.email],
    [labels.phone, message.phone],
    [labels.subject, message.subject],
  ];
  const details = [
    lines.map(([label, value]) => `${label}: ${isolateDirection(value)}`).join('\n'),
    isolateDirection(message.message),
  ];
  const subject = title.replace('{{reference}}', reference);
  const link = recipient === 'site' ? buildReplyLink(message) : `${origin}/`;
  return {
    subject,
    html: await renderMailDocument({
      lang,
      dir,
      brand,
      subject,
      title: subject,
      text,
      details,
      action,
      link,
      linkHelp,
      note,
      footer,
    }),
    plain: [subject, text, ...details, `${action}:\n${link}`, note, `--\n${footer}`].join('\n\n'),
  };
}
