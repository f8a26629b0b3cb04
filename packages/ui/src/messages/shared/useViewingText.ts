import type { Message } from '@mashrabiya/contract';
import { formatAppointment } from '@mashrabiya/i18n';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../foundation/locale/useLocale.ts';

/** Describes messages about viewings, with a phone number, or with pictures. */
export function useViewingText() {
  const { t } = useTranslation();
  const { language } = useLocale();
  /** "Sunday 30 November, 5:30 pm". */
  const formatViewingTime = (startsAt: string): string => formatAppointment(new Date(startsAt), language);
  return {
    formatViewingTime,
    /** Text of a message in one line; for a viewing change, the change and its time. */
    describeMessage: ({
      text,
      viewing,
      shared_phone,
      pictures,
    }: Pick<Message, 'text' | 'viewing' | 'shared_phone' | 'pictures'>): string => {
      if (shared_phone !== undefined) return t('messages:phone.shared');
      if (pictures && text === '') return t('messages:picture.excerpt');
      return viewing
        ? `${t(`messages:viewing.change.${viewing.change}`)}: ${formatViewingTime(viewing.starts_at)}`
        : text;
    },
  };
}
