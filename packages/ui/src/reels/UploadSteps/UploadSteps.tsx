import styled from '@emotion/styled';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ChooseVideo, type ChooseVideoProps } from './ChooseVideo.tsx';
import type { ReelUpload } from './reelUpload.ts';
import { StepList } from './StepList.tsx';
import { UploadStatus } from './UploadStatus.tsx';
import { uploadStyles } from './uploadStyles.ts';

export interface UploadStepsProps
  extends Omit<ComponentPropsWithRef<'section'>, 'children'>,
    Pick<ChooseVideoProps, 'maxSeconds' | 'maxMegabytes' | 'recordHref'> {
  upload: ReelUpload;
  /** A film of the right kind and size was chosen. */
  onChoose(file: File): void;
  /** Tries the same film again. */
  onRetry(): void;
  /** Stops the upload, or puts another film in the place of this one. */
  onCancel(): void;
  /** What the film looks like: a poster or a player in a 9:16 box. */
  preview?: ReactNode;
}

const Root = styled('section')(uploadStyles);

/** A film on its way: chosen, uploaded, prepared, ready; and what to do when it got stuck. */
export function UploadSteps({
  upload,
  onChoose,
  onRetry,
  onCancel,
  maxSeconds,
  maxMegabytes,
  recordHref,
  preview,
  ...section
}: UploadStepsProps) {
  const { t } = useTranslation();
  return (
    <Root aria-label={t('reels:upload.label')} {...section}>
      <StepList step={upload.step} />
      {upload.step === 'choosing' ? (
        <ChooseVideo {...{ onChoose, maxSeconds, maxMegabytes, recordHref }} />
      ) : (
        <UploadStatus {...{ upload, onRetry, onCancel, preview }} />
      )}
    </Root>
  );
}
