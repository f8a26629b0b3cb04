import { List, SlidersHorizontal } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from '../../link/Link.tsx';
import type { ListingsMapProps } from './listingsMapProps.ts';

interface MapBarProps
  extends Pick<ListingsMapProps, 'following' | 'onFollowingChange' | 'filtersHref' | 'filterCount'> {
  onOpenDistricts(): void;
  /**
   * Set after the user moved the map, if the list does not follow. The button's space is always reserved: a growing bar
   * would resize the map.
   */
  onSearchHere: (() => void) | undefined;
  children: ReactNode;
}

export function MapBar({
  onOpenDistricts,
  following,
  onFollowingChange,
  onSearchHere,
  filtersHref,
  filterCount = 0,
  children,
}: MapBarProps) {
  const { t } = useTranslation();
  return (
    <div className="bar">
      {filtersHref !== undefined && (
        <Link className="chip filters" href={filtersHref} aria-haspopup="dialog">
          <SlidersHorizontal aria-hidden size={18} />
          {t('search:filters')}
          {filterCount > 0 && <span className="tabular">{filterCount}</span>}
        </Link>
      )}
      <button type="button" className="chip districts" onClick={onOpenDistricts}>
        <List aria-hidden size={18} />
        {t('map:districts')}
      </button>
      <label className="chip">
        <input
          type="checkbox"
          checked={following}
          onChange={(event) => onFollowingChange(event.currentTarget.checked)}
        />
        {t('map:follow')}
      </label>
      {!following && (
        <button type="button" className="chip searchHere" disabled={!onSearchHere} onClick={onSearchHere}>
          {t('map:searchHere')}
        </button>
      )}
      {children}
    </div>
  );
}
