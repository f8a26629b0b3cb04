import type { Message, MessageViewing } from '@mashrabiya/contract';
import { formatAppointment, type Language } from '@mashrabiya/i18n';
import { mails as ar } from '@mashrabiya/i18n/ar/mails';
import { mails as en } from '@mashrabiya/i18n/en/mails';
import { fillTemplate } from '../../mail/fillTemplate.ts';
import { isolateDirection } from '../../mail/isolateDirection.ts';

const TEXTS = { ar, en };

export interface Excerpt extends Pick<Message, 'text' | 'shared_phone' | 'pictures'> {
  viewing: Pick<MessageViewing, 'starts_at' | 'change'> | null;
}

/** The text of a message, after the change of a viewing that it reports, a shared number, or pictures without a text. */
export function buildMessageLines(
  { text, viewing, shared_phone: phone, pictures }: Excerpt,
  language: Language,
): string[] {
  const texts = TEXTS[language].message;
  return [
    ...(viewing
      ? [
          fillTemplate(texts.viewing[viewing.change], {
            time: formatAppointment(new Date(viewing.starts_at), language),
          }),
        ]
      : []),
    ...(phone ? [fillTemplate(texts.phone, { phone })] : []),
    ...(pictures && text === '' ? [texts.picture] : []),
    ...(text === '' ? [] : [isolateDirection(text)]),
  ];
}
