import { useTranslation } from 'react-i18next';
import { Link } from '../../link/Link.tsx';
import { loadInPlace } from './loadInPlace.ts';

interface ListStartProps {
  href: string;
  loading: boolean;
  onLoad?: (() => void) | undefined;
}

/** Start of a list that begins at a later page: a link to the previous page. */
export function ListStart({ href, loading, onLoad }: ListStartProps) {
  const { t } = useTranslation();
  return (
    <div className="start">
      <Link className="more" rel="prev" href={href} aria-disabled={loading} onClick={loadInPlace(loading, onLoad)}>
        {t(loading ? 'listings:list.loading' : 'listings:list.showEarlier')}
      </Link>
    </div>
  );
}
