import styled from '@emotion/styled';
import { CLIP_LIMITS } from '@mashrabiya/contract';
import { Clapperboard, Upload, Video } from 'lucide-react';
import { type ComponentPropsWithRef, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, ButtonLink } from '../../foundation/Button/Button.tsx';
import { FileButton } from '../files/FileButton.tsx';
import { isVideo } from '../files/fileContent.ts';
import { Problem } from '../files/Problem.tsx';
import { useDropFiles } from '../files/useDropFiles.ts';
import { ClipEditor } from './ClipEditor.tsx';
import { ClipProgress } from './ClipProgress.tsx';
import { ClipStage } from './ClipStage.tsx';
import {
  type ClipEdits,
  type ClipLimits,
  type ClipProblem,
  clipProblem,
  fileProblem,
  type PickedClip,
} from './clipRules.ts';
import { clipStyles } from './clipStyles.ts';
import { FrameStrip } from './FrameStrip.tsx';

export interface ClipPickerProps extends Omit<ComponentPropsWithRef<'fieldset'>, 'children'> {
  /** Null while none is chosen. */
  clip: PickedClip | null;
  /** What is taken, and told before one chooses. */
  limits?: ClipLimits;
  /** Whether a clip can be cut here, so that a file of any size is taken. */
  canShrink?: boolean;
  /** The moment whose picture stands for the clip, in seconds. */
  posterSeconds: number;
  /** What is wrong with the answer, in words. What is wrong with a file that was chosen is told by itself. */
  error?: string;
  /** A file of the right type and size. How long it lasts is judged once the host has read it. */
  onPick(file: File): void;
  onPoster(seconds: number): void;
  onRemove(): void;
  /** Cuts or mutes a clip that is `chosen`. */
  onEdit?(edits: ClipEdits): void;
  /** Uploads a clip that is `chosen`. */
  onSend?(): void;
  /** Stops an upload, so that `onRetry` goes on with it; no button when absent. */
  onPause?(): void;
  /** Goes on with a clip that `failed` or is `paused`. */
  onRetry(): void;
  /** Where a clip is recorded instead; no link when absent. */
  recordHref?: string;
}

const Root = styled('fieldset')(clipStyles);

/** Takes the clip of a reel, shows it, and lets the moment be chosen that is seen before it plays. */
export function ClipPicker({
  clip,
  limits = CLIP_LIMITS,
  canShrink = false,
  posterSeconds,
  error,
  onPick,
  onPoster,
  onRemove,
  onRetry,
  onEdit,
  onSend,
  onPause,
  recordHref,
  ...fieldset
}: ClipPickerProps) {
  const { t } = useTranslation();
  const problemId = useId();
  const chooseButton = useRef<HTMLButtonElement>(null);
  const removed = useRef(false);
  const [refused, setRefused] = useState<ClipProblem | null>(null);
  const take = async ([file]: File[]) => {
    if (!file) return;
    const found = (await isVideo(file)) ? fileProblem(file, limits, canShrink) : 'notAClip';
    setRefused(found);
    if (!found) onPick(file);
  };
  // The button that was pressed is gone with the clip.
  useEffect(() => {
    if (removed.current && !clip) chooseButton.current?.focus();
    removed.current = false;
  }, [clip]);
  const { over, handlers } = useDropFiles(take);
  const unsendable = clip ? clipProblem(clip, limits) : null;
  const duration = (count: number) => t('forms:clip.seconds', { count });
  const { megabytes, least, most } = limits;
  const problem = refused ?? unsendable;
  const problemText = problem
    ? t(`forms:clip.problem.${problem}`, { megabytes, duration: duration(problem === 'tooShort' ? least : most) })
    : (error ?? null);
  const choose = (
    <FileButton ref={chooseButton} look="outlined" accept={limits.types.join(',')} onFiles={take}>
      {clip ? t('forms:clip.change') : t('forms:clip.choose')}
    </FileButton>
  );

  return (
    <Root
      aria-describedby={problemText ? problemId : undefined}
      data-invalid={error ? true : undefined}
      {...fieldset}
      {...handlers}
    >
      <legend>{t('forms:clip.label')}</legend>
      {clip ? (
        <div className={['chosen', over && 'over'].filter(Boolean).join(' ')}>
          <ClipStage clip={clip} posterSeconds={posterSeconds} />
          <div className="side">
            <ClipProgress {...{ clip, onRetry, onPause }} />
            {clip.state === 'chosen' && <ClipEditor {...{ clip, limits, onEdit }} />}
            {clip.durationSeconds !== null && !unsendable && (
              <FrameStrip
                frames={clip.frames}
                durationSeconds={clip.durationSeconds}
                seconds={posterSeconds}
                onSeconds={onPoster}
              />
            )}
            <Problem id={problemId} text={problemText} />
            <div className="actions">
              {clip.state === 'chosen' && !unsendable && (
                <Button icon={Upload} onClick={onSend}>
                  {t('forms:clip.send')}
                </Button>
              )}
              {choose}
              <Button
                look="quiet"
                onClick={() => {
                  setRefused(null);
                  removed.current = true;
                  onRemove();
                }}
              >
                {t('forms:clip.remove')}
              </Button>
            </div>
          </div>
        </div>
      ) : (
        <div className={['zone', over && 'over', problemText && 'wrong'].filter(Boolean).join(' ')}>
          <Clapperboard aria-hidden size={32} strokeWidth={1.5} />
          <div className="actions">
            {choose}
            {recordHref && (
              <ButtonLink look="outlined" icon={Video} href={recordHref}>
                {t('forms:clip.record')}
              </ButtonLink>
            )}
          </div>
          <p className="hint by-dragging">{over ? t('forms:clip.dropNow') : t('forms:clip.drop')}</p>
          <p className="hint">
            {t(canShrink ? 'forms:clip.limitsShrunk' : 'forms:clip.limits', { megabytes, duration: duration(most) })}
          </p>
        </div>
      )}
      {!clip && <Problem id={problemId} text={problemText} />}
    </Root>
  );
}
