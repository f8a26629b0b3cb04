import type { TextPage } from '@mashrabiya/contract';
import { formatDate } from '@mashrabiya/i18n';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../foundation/locale/useLocale.ts';

export interface TextDatesProps {
  text: Pick<TextPage, 'date' | 'checked' | 'version'>;
  /** Terms show start date and version; articles show publication and fact-check dates. */
  isTerms?: boolean;
  className?: string;
}

/** Dates of a text in one line; the wording differs if its facts were checked before publication. */
export function TextDates({ text: { date, checked, version }, isTerms = false, className }: TextDatesProps) {
  const { t } = useTranslation();
  const { language } = useLocale();
  const formatDay = (day: string) => formatDate(new Date(day), language);
  if (isTerms) {
    return (
      <p className={className}>
        <time dateTime={date}>{t('articles:text.holds', { version, date: formatDay(date) })}</time>
      </p>
    );
  }
  return (
    <p className={className}>
      <time dateTime={date}>{t('articles:text.published', { date: formatDay(date) })}</time>
      <span aria-hidden> · </span>
      <time dateTime={checked}>
        {t(checked < date ? 'articles:text.asOf' : 'articles:text.checked', { date: formatDay(checked) })}
      </time>
    </p>
  );
}
