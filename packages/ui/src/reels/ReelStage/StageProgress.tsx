import Slider from '@mui/material/Slider';
import { useTranslation } from 'react-i18next';
import { videoTime } from '../reel.ts';

export interface StageProgressProps {
  /** Seconds. */
  position: number;
  duration: number;
  onSeek(position: number): void;
}

/** Seek bar; grows from the inline start. */
export function StageProgress({ position, duration, onSeek }: StageProgressProps) {
  const { t } = useTranslation();
  const most = duration || 1;
  const times = { position: videoTime(position), duration: videoTime(duration) };
  return (
    <Slider
      className="progress"
      aria-label={t('reels:stage.position')}
      getAriaValueText={() => t('reels:stage.positionText', times)}
      max={most}
      value={Math.min(position, most)}
      disabled={!duration}
      onChange={(_, next) => onSeek(Number(next))}
    />
  );
}
