import { Eraser, Maximize, Minus, Pencil, Plus, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../foundation/Button/IconButton.tsx';

interface MapToolsProps {
  /** Zoom levels to add; negative zooms out. */
  onZoom(by: number): void;
  onShowAll: (() => void) | undefined;
  drawing: boolean;
  onDrawing(on: boolean): void;
  onClearArea: (() => void) | undefined;
}

export function MapTools({ onZoom, onShowAll, drawing, onDrawing, onClearArea }: MapToolsProps) {
  const { t } = useTranslation();
  return (
    <div className="tools">
      <IconButton icon={Plus} label={t('map:zoomIn')} onClick={() => onZoom(1)} />
      <IconButton icon={Minus} label={t('map:zoomOut')} onClick={() => onZoom(-1)} />
      <IconButton icon={Maximize} label={t('map:showAll')} disabled={!onShowAll} onClick={onShowAll} />
      <IconButton
        icon={drawing ? X : Pencil}
        label={t(drawing ? 'map:stopDrawing' : 'map:draw')}
        aria-pressed={drawing}
        onClick={() => onDrawing(!drawing)}
        onKeyDown={(event) => {
          if (event.key === 'Escape' && drawing) onDrawing(false);
        }}
      />
      {onClearArea && <IconButton icon={Eraser} label={t('map:clearArea')} onClick={onClearArea} />}
    </div>
  );
}
