import { useTranslation } from 'react-i18next';
import { Link } from '../../link/Link.tsx';
import { loadInPlace } from './loadInPlace.ts';

interface ListStartProps {
  href: string;
  loading: boolean;
  failed: boolean;
  onLoad?: (() => void) | undefined;
}

/** Start of a list that begins at a later page: a link to the previous page, also after it failed. */
export function ListStart({ href, loading, failed, onLoad }: ListStartProps) {
  const { t } = useTranslation();
  const label = failed ? 'common:retry' : 'listings:list.showEarlier';
  return (
    <div className="start">
      <span className="failure" role="alert">
        {failed && !loading && t('listings:list.failed')}
      </span>
      <Link className="more" rel="prev" href={href} aria-disabled={loading} onClick={loadInPlace(loading, onLoad)}>
        {t(loading ? 'listings:list.loading' : label)}
      </Link>
    </div>
  );
}
