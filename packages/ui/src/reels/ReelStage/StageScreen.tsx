import CircularProgress from '@mui/material/CircularProgress';
import { Play } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from '../../link/Link.tsx';
import type { PlaybackState } from './playback.ts';
import { useTaps } from './useTaps.ts';

export interface StageScreenProps {
  state: PlaybackState;
  href?: string | undefined;
  onToggle(): void;
  /** Called when a long press starts and ends. */
  onHold(isHolding: boolean): void;
  onDoubleTap?: (() => void) | undefined;
}

/** Picture as a button: a tap toggles playback, a long press pauses until released. */
export function StageScreen({ state, href, onToggle, onHold, onDoubleTap }: StageScreenProps) {
  const { t } = useTranslation();
  const taps = useTaps({ onTap: onToggle, onHold, onDoubleTap });
  const isMoving = state === 'playing' || state === 'buffering';
  const mark: ReactNode = (
    <span className="mark">
      <Play aria-hidden size={34} fill="currentColor" strokeWidth={1.75} />
    </span>
  );
  if (href) {
    return (
      <Link className="playArea" href={href} aria-label={t('reels:stage.play')}>
        {mark}
      </Link>
    );
  }
  return (
    <>
      <button
        type="button"
        className="playArea"
        aria-label={t(isMoving ? 'reels:stage.pause' : 'reels:stage.play')}
        {...taps}
      >
        {!isMoving && mark}
        {state === 'buffering' && <CircularProgress color="inherit" size={48} aria-hidden />}
      </button>
      <p role="status" className={state === 'refused' ? 'hint' : 'visually-hidden'}>
        {state === 'buffering' && t('reels:stage.buffering')}
        {state === 'paused' && t('reels:stage.paused')}
        {state === 'refused' && t('reels:stage.tapToPlay')}
      </p>
    </>
  );
}
