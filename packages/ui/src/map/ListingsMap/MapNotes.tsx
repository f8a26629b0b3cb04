import { useTranslation } from 'react-i18next';
import type { ListingsMapProps } from './listingsMapProps.ts';

export interface MapNotesProps extends Pick<ListingsMapProps, 'status' | 'onRetry'> {
  drawMode: 'no' | 'yes' | 'again';
  isUnsupported: boolean;
  isSimplified: boolean;
}

export function MapNotes({ status, onRetry, drawMode, isUnsupported, isSimplified }: MapNotesProps) {
  const { t } = useTranslation();
  return (
    <>
      <div className="notes">
        {drawMode !== 'no' && (
          <p className="note" role="status">
            {t(drawMode === 'again' ? 'map:drawTooSmall' : 'map:drawing')}
          </p>
        )}
        {isUnsupported && <p className="note">{t('map:unable')}</p>}
        {status === 'failed' && (
          <p className="note failed" role="alert">
            {t('map:failed')}
            <button type="button" onClick={onRetry}>
              {t('common:retry')}
            </button>
          </p>
        )}
      </div>
      {isSimplified && <p className="simplified">{t('map:simplified')}</p>}
    </>
  );
}
