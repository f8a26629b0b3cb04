import { Eraser, Maximize, Minus, Pencil, Plus, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../foundation/Button/IconButton.tsx';

interface MapToolsProps {
  /** Zoom levels to add; negative zooms out. */
  onZoom(zoomChange: number): void;
  onShowAll: (() => void) | undefined;
  isDrawing: boolean;
  onDrawingChange(isOn: boolean): void;
  onClearArea: (() => void) | undefined;
}

export function MapTools({ onZoom, onShowAll, isDrawing, onDrawingChange, onClearArea }: MapToolsProps) {
  const { t } = useTranslation();
  return (
    <div className="tools">
      <IconButton icon={Plus} label={t('map:zoomIn')} onClick={() => onZoom(1)} />
      <IconButton icon={Minus} label={t('map:zoomOut')} onClick={() => onZoom(-1)} />
      <IconButton icon={Maximize} label={t('map:showAll')} disabled={!onShowAll} onClick={onShowAll} />
      <IconButton
        icon={isDrawing ? X : Pencil}
        label={t(isDrawing ? 'map:stopDrawing' : 'map:draw')}
        aria-pressed={isDrawing}
        onClick={() => onDrawingChange(!isDrawing)}
        onKeyDown={(event) => {
          if (event.key === 'Escape' && isDrawing) onDrawingChange(false);
        }}
      />
      {onClearArea && <IconButton icon={Eraser} label={t('map:clearArea')} onClick={onClearArea} />}
    </div>
  );
}
