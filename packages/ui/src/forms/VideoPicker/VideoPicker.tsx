import styled from '@emotion/styled';
import { VIDEO_LIMITS } from '@mashrabiya/contract';
import { Clapperboard, Upload, Video } from 'lucide-react';
import { type ComponentPropsWithRef, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, ButtonLink } from '../../foundation/Button/Button.tsx';
import { FieldProblem } from '../Field/FieldProblem.tsx';
import { FileButton } from '../files/FileButton.tsx';
import { isVideo } from '../files/fileContent.ts';
import { useDropFiles } from '../files/useDropFiles.ts';
import { FrameStrip } from './FrameStrip.tsx';
import { VideoEditor } from './VideoEditor.tsx';
import { VideoProgress } from './VideoProgress.tsx';
import { VideoStage } from './VideoStage.tsx';
import {
  checkFile,
  checkVideo,
  type PickedVideo,
  type VideoEdits,
  type VideoLimits,
  type VideoProblem,
} from './videoRules.ts';
import { videoStyles } from './videoStyles.ts';

export interface VideoPickerProps extends Omit<ComponentPropsWithRef<'fieldset'>, 'children'> {
  picked: PickedVideo | null;
  /** Limits on the file, also shown before the user picks one. */
  limits?: VideoLimits;
  /** The browser can trim and re-encode, so files of any size are accepted. */
  canShrink?: boolean;
  /** Moment of the poster frame, in seconds. */
  posterSeconds: number;
  /** Error of the answer; the picker shows errors of the file itself. */
  error?: string;
  /** Called with a file of the right type and size. The host checks the duration after reading it. */
  onPick(file: File): void;
  onPosterChange(seconds: number): void;
  onRemove(): void;
  /** Trims or mutes a video in state `chosen`. */
  onEdit?(edits: VideoEdits): void;
  /** Uploads a video in state `chosen`. */
  onSend?(): void;
  /** Pauses an upload, which `onRetry` resumes; no button when absent. */
  onPause?(): void;
  /** Resumes a video that `failed` or is `paused`. */
  onRetry(): void;
  /** Page that records a video; no link when absent. */
  recordHref?: string;
}

const Root = styled('fieldset')(videoStyles);

/** Takes the video of a reel, previews it, and lets the user pick its poster frame. */
export function VideoPicker({
  picked: pickedVideo,
  limits = VIDEO_LIMITS,
  canShrink = false,
  posterSeconds,
  error,
  onPick,
  onPosterChange,
  onRemove,
  onRetry,
  onEdit,
  onSend,
  onPause,
  recordHref,
  ...fieldset
}: VideoPickerProps) {
  const { t } = useTranslation();
  const problemId = useId();
  const chooseButton = useRef<HTMLButtonElement>(null);
  const wasRemoved = useRef(false);
  const [refusedProblem, setRefusedProblem] = useState<VideoProblem | null>(null);
  const pickFile = async ([file]: File[]) => {
    if (!file) return;
    const newProblem = (await isVideo(file)) ? checkFile(file, limits, canShrink) : 'notAVideo';
    setRefusedProblem(newProblem);
    if (!newProblem) onPick(file);
  };
  // The pressed button disappears with the video, so focus moves to the picker's button.
  useEffect(() => {
    if (wasRemoved.current && !pickedVideo) chooseButton.current?.focus();
    wasRemoved.current = false;
  }, [pickedVideo]);
  const { isOver, handlers } = useDropFiles(pickFile);
  const videoProblem = pickedVideo ? checkVideo(pickedVideo, limits) : null;
  const formatSeconds = (count: number) => t('forms:video.seconds', { count });
  const { megabytes, minSeconds, maxSeconds } = limits;
  const problem = refusedProblem ?? videoProblem;
  const problemText = problem
    ? t(`forms:video.problem.${problem}`, {
        megabytes,
        duration: formatSeconds(problem === 'tooShort' ? minSeconds : maxSeconds),
      })
    : (error ?? null);
  const choose = (
    <FileButton ref={chooseButton} variant="outlined" accept={limits.types.join(',')} onFiles={pickFile}>
      {pickedVideo ? t('forms:video.change') : t('forms:video.choose')}
    </FileButton>
  );

  return (
    <Root
      aria-describedby={problemText ? problemId : undefined}
      data-invalid={error ? true : undefined}
      {...fieldset}
      {...handlers}
    >
      <legend>{t('forms:video.label')}</legend>
      {pickedVideo ? (
        <div className={['videoPreview', isOver && 'over'].filter(Boolean).join(' ')}>
          <VideoStage picked={pickedVideo} posterSeconds={posterSeconds} />
          <div className="side">
            <VideoProgress {...{ picked: pickedVideo, onRetry, onPause }} />
            {pickedVideo.state === 'chosen' && <VideoEditor {...{ picked: pickedVideo, limits, onEdit }} />}
            {pickedVideo.durationSeconds !== null && !videoProblem && (
              <FrameStrip
                frames={pickedVideo.frames}
                durationSeconds={pickedVideo.durationSeconds}
                seconds={posterSeconds}
                onChange={onPosterChange}
              />
            )}
            <FieldProblem id={problemId} text={problemText} />
            <div className="actions">
              {pickedVideo.state === 'chosen' && !videoProblem && (
                <Button icon={Upload} onClick={onSend}>
                  {t('forms:video.send')}
                </Button>
              )}
              {choose}
              <Button
                variant="text"
                onClick={() => {
                  setRefusedProblem(null);
                  wasRemoved.current = true;
                  onRemove();
                }}
              >
                {t('forms:video.remove')}
              </Button>
            </div>
          </div>
        </div>
      ) : (
        <div className={['zone', isOver && 'over', problemText && 'invalid'].filter(Boolean).join(' ')}>
          <Clapperboard aria-hidden size={32} strokeWidth={1.5} />
          <div className="actions">
            {choose}
            {recordHref && (
              <ButtonLink variant="outlined" icon={Video} href={recordHref}>
                {t('forms:video.record')}
              </ButtonLink>
            )}
          </div>
          <p className="hint by-dragging">{isOver ? t('forms:video.dropNow') : t('forms:video.drop')}</p>
          <p className="hint">
            {t(canShrink ? 'forms:video.limitsShrunk' : 'forms:video.limits', {
              megabytes,
              duration: formatSeconds(maxSeconds),
            })}
          </p>
        </div>
      )}
      {!pickedVideo && <FieldProblem id={problemId} text={problemText} />}
    </Root>
  );
}
