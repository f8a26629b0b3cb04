import { useTranslation } from 'react-i18next';
import { clipTime } from '../reel.ts';

export interface StageProgressProps {
  /** Seconds that have passed, and in all. */
  position: number;
  duration: number;
  onSeek(position: number): void;
}

/** How far the clip is. It grows from the inline start, and is the browser's own slider underneath. */
export function StageProgress({ position, duration, onSeek }: StageProgressProps) {
  const { t } = useTranslation();
  const share = duration ? Math.min(position / duration, 1) : 0;
  return (
    <div className="progress">
      <span className="track">
        <span className="passed" style={{ inlineSize: `${share * 100}%` }} />
      </span>
      <input
        type="range"
        aria-label={t('reels.stage.position')}
        aria-valuetext={t('reels.stage.positionText', { position: clipTime(position), duration: clipTime(duration) })}
        min={0}
        max={duration || 1}
        step={1}
        value={Math.min(position, duration || 1)}
        disabled={!duration}
        onChange={(event) => onSeek(event.currentTarget.valueAsNumber)}
      />
    </div>
  );
}
