import { ar } from '@mashrabiya/i18n/ar';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { accept, rejectOffline, stayPending } from '../../forms/callForm/calls.stories.ts';
import { ReplyForm } from './ReplyForm.tsx';

const { reviews } = ar.people;

const meta = preview.meta({
  title: 'People/ReplyForm',
  component: ReplyForm,
  args: { onSubmit: fn(accept), onCancel: fn() },
});

export const Default = meta.story({
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: reviews.replyText }), 'شكرًا لثقتك.');
    await userEvent.click(canvas.getByRole('button', { name: reviews.replySend }));
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith({ text: 'شكرًا لثقتك.' }));
  },
});

export const Invalid = meta.story({
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: reviews.replySend }));
    await expect((await canvas.findAllByText(ar.forms.problem.text_required)).length).toBeGreaterThan(0);
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

export const Changing = meta.story({
  args: { initial: { text: 'شكرًا لثقتك.' } },
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByRole('textbox', { name: reviews.replyText })).toHaveValue('شكرًا لثقتك.');
    await userEvent.click(canvas.getByRole('button', { name: reviews.cancel }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
});

export const Sending = meta.story({
  args: { initial: { text: 'شكرًا لثقتك.' }, onSubmit: fn(stayPending) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: reviews.replySend }));
    await expect(await canvas.findByRole('button', { name: reviews.sending, busy: true })).toBeVisible();
  },
});

export const Failed = meta.story({
  args: { initial: { text: 'شكرًا لثقتك.' }, onSubmit: fn(rejectOffline) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: reviews.replySend }));
    await expect(await canvas.findByText(ar.forms.errors.network)).toBeVisible();
  },
});
