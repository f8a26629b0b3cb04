import { Minus, Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../foundation/Button/IconButton.tsx';

/** Buttons at the side of a map; see `mapWindowStyles`. */
export function ZoomButtons({ onZoom }: { onZoom: (change: 1 | -1) => void }) {
  const { t } = useTranslation();
  return (
    <div className="side">
      <IconButton icon={Plus} label={t('map:zoomIn')} onClick={() => onZoom(1)} />
      <IconButton icon={Minus} label={t('map:zoomOut')} onClick={() => onZoom(-1)} />
    </div>
  );
}
