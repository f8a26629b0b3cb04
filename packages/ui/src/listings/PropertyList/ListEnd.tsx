import { useTranslation } from 'react-i18next';
import { Link } from '../../link/Link.tsx';
import { loadInPlace } from './loadInPlace.ts';

export interface ListEndProps {
  hasMore: boolean;
  loadingMore: boolean;
  failedMore: boolean;
  onLoadMore?: () => void;
  onRetry?: () => void;
  nextHref?: string;
}

/** End of a list: a link to more, a failure with retry, or an end note. */
export function ListEnd({ hasMore, loadingMore, failedMore, onLoadMore, onRetry, nextHref }: ListEndProps) {
  const { t } = useTranslation();
  if (failedMore) {
    return (
      <div className="end" role="alert">
        <span className="failure">{t('listings:list.failed')}</span>
        <button type="button" className="more" onClick={onRetry}>
          {t('common:retry')}
        </button>
      </div>
    );
  }
  if (!hasMore) return <p className="end">{t('listings:list.end')}</p>;

  const label = t(loadingMore ? 'listings:list.loading' : 'listings:list.showMore');
  const load = loadInPlace(loadingMore, onLoadMore);
  return (
    <div className="end">
      {nextHref ? (
        <Link className="more" rel="next" href={nextHref} aria-disabled={loadingMore} onClick={load}>
          {label}
        </Link>
      ) : (
        <button type="button" className="more" aria-disabled={loadingMore} onClick={load}>
          {label}
        </button>
      )}
    </div>
  );
}
