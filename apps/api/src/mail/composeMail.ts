import { type Language, LOCALES } from '@mashrabiya/i18n';
import { mails as ar } from '@mashrabiya/i18n/ar/mails';
import { mails as en } from '@mashrabiya/i18n/en/mails';
import type { MailContent } from './Mailer.ts';
import { mailDocument } from './mailDocument.ts';
import type { MailKind } from './mailRules.ts';

const TEXTS = { ar, en };

/** Keeps what a person wrote from turning the text around it: Unicode's first-strong isolate. */
const isolated = (value: string): string => `\u2068${value}\u2069`;

/** What a mail's text has in its gaps, `{{name}}`. */
export type MailValues = Readonly<Record<string, string>>;

const filled = (text: string, values: MailValues): string =>
  text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => isolated(values[name] ?? ''));

/** Writes a mail in one language: as HTML that mail programs show, and as plain text. */
export async function composeMail(
  kind: MailKind,
  language: Language,
  link: string,
  values: MailValues = {},
): Promise<MailContent> {
  const { brand, unknownDevice, linkHelp, footer, [kind]: own } = TEXTS[language];
  const { lang, dir } = LOCALES[language];
  const known = { ...values, device: values.device || unknownDevice };
  const title = filled(own.title, known);
  const text = filled(own.text, known);
  return {
    subject: own.subject,
    html: await mailDocument({ lang, dir, brand, ...own, title, text, link, linkHelp, footer }),
    plain: [title, text, `${own.action}:\n${link}`, own.note, `--\n${footer}`].join('\n\n'),
  };
}
