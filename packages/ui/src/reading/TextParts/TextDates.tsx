import type { TextPage } from '@mashrabiya/contract';
import { formatDate } from '@mashrabiya/i18n';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../foundation/useLocale.ts';

export interface TextDatesProps {
  text: Pick<TextPage, 'date' | 'checked' | 'version'>;
  /** Terms hold since a day in a version; articles come out on a day, with facts that were checked on one. */
  terms?: boolean;
  className?: string;
}

/** In one line how old a text is: facts that were checked before it came out are as old as that. */
export function TextDates({ text: { date, checked, version }, terms = false, className }: TextDatesProps) {
  const { t } = useTranslation();
  const { language } = useLocale();
  const said = (day: string) => formatDate(new Date(day), language);
  if (terms) {
    return (
      <p className={className}>
        <time dateTime={date}>{t('reading:text.holds', { version, date: said(date) })}</time>
      </p>
    );
  }
  return (
    <p className={className}>
      <time dateTime={date}>{t('reading:text.published', { date: said(date) })}</time>
      <span aria-hidden> · </span>
      <time dateTime={checked}>
        {t(checked < date ? 'reading:text.asOf' : 'reading:text.checked', { date: said(checked) })}
      </time>
    </p>
  );
}
