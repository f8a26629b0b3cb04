import { propertyPath } from '@mashrabiya/contract/pagePaths';
import { type Language, LOCALES } from '@mashrabiya/i18n';
import { mails as ar } from '@mashrabiya/i18n/ar/mails';
import { mails as en } from '@mashrabiya/i18n/en/mails';
import { fillTemplate } from '../../mail/fillTemplate.ts';
import { removeIsolates } from '../../mail/isolateDirection.ts';
import type { MailContent } from '../../mail/Mailer.ts';
import { renderMailDocument } from '../../mail/mailDocument.ts';

const TEXTS = { ar, en };

interface EnquiryCode {
  /** Null for an account with another login method: the mail asks to log in. */
  code: string | null;
  propertyId: string;
  title: string;
  slider: 'message' | 'viewing';
  language: Language;
  origin: string;
}

export async function composeEnquiryCode(enquiry: EnquiryCode): Promise<MailContent> {
  const { code, propertyId, slider, language, origin } = enquiry;
  const { brand, linkHelp, enquiryCode } = TEXTS[language];
  const { action, note, ...templates } = code === null ? enquiryCode.account : enquiryCode.code;
  const { footer } = enquiryCode;
  const { lang, dir } = LOCALES[language];
  const values = { title: enquiry.title, code: code ?? '' };
  const title = fillTemplate(templates.title, values);
  const text = fillTemplate(templates.text, values);
  const subject = removeIsolates(title);
  const link = `${origin}${propertyPath(propertyId)}?slider=${slider}`;
  return {
    subject,
    html: await renderMailDocument({ lang, dir, brand, subject, title, text, action, link, linkHelp, note, footer }),
    plain: [title, text, `${action}:\n${link}`, note, `--\n${footer}`].join('\n\n'),
  };
}
