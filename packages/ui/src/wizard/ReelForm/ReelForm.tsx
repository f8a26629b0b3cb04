import { REEL_TEXT_MIN_LENGTH, ReelInput } from '@mashrabiya/contract';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useCallForm } from '../../forms/callForm/useCallForm.ts';
import { LongTextField } from '../../forms/LongTextField/LongTextField.tsx';
import { TextField } from '../../forms/TextField/TextField.tsx';
import { readVideo } from '../../forms/VideoPicker/readVideo.ts';
import { VideoPicker } from '../../forms/VideoPicker/VideoPicker.tsx';
import type { PickedVideo } from '../../forms/VideoPicker/videoRules.ts';
import { useLeaveWarning } from '../PropertyForm/useLeaveWarning.ts';
import { useFormSteps } from '../shared/useFormSteps.ts';
import { Wizard } from '../Wizard/Wizard.tsx';
import type { WizardProps } from '../Wizard/wizardProps.ts';
import { DetailsStep, type DetailsStepProps } from './DetailsStep.tsx';
import type { FetchVideoState } from './pollVideoState.ts';
import { EMPTY_REEL, isUploadPending, REEL_STEPS, type ReelValues } from './reelValues.ts';
import { UploadNotice } from './UploadNotice.tsx';
import { usePostWhenUploaded } from './usePostWhenUploaded.ts';
import { type UploadVideo, useVideoUpload } from './useVideoUpload.ts';

export interface ReelFormProps
  extends Pick<WizardProps, 'mode'>,
    Pick<DetailsStepProps, 'governorates' | 'properties'> {
  initial?: Partial<ReelValues>;
  /** Video of the edited reel or draft. A `reading` one is read once it is ready, and dropped if it was deleted. */
  initialVideo?: PickedVideo | null;
  /** Recorded video, chosen initially. */
  recordedFile?: File | null;
  /** The browser can trim and mute videos before upload. */
  editable?: boolean;
  recordHref?: string;
  startAt?: number;
  /** Reads duration and stills; rejects if the video cannot be played. */
  onRead?: typeof readVideo;
  onUpload: UploadVideo;
  /** Called for a video that is `reading`, before it is read, and again while the server transcodes it. */
  onFetchState?: FetchVideoState;
  /** Called on each change. The cover's moment refers to the trimmed video. */
  onChange?(values: ReelValues): void;
  /** Posts or saves the reel. Rejects with the server's problems; see `useCallForm`. */
  onSubmit(input: ReelInput): Promise<unknown>;
}

/** Form of a reel: video, texts, and offer (specification, sections 2 and 5). */
export function ReelForm({
  mode = 'new',
  initial,
  initialVideo = null,
  recordedFile = null,
  editable = false,
  recordHref,
  startAt = 0,
  governorates,
  properties,
  onRead = readVideo,
  onUpload,
  onFetchState = async () => 'ready',
  onChange,
  onSubmit,
}: ReelFormProps) {
  const { t } = useTranslation();
  const initialValues: ReelValues = { ...EMPTY_REEL, ...initial };
  const form = useCallForm({ schema: ReelInput, initial: initialValues, call: onSubmit });
  const upload = useVideoUpload({
    form,
    initial: initialVideo,
    recordedFile,
    editable,
    onRead,
    onUpload,
    onFetchState,
  });
  const { poster_at, video } = form.values;
  // Texts are saved as a draft; a video that is not uploaded would be lost.
  useLeaveWarning(video !== null && video.state !== 'done', t('wizard:reel.leave'));
  const postedValues: ReelValues = { ...form.values, poster_at: poster_at - (upload.video?.edits?.start ?? 0) };
  const notify = useEffectEvent(() => onChange?.(postedValues));
  const serializedValues = JSON.stringify(postedValues);
  useEffect(() => {
    if (serializedValues) notify();
  }, [serializedValues]);
  const { onClear, onPost, ...steps } = useFormSteps({ form, steps: REEL_STEPS, empty: EMPTY_REEL, mode, startAt });
  const { isQueued, post, cancel } = usePostWhenUploaded(video, onPost);
  return (
    <Wizard
      label={t('wizard:reel.label')}
      {...steps}
      onPost={post}
      onClear={() => {
        upload.clear();
        onClear();
      }}
    >
      <UploadNotice
        picked={steps.current === 0 ? null : upload.video}
        mode={mode}
        isQueued={isQueued}
        onRetry={upload.send}
        onPause={upload.pause}
        onCancelPost={cancel}
      />
      {steps.current === 0 && (
        <VideoPicker
          id={form.getFieldId('video')}
          picked={upload.video}
          canShrink={editable}
          error={(isUploadPending(video) ? undefined : form.getError('video')) ?? form.getError('poster_at')}
          posterSeconds={form.values.poster_at}
          onPick={(file) => void upload.pick(file)}
          onPosterChange={upload.poster}
          onEdit={upload.edit}
          onSend={upload.send}
          onPause={upload.pause}
          onRemove={upload.remove}
          onRetry={upload.send}
          recordHref={recordHref}
        />
      )}
      {steps.current === 1 && (
        <>
          <TextField
            {...form.field('title')}
            label={t('wizard:reel.title')}
            hint={t('wizard:reel.titleHint', { min: REEL_TEXT_MIN_LENGTH })}
          />
          <LongTextField
            {...form.field('description')}
            label={t('listings:detail.description')}
            minLength={REEL_TEXT_MIN_LENGTH}
          />
        </>
      )}
      {steps.current === 2 && <DetailsStep form={form} governorates={governorates} properties={properties} />}
    </Wizard>
  );
}
