import { ar } from '@mashrabiya/i18n/ar';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { FavoriteNote, type FavoriteNoteProps } from './FavoriteNote.tsx';

const { note } = ar.account.favorites;

const meta = preview.meta({
  title: 'Listings/FavoriteNote',
  component: FavoriteNote,
  args: { note: '', listingTitle: 'شقة في المعادي', onSave: fn(async () => undefined) },
});

export const Default = meta.story({
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /شقة في المعادي/ }));
    const field = canvas.getByRole('textbox', { name: note.label });
    await expect(field).toHaveFocus();
    await userEvent.type(field, 'قريبة من المترو');
    await waitFor(() => expect(canvas.getByText(note.saved)).toBeVisible(), { timeout: 3000 });
    await expect(args.onSave).toHaveBeenLastCalledWith('قريبة من المترو');
  },
});

export const WithNote = meta.story({ args: { note: 'المطبخ يحتاج تجديدًا، والبائع يقبل التفاوض.' } });

export const Failed = meta.story({
  args: {
    note: 'أول',
    onSave: fn(async () => {
      throw new Error('gone');
    }),
  },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: note.label });
    await userEvent.type(field, ' ثم');
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByText(note.failed)).toBeVisible());
    await expect(field).toHaveValue('أول ثم');
    await expect(canvas.getByRole('button', { name: ar.common.retry })).toBeVisible();
  },
});

let endSave = () => {};

function LeavablePage(props: FavoriteNoteProps) {
  const [isLeft, setLeft] = useState(false);
  if (isLeft) return null;
  return (
    <>
      <FavoriteNote {...props} />
      <button type="button" onClick={() => setLeft(true)}>
        {ar.shell.links.home}
      </button>
    </>
  );
}

/** Text typed during a save is saved, too, if the page is left before the save ends. */
export const LeftDuringSave = meta.story({
  args: {
    note: 'أول',
    onSave: fn(
      () =>
        new Promise<undefined>((resolve) => {
          endSave = () => resolve(undefined);
        }),
    ),
  },
  render: (args) => <LeavablePage {...args} />,
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('textbox', { name: note.label });
    await userEvent.type(field, ' ثم');
    await waitFor(() => expect(args.onSave).toHaveBeenCalledWith('أول ثم'), { timeout: 3000 });
    await userEvent.type(field, ' أخيرًا');
    await userEvent.click(canvas.getByRole('button', { name: ar.shell.links.home }));
    await expect(args.onSave).toHaveBeenCalledOnce();
    endSave();
    await waitFor(() => expect(args.onSave).toHaveBeenLastCalledWith('أول ثم أخيرًا'));
  },
});

export const TooLong = meta.story({
  args: { note: 'x'.repeat(498) },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'yyyyy');
    await userEvent.tab();
    await expect(canvas.getByText(/بـ3 /)).toBeVisible();
    await expect(args.onSave).not.toHaveBeenCalled();
  },
});
