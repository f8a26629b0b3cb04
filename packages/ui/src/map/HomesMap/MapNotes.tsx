import { formatNumber } from '@mashrabiya/i18n';
import { List } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../foundation/useLocale.ts';
import type { HomesMapProps } from './HomesMap.tsx';

interface MapNotesProps extends Pick<HomesMapProps, 'status' | 'onRetry' | 'following' | 'onFollow'> {
  total: number;
  drawing: 'no' | 'yes' | 'again';
  unable: boolean;
  /** The site's own base map is shown. */
  simplified: boolean;
  /** Something else stands at the foot of the map. */
  quiet: boolean;
  /** The person has moved the map, and the list does not follow. */
  onSearchHere: (() => void) | undefined;
  onDistricts(): void;
}

/** What the map says, and what it asks: how many homes, whether the list follows, what went wrong. */
export function MapNotes({
  status,
  onRetry,
  total,
  drawing,
  unable,
  simplified,
  quiet,
  following,
  onFollow,
  onSearchHere,
  onDistricts,
}: MapNotesProps) {
  const { t } = useTranslation();
  const { language } = useLocale();
  const said =
    status === 'loading' ? t('map.loading') : t('map.total', { count: total, number: formatNumber(total, language) });
  return (
    <>
      <div className="top">
        <button type="button" className="chip districts" onClick={onDistricts}>
          <List aria-hidden size={18} />
          {t('map.districts')}
        </button>
        <label className="chip">
          <input type="checkbox" checked={following} onChange={(event) => onFollow(event.currentTarget.checked)} />
          {t('map.follow')}
        </label>
        {onSearchHere && (
          <button type="button" className="chip here" onClick={onSearchHere}>
            {t('map.searchHere')}
          </button>
        )}
        {drawing !== 'no' && (
          <p className="note" role="status">
            {t(drawing === 'again' ? 'map.drawTooSmall' : 'map.drawing')}
          </p>
        )}
        {unable && <p className="note">{t('map.unable')}</p>}
        {status === 'failed' && (
          <p className="note failed" role="alert">
            {t('map.failed')}
            <button type="button" onClick={onRetry}>
              {t('common.retry')}
            </button>
          </p>
        )}
      </div>
      {simplified && !quiet && <p className="simplified">{t('map.simplified')}</p>}
      <div className="foot">
        {status !== 'failed' && !quiet && (
          <p className="total" role="status">
            {said}
          </p>
        )}
      </div>
    </>
  );
}
