import styled from '@emotion/styled';
import { Pause, Play, RotateCcw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../foundation/Button/Button.tsx';
import { ProgressBar } from '../files/ProgressBar.tsx';
import type { PickedVideo } from './videoRules.ts';

export interface VideoProgressProps {
  picked: PickedVideo;
  /** Resumes a video that `failed` or is `paused`. */
  onRetry(): void;
  onPause?: (() => void) | undefined;
}

const Root = styled('div')({
  display: 'grid',
  gap: 8,
  justifyItems: 'start',
  '&:not(:has(p, button))': { display: 'none' },
});

export function VideoProgress({
  picked: { state, progress, refusal, isBeingPrepared },
  onRetry,
  onPause,
}: VideoProgressProps) {
  const { t } = useTranslation();
  const isRunning = state === 'preparing' || state === 'uploading' || state === 'paused';
  return (
    <Root>
      <div role="status">
        {state === 'failed' && <p className="problem">{refusal ?? t('forms:video.failed')}</p>}
        {state === 'reading' && <p className="hint">{t('forms:video.reading')}</p>}
        {isBeingPrepared && <p className="hint">{t('forms:video.beingPrepared')}</p>}
        {isRunning && <p className="hint">{t(`forms:video.${state}`)}</p>}
      </div>
      {isRunning && <ProgressBar label={t(`forms:video.${state}`)} progress={progress ?? 0} />}
      {((state === 'uploading' && onPause) || state === 'paused') && (
        <Button
          variant="outlined"
          icon={state === 'paused' ? Play : Pause}
          onClick={state === 'paused' ? onRetry : onPause}
        >
          {t(state === 'paused' ? 'forms:video.resumeUpload' : 'forms:video.pauseUpload')}
        </Button>
      )}
      {state === 'failed' && !refusal && (
        <Button variant="outlined" icon={RotateCcw} onClick={onRetry}>
          {t('common:retry')}
        </Button>
      )}
    </Root>
  );
}
