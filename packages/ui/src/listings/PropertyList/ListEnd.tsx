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

/** End of a list: a link to more, also after it failed, or an end note. */
export function ListEnd({ hasMore, loadingMore, failedMore, onLoadMore, onRetry, nextHref }: ListEndProps) {
  const { t } = useTranslation();
  if (!hasMore && !failedMore) return <p className="end">{t('listings:list.end')}</p>;

  const label = t(loadingMore ? 'listings:list.loading' : failedMore ? 'common:retry' : 'listings:list.showMore');
  const load = loadInPlace(loadingMore, failedMore ? onRetry : onLoadMore);
  // One control for both actions, so that it keeps the focus.
  return (
    <div className="end">
      <span className="failure" role="alert">
        {failedMore && !loadingMore && t('listings:list.failed')}
      </span>
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
