import styled from '@emotion/styled';
import { Camera, CameraOff, Check, RotateCcw } from 'lucide-react';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, ButtonLink } from '../../foundation/Button/Button.tsx';
import { clipTime } from '../reel.ts';
import { recorderStyles } from './recorderStyles.ts';
import { Viewfinder } from './Viewfinder.tsx';

/**
 * How far a recording is: before the camera was asked for, while the browser asks, what came of it, then the camera's
 * picture, the recording, and the film that came of it.
 */
export type RecorderState = 'idle' | 'asking' | 'refused' | 'missing' | 'ready' | 'recording' | 'recorded';

export interface RecorderProps extends Omit<ComponentPropsWithRef<'section'>, 'children'> {
  state: RecorderState;
  /** The camera's picture while `ready` and `recording`. */
  stream?: MediaStream | null;
  /** Address of the film once `recorded`. */
  filmUrl?: string;
  /** Stands in the picture's place: a poster, or anything that fills a 9:16 box. */
  picture?: ReactNode;
  /** Seconds that were recorded. */
  elapsed: number;
  /** Longest recording, in seconds; the host stops it there. */
  limit: number;
  /** Asks the browser for the camera. */
  onAsk(): void;
  onStart(): void;
  onStop(): void;
  onRetake(): void;
  /** Takes the film. */
  onUse(): void;
  /** Where a film is uploaded instead; no link when absent. */
  uploadHref?: string;
}

const Root = styled('section')(recorderStyles);

const isLive = (state: RecorderState) => state === 'ready' || state === 'recording';

/** Films a home with the device's camera: asks, shows its picture, records up to a limit, and lets the person choose. */
export function Recorder({
  state,
  stream,
  filmUrl,
  picture,
  elapsed,
  limit,
  onAsk,
  onStart,
  onStop,
  onRetake,
  onUse,
  uploadHref,
  ...section
}: RecorderProps) {
  const { t } = useTranslation();
  const shows = isLive(state) || state === 'recorded';
  return (
    <Root aria-label={t('reels:recorder.label')} {...section} data-scheme="dark">
      {shows ? (
        <Viewfinder live={isLive(state)} stream={stream} filmUrl={filmUrl} picture={picture} />
      ) : (
        <RecorderNotice state={state} onAsk={onAsk} uploadHref={uploadHref} />
      )}
      <p role="status" className="visually-hidden">
        {state === 'recording' && t('reels:recorder.recording')}
        {state === 'recorded' && t('reels:recorder.recorded')}
      </p>
      {shows && (
        <div className="foot">
          <p className={`time ${state}`} role="timer" aria-label={t('reels:recorder.time')}>
            <span className="light" />
            <bdi className="tabular">
              {t('reels:recorder.of', { elapsed: clipTime(elapsed), limit: clipTime(limit) })}
            </bdi>
          </p>
          <div className="bar" aria-hidden>
            <span style={{ inlineSize: `${Math.min(elapsed / limit, 1) * 100}%` }} />
          </div>
          {state === 'recorded' ? (
            <div className="acts">
              <Button look="outlined" icon={RotateCcw} onClick={onRetake}>
                {t('reels:recorder.retake')}
              </Button>
              <Button icon={Check} onClick={onUse}>
                {t('reels:recorder.use')}
              </Button>
            </div>
          ) : (
            <button
              type="button"
              className={`shutter ${state}`}
              aria-label={t(state === 'recording' ? 'reels:recorder.stop' : 'reels:recorder.start')}
              onClick={state === 'recording' ? onStop : onStart}
            >
              <span />
            </button>
          )}
        </div>
      )}
    </Root>
  );
}

function RecorderNotice({ state, onAsk, uploadHref }: Pick<RecorderProps, 'state' | 'onAsk' | 'uploadHref'>) {
  const { t } = useTranslation();
  const what = state === 'refused' || state === 'missing' ? state : 'ask';
  const Icon = what === 'ask' ? Camera : CameraOff;
  return (
    <div className="notice" role={what === 'ask' ? undefined : 'alert'}>
      <span className="round">
        <Icon aria-hidden size={36} strokeWidth={1.5} />
      </span>
      <h2>{t(`reels:recorder.${what}Title`)}</h2>
      <p>{t(`reels:recorder.${what}Text`)}</p>
      {what !== 'missing' && (
        <Button busy={state === 'asking'} icon={Camera} onClick={onAsk}>
          {t(state === 'asking' ? 'reels:recorder.asking' : what === 'ask' ? 'reels:recorder.ask' : 'common:retry')}
        </Button>
      )}
      {uploadHref && (
        <ButtonLink look="quiet" href={uploadHref}>
          {t('reels:recorder.upload')}
        </ButtonLink>
      )}
    </div>
  );
}
