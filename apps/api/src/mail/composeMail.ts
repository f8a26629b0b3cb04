import type { RefusalReason } from '@mashrabiya/contract';
import { type Language, LOCALES } from '@mashrabiya/i18n';
import { mails as ar } from '@mashrabiya/i18n/ar/mails';
import { moderation as arModeration } from '@mashrabiya/i18n/ar/moderation';
import { mails as en } from '@mashrabiya/i18n/en/mails';
import { moderation as enModeration } from '@mashrabiya/i18n/en/moderation';
import { fillTemplate, type MailValues } from './fillTemplate.ts';
import { isolateDirection } from './isolateDirection.ts';
import type { MailContent } from './Mailer.ts';
import { renderMailDocument } from './mailDocument.ts';
import { formatMoneyLines, type MailMoney } from './mailMoney.ts';
import type { MailKind } from './mailRules.ts';

const TEXTS = { ar, en };
const REASONS = { ar: arModeration.reason, en: enModeration.reason };

export interface MailDetails {
  reasons?: readonly RefusalReason[];
  note?: string;
  money?: MailMoney | undefined;
}

export async function composeMail(
  kind: MailKind,
  language: Language,
  link: string,
  values: MailValues = {},
  { reasons = [], note = '', money }: MailDetails = {},
): Promise<MailContent> {
  const { brand, refusal, unknownDevice, linkHelp, footer, [kind]: kindTexts } = TEXTS[language];
  const { lang, dir } = LOCALES[language];
  const valuesWithDevice = { ...values, device: values.device || unknownDevice };
  const title = fillTemplate(kindTexts.title, valuesWithDevice);
  const text = fillTemplate(kindTexts.text, valuesWithDevice);
  const { why, wrote } = refusal;
  const details = [
    ...(money ? formatMoneyLines(language, money) : []),
    reasons.length > 0 &&
      `${why}: ${reasons.map((reason) => REASONS[language][reason]).join(language === 'ar' ? '، ' : ', ')}`,
    note && `${wrote}: ${isolateDirection(note)}`,
  ].filter((line): line is string => Boolean(line));
  return {
    subject: kindTexts.subject,
    html: await renderMailDocument({ lang, dir, brand, ...kindTexts, title, text, details, link, linkHelp, footer }),
    plain: [title, text, ...details, `${kindTexts.action}:\n${link}`, kindTexts.note, `--\n${footer}`].join('\n\n'),
  };
}
