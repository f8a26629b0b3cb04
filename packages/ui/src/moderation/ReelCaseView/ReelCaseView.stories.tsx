import type { PendingReel } from '@mashrabiya/contract';
import { ar } from '@mashrabiya/i18n/ar';
import { reels } from '@mashrabiya/mocks';
import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { getLanguage } from '../../foundation/stories.ts';
import { ReelCaseView } from './ReelCaseView.tsx';

const getFirstReel = (language: 'ar' | 'en'): PendingReel => {
  const [reel] = reels(language);
  if (!reel) throw new Error('no reel');
  return { ...reel, availability: 1, is_edit: false, changes: [], differences: [] };
};

const FULL_VIDEO = 'data:video/mp4,video';
const SMALL_VIDEO = 'data:video/mp4,small';

const meta = preview.meta({
  title: 'Moderation/ReelCaseView',
  component: ReelCaseView,
  args: {
    reel: getFirstReel('ar'),
    propertyHref: '/preview-1',
    providerHref: '/provider/1',
    onDecide: fn(async () => undefined),
  },
  render: ({ reel, ...args }, { globals }) => {
    const { video, small_video, is_edit, changes, differences } = reel;
    const localizedReel = { ...getFirstReel(getLanguage(globals)), video, small_video, is_edit, changes, differences };
    return <ReelCaseView {...args} reel={localizedReel} />;
  },
});

const { listings, reason, reels: texts } = ar.moderation;

export const Default = meta.story({
  play: async ({ canvas, args, userEvent }) => {
    await expect(await canvas.findByLabelText(texts.video)).toHaveAttribute('controls');
    await userEvent.click(canvas.getByRole('button', { name: listings.accept }));
    await expect(args.onDecide).toHaveBeenCalledWith(expect.objectContaining({ decision: 'accepted' }));
  },
});

/** A rejection requires a reason. */
export const Rejecting = meta.story({
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: listings.reject }));
    await userEvent.click(canvas.getByRole('checkbox', { name: reason.pictures }));
    await userEvent.click(canvas.getByRole('button', { name: listings.send }));
    await expect(args.onDecide).toHaveBeenCalledWith(
      expect.objectContaining({ decision: 'rejected', reasons: ['pictures'] }),
    );
  },
});

/** The sender made the low-bitrate version, so it is reviewed too. */
export const SmallVersion = meta.story({
  args: { reel: { ...getFirstReel('ar'), video: FULL_VIDEO, small_video: SMALL_VIDEO } },
  play: async ({ canvas, userEvent }) => {
    const videoElement = await canvas.findByLabelText(texts.video);
    await expect(videoElement).toHaveAttribute('src', FULL_VIDEO);
    await userEvent.click(canvas.getByRole('switch', { name: texts.small }));
    await expect(videoElement).toHaveAttribute('src', SMALL_VIDEO);
  },
});

/** Edit of an approved reel, with the changed fields. */
export const Edit = meta.story({
  args: {
    reel: {
      ...getFirstReel('ar'),
      is_edit: true,
      changes: [
        { part: 'title', field: 'title_ar', before: 'جولة في الشقة', after: 'جولة كاملة في الشقة والحديقة' },
        { part: 'video', field: 'video', before: null, after: null },
      ],
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(texts.edit)).toBeVisible();
    await expect(canvas.getByText('جولة كاملة في الشقة والحديقة')).toBeVisible();
    await expect(canvas.getByText(texts.otherVideo)).toBeVisible();
  },
});

export const ContradictsProperty = meta.story({
  args: {
    reel: {
      ...getFirstReel('ar'),
      differences: [
        { part: 'kind', field: 'action', before: 'forsell', after: 'forrent' },
        { part: 'price', field: 'price', before: 4_500_000, after: 1_500_000 },
      ],
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(texts.differences)).toBeVisible();
    await expect(canvas.getByText('4,500,000')).toBeVisible();
    await expect(canvas.getByText('1,500,000')).toBeVisible();
  },
});

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });
