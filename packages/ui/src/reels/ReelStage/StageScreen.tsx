import CircularProgress from '@mui/material/CircularProgress';
import { Play } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { PlaybackState } from './playback.ts';

export interface StageScreenProps {
  state: PlaybackState;
  onToggle(): void;
}

/** The whole picture as one button: a tap pauses what plays and plays what stands. */
export function StageScreen({ state, onToggle }: StageScreenProps) {
  const { t } = useTranslation();
  const moves = state === 'playing' || state === 'buffering';
  return (
    <>
      <button
        type="button"
        className="tap"
        aria-label={t(moves ? 'reels:stage.pause' : 'reels:stage.play')}
        onClick={onToggle}
      >
        {!moves && (
          <span className="mark">
            <Play aria-hidden size={34} fill="currentColor" strokeWidth={1.75} />
          </span>
        )}
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
