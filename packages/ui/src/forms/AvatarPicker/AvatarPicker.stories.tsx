import { ar } from '@mashrabiya/i18n/ar';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { createFile, createTextFile, dropFiles, pictureSources } from '../files/files.stories.ts';
import { AvatarPicker } from './AvatarPicker.tsx';

const meta = preview.meta({
  title: 'Forms/AvatarPicker',
  component: AvatarPicker,
  args: { src: pictureSources[3] ?? null, onPick: fn(), onRemove: fn() },
});

const texts = ar.forms.avatar;

/** The round picture is at the start of the line: on the right in Arabic. */
export const Default = meta.story({
  play: async ({ canvas, args, userEvent }) => {
    const portrait = canvas.getByRole('img', { name: texts.preview }).getBoundingClientRect();
    const change = canvas.getByRole('button', { name: texts.change });
    await expect(portrait.width).toBe(portrait.height);
    await expect(portrait.x).toBeGreaterThan(change.getBoundingClientRect().x);
    await userEvent.click(canvas.getByRole('button', { name: texts.remove }));
    await expect(args.onRemove).toHaveBeenCalledOnce();
    await expect(change).toHaveFocus();
  },
});

export const Empty = meta.story({
  args: { src: null },
  play: async ({ canvas, args, canvasElement, userEvent }) => {
    const input = canvasElement.querySelector<HTMLInputElement>('input[type=file]');
    if (!input) throw new Error('no file input');
    await userEvent.upload(input, createFile('me.jpg', 'image/jpeg'));
    await waitFor(() => expect(args.onPick).toHaveBeenCalledWith(expect.objectContaining({ name: 'me.jpg' })));
    await expect(canvas.queryByRole('button', { name: texts.remove })).toBeNull();
  },
});

/** A file that is not an image is refused; an image after it clears the message. */
export const Invalid = meta.story({
  play: async ({ canvas, args, step }) => {
    const group = canvas.getByRole('group', { name: texts.label });
    await step('an image is accepted', async () => {
      dropFiles(group, [createFile('me.png', 'image/png')]);
      await waitFor(() => expect(args.onPick).toHaveBeenCalledOnce());
    });
    await step('a text named as an image is refused', async () => {
      dropFiles(group, [createTextFile('me.png', 'image/png')]);
      await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent(texts.invalid));
      await expect(group).toHaveAccessibleDescription(texts.invalid);
      await expect(args.onPick).toHaveBeenCalledOnce();
    });
  },
});

export const Uploading = meta.story({
  args: { busy: true },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(texts.uploading)).toBeInTheDocument();
    dropFiles(canvas.getByRole('group'), [createFile('me.png', 'image/png')]);
    await expect(args.onPick).not.toHaveBeenCalled();
  },
});
