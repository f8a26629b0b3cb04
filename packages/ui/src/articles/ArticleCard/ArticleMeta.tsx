import { formatDate } from '@mashrabiya/i18n';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../foundation/locale/useLocale.ts';

export interface ArticleMetaProps {
  /** ISO date. */
  date: string;
  /** Reading time in whole minutes. */
  minutes: number;
  className?: string;
}

export function ArticleMeta({ date, minutes, className }: ArticleMetaProps) {
  const { t } = useTranslation();
  const { language } = useLocale();
  return (
    <p className={className}>
      <time dateTime={date}>{formatDate(new Date(date), language)}</time>
      <span aria-hidden> · </span>
      <span>{t('articles:article.minutes', { count: minutes })}</span>
    </p>
  );
}
