import { ar } from '@mashrabiya/i18n/ar';
import { createPictureFile, listMessagePictures } from '@mashrabiya/mocks';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { rejectOffline, stayPending } from '../../forms/callForm/calls.stories.ts';
import { withNarrowWidth } from '../../forms/stories.tsx';
import { PrivatePictures } from './PrivatePictures.tsx';
import type { LoadPicture } from './pictureUrls.ts';

const failureText = ar.messages.picture.failed;
/** Network of the story `Failed`. */
const line = { isBroken: false };
const loadFile: LoadPicture = () => (line.isBroken ? rejectOffline() : Promise.resolve(createPictureFile()));

const meta = preview.meta({
  title: 'Pictures/PrivatePictures',
  component: PrivatePictures,
  decorators: [withNarrowWidth],
  args: {
    pictures: listMessagePictures(3),
    getAlt: (index: number) => `${index + 1}`,
    failureText,
    loadPicture: fn<LoadPicture>(loadFile),
  },
});

/** A picture opens the viewer. */
export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '2' }));
    const viewer = within(await screen.findByRole('dialog', { name: ar.listings.gallery.viewer }));
    await userEvent.click(viewer.getByRole('button', { name: ar.listings.gallery.close }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
});

export const One = meta.story({ args: { pictures: listMessagePictures(1) } });

/** The boxes are reserved before the pictures are loaded. */
export const Loading = meta.story({
  args: { loadPicture: fn<LoadPicture>(stayPending) },
  play: async ({ canvas }) => {
    const [box] = canvas.getAllByRole('listitem');
    await expect(box?.getBoundingClientRect().height).toBeGreaterThan(40);
  },
});

/** A failed picture is loaded again on request. */
export const Failed = meta.story({
  args: { pictures: listMessagePictures(1) },
  beforeEach: () => {
    line.isBroken = true;
    return () => {
      line.isBroken = false;
    };
  },
  play: async ({ canvas, userEvent }) => {
    const failure = await canvas.findByRole('button', { name: new RegExp(failureText) });
    line.isBroken = false;
    await userEvent.click(failure);
    await expect(await canvas.findByRole('img', { name: '1' })).toBeVisible();
  },
});
