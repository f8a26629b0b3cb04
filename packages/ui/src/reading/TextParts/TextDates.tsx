import type { TextPage } from '@mashrabiya/contract';
import { formatDate } from '@mashrabiya/i18n';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../foundation/useLocale.ts';

export interface TextDatesProps {
  text: Pick<TextPage, 'date' | 'checked' | 'version'>;
  className?: string;
}

/** Since when a text holds, which version it is, and when its facts were last checked. */
export function TextDates({ text: { date, checked, version }, className }: TextDatesProps) {
  const { t } = useTranslation();
  const { language } = useLocale();
  const said = (day: string) => formatDate(new Date(day), language);
  return (
    <p className={className}>
      <time dateTime={date}>{t('reading:text.published', { date: said(date) })}</time>
      <span aria-hidden> · </span>
      <span>{t('reading:text.version', { version })}</span>
      <span aria-hidden> · </span>
      <time dateTime={checked}>{t('reading:text.checked', { date: said(checked) })}</time>
    </p>
  );
}
