import Slider from '@mui/material/Slider';
import { useTranslation } from 'react-i18next';
import { formatVideoTime } from '../shared/formatReel.ts';

export interface StageProgressProps {
  /** Seconds. */
  position: number;
  duration: number;
  onSeek(position: number): void;
}

/** Seek bar; grows from the inline start. */
export function StageProgress({ position, duration, onSeek }: StageProgressProps) {
  const { t } = useTranslation();
  const maxPosition = duration || 1;
  const times = { position: formatVideoTime(position), duration: formatVideoTime(duration) };
  return (
    <Slider
      className="progress"
      aria-label={t('reels:stage.position')}
      getAriaValueText={() => t('reels:stage.positionText', times)}
      max={maxPosition}
      value={Math.min(position, maxPosition)}
      disabled={!duration}
      onChange={(_, next) => onSeek(Number(next))}
    />
  );
}
