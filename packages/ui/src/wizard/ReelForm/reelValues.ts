import { type ReelDraft, type ReelInput, ReelTerms, ReelTexts, ReelVideo } from '@mashrabiya/contract';
import type { CallForm } from '../../forms/callForm/useCallForm.ts';
import type { FormStep } from '../shared/useFormSteps.ts';

export type ReelValues = ReelDraft;

/** In the order of the form. */
export const EMPTY_REEL: ReelValues = {
  video: null,
  poster_at: 0,
  title: '',
  description: '',
  property_id: null,
  gover: null,
  city: null,
  action: null,
  price: null,
  selltype: null,
  ranking: null,
};

/** A video that is uploading, or can be resumed: the texts can be written meanwhile. */
export const isUploadPending = (video: ReelValues['video']): boolean =>
  video?.state === 'uploading' || video?.state === 'failed';

/** Tabs in order (specification, section 2). */
export const REEL_STEPS: readonly FormStep<ReelValues>[] = [
  {
    id: 'reelUpload',
    schema: ReelVideo,
    fields: ['video', 'poster_at'],
    isPending: ({ video }) => isUploadPending(video),
  },
  { id: 'reelInfo', schema: ReelTexts, fields: ['title', 'description'] },
  {
    id: 'reelDetails',
    schema: ReelTerms,
    fields: ['property_id', 'gover', 'city', 'action', 'price', 'selltype', 'ranking'],
  },
];

export interface ReelPartProps {
  form: CallForm<typeof ReelInput, ReelValues>;
}
