import { useTranslation } from 'react-i18next';
import { Link } from '../../link/Link.tsx';
import { loadInPlace } from './loadInPlace.ts';

interface ListStartProps {
  href: string;
  loading: boolean;
  onLoad?: (() => void) | undefined;
}

/** What stands above a list that begins with a later page: the way to the homes before it. */
export function ListStart({ href, loading, onLoad }: ListStartProps) {
  const { t } = useTranslation();
  return (
    <div className="start">
      <Link className="more" rel="prev" href={href} aria-disabled={loading} onClick={loadInPlace(loading, onLoad)}>
        {t(loading ? 'homes:list.loading' : 'homes:list.showEarlier')}
      </Link>
    </div>
  );
}
