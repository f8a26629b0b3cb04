import styled from '@emotion/styled';
import { VIDEO_LIMITS } from '@mashrabiya/contract';
import { Camera, CameraOff, Check, RotateCcw } from 'lucide-react';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, ButtonLink } from '../../foundation/Button/Button.tsx';
import { formatVideoTime } from '../shared/formatReel.ts';
import { RecorderControls, type RecorderControlsProps } from './RecorderControls.tsx';
import { hasReachedLimit, type RecorderState, type RecorderStep } from './recorderState.ts';
import { recorderStyles } from './recorderStyles.ts';
import { Viewfinder } from './Viewfinder.tsx';

export interface RecorderProps
  extends Omit<ComponentPropsWithRef<'section'>, 'children' | 'onPause'>,
    Omit<RecorderControlsProps, 'state'> {
  state: RecorderState;
  /** Camera stream before and during recording. */
  stream?: MediaStream | null;
  videoUrl?: string;
  /** Replaces the picture: a poster, or anything that fills a 9:16 box. */
  picture?: ReactNode;
  /** Seconds; the host stops the recording there. */
  limitSeconds: number;
  onRequestCamera(): void;
  onRetake(): void;
  onUse(): void;
  /** Page to upload a file instead; no link when absent. */
  uploadHref?: string;
}

const SECOND_MS = 1000;

const Root = styled('section')(recorderStyles);

const isLive = (step: RecorderStep) => step === 'ready' || step === 'recording' || step === 'paused';

/** Records a video with the device's camera up to a time limit: permission, viewfinder, controls, review. */
export function Recorder({
  state,
  stream,
  videoUrl,
  picture,
  limitSeconds,
  onRequestCamera,
  onFlipCamera,
  onTorchChange,
  onStart,
  onPause,
  onResume,
  onStop,
  onRetake,
  onUse,
  uploadHref,
  ...section
}: RecorderProps) {
  const { t } = useTranslation();
  const { step } = state;
  const elapsedSeconds = state.elapsedMs / SECOND_MS;
  const isCameraLive = isLive(step);
  const showsVideo = isCameraLive || step === 'recorded';
  const message = getMessageKey(state, limitSeconds);
  return (
    <Root aria-label={t('reels:recorder.label')} {...section} data-scheme="dark">
      {showsVideo ? (
        <Viewfinder
          isLive={isCameraLive}
          isMirrored={state.facing === 'user'}
          stream={stream}
          videoUrl={videoUrl}
          picture={picture}
        />
      ) : (
        <RecorderNotice step={step} onRequestCamera={onRequestCamera} uploadHref={uploadHref} />
      )}
      <p role="status" className="visually-hidden">
        {(step === 'recording' || step === 'paused' || step === 'recorded') && t(`reels:recorder.${step}`)}
      </p>
      {showsVideo && (
        <div className="foot">
          {message && (
            <p className="status" role="status">
              {t(`reels:recorder.${message}`, {
                count: message === 'tooShort' ? VIDEO_LIMITS.minSeconds : limitSeconds,
              })}
            </p>
          )}
          <p className={`time ${step}`} role="timer" aria-label={t('reels:recorder.time')}>
            <span className="light" />
            <bdi className="tabular">
              {t('reels:recorder.of', {
                elapsed: formatVideoTime(elapsedSeconds),
                limit: formatVideoTime(limitSeconds),
              })}
            </bdi>
          </p>
          <div className="bar" aria-hidden>
            <span style={{ inlineSize: `${Math.min(elapsedSeconds / limitSeconds, 1) * 100}%` }} />
          </div>
          {isCameraLive ? (
            <RecorderControls {...{ state, onFlipCamera, onTorchChange, onStart, onPause, onResume, onStop }} />
          ) : (
            <div className="actionButtons">
              <Button variant={message === 'tooShort' ? 'contained' : 'outlined'} icon={RotateCcw} onClick={onRetake}>
                {t('reels:recorder.retake')}
              </Button>
              {message !== 'tooShort' && (
                <Button icon={Check} onClick={onUse}>
                  {t('reels:recorder.use')}
                </Button>
              )}
            </div>
          )}
        </div>
      )}
    </Root>
  );
}

/** Note on the recording besides its length. */
function getMessageKey(state: RecorderState, limitSeconds: number) {
  if (state.step === 'recorded' && state.elapsedMs < VIDEO_LIMITS.minSeconds * SECOND_MS) return 'tooShort';
  if (state.step === 'recorded' && hasReachedLimit(state, limitSeconds * SECOND_MS)) return 'full';
  if (state.step === 'paused') return 'pausedHint';
  return state.step === 'ready' && !state.hasSound ? 'silent' : null;
}

function RecorderNotice({
  step,
  onRequestCamera,
  uploadHref,
}: Pick<RecorderProps, 'onRequestCamera' | 'uploadHref'> & { step: RecorderStep }) {
  const { t } = useTranslation();
  const notice = step === 'refused' || step === 'missing' || step === 'busy' ? step : 'ask';
  const Icon = notice === 'ask' ? Camera : CameraOff;
  return (
    <div className="notice" role={notice === 'ask' ? undefined : 'alert'}>
      <span className="round">
        <Icon aria-hidden size={36} strokeWidth={1.5} />
      </span>
      <h2>{t(`reels:recorder.${notice}Title`)}</h2>
      <p>{t(`reels:recorder.${notice}Text`)}</p>
      {notice !== 'missing' && (
        <Button busy={step === 'requesting'} icon={Camera} onClick={onRequestCamera}>
          {t(
            step === 'requesting' ? 'reels:recorder.asking' : notice === 'ask' ? 'reels:recorder.ask' : 'common:retry',
          )}
        </Button>
      )}
      {uploadHref && (
        <ButtonLink variant={notice === 'missing' ? 'contained' : 'text'} href={uploadHref}>
          {t('reels:recorder.upload')}
        </ButtonLink>
      )}
    </div>
  );
}
