import { formatDate } from '@mashrabiya/i18n';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../foundation/useLocale.ts';

export interface ArticleMetaProps {
  /** ISO date and time. */
  publishedAt: string;
  /** Whole minutes that reading takes. */
  minutes: number;
  className?: string;
}

/** When an article came out, and how long it takes. */
export function ArticleMeta({ publishedAt, minutes, className }: ArticleMetaProps) {
  const { t } = useTranslation();
  const { language } = useLocale();
  return (
    <p className={className}>
      <time dateTime={publishedAt}>{formatDate(new Date(publishedAt), language)}</time>
      <span aria-hidden> · </span>
      <span>{t('reading:article.minutes', { count: minutes })}</span>
    </p>
  );
}
