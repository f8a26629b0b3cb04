import { ar } from '@mashrabiya/i18n/ar';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { accept, rejectOffline, stayPending } from '../../forms/callForm/calls.stories.ts';
import { ReviewForm } from './ReviewForm.tsx';

const meta = preview.meta({
  title: 'People/ReviewForm',
  component: ReviewForm,
  args: { onSubmit: fn(stayPending), onLogin: fn() },
});

const { reviews, rating } = ar.people;

/** By keyboard: stars, text, send. */
export const Default = meta.story({
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}{ArrowUp}');
    await userEvent.tab();
    await userEvent.keyboard('ردّت بسرعة والإعلان دقيق.');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: reviews.send })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith({ rating: 4, text: 'ردّت بسرعة والإعلان دقيق.' }));
  },
});

/** Without stars nothing is sent, and the stars get the focus. */
export const Invalid = meta.story({
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: reviews.send }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(ar.forms.problem.rating_required);
    await expect(canvas.getByRole('radio', { name: rating.empty })).toHaveFocus();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

/** A second press while sending does nothing. */
export const Sending = meta.story({
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: rating.stars_one }));
    await userEvent.click(canvas.getByRole('button', { name: reviews.send }));
    const button = await canvas.findByRole('button', { name: reviews.sending, busy: true });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(button);
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
});

export const Sent = meta.story({
  args: { onSubmit: fn(accept) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: rating.stars_one }));
    await userEvent.click(canvas.getByRole('button', { name: reviews.send }));
    await expect(await canvas.findByText(reviews.sent)).toBeVisible();
    await expect(canvas.queryByRole('radio')).toBeNull();
  },
});

/** The stars stay for a retry. */
export const Failed = meta.story({
  args: { onSubmit: fn(rejectOffline) },
  play: async ({ canvas, userEvent }) => {
    const star = canvas.getByRole('radio', { name: rating.stars_one });
    // At the star's position, as by keyboard: a simulated pointer would be at the page's corner.
    fireEvent.click(star);
    await userEvent.click(canvas.getByRole('button', { name: reviews.send }));
    await expect(await canvas.findByText(ar.forms.errors.network)).toBeVisible();
    await expect(star).toBeChecked();
  },
});

export const SignedOut = meta.story({
  args: { isSignedOut: true },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: rating.login }));
    await expect(args.onLogin).toHaveBeenCalledOnce();
  },
});

/** Initial values of an existing review. */
export const Changing = meta.story({
  args: { initial: { rating: 3, text: 'تأخر الرد.' }, onCancel: fn() },
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByRole('radio', { name: rating.stars_few.replace('{{count}}', '3') })).toBeChecked();
    await userEvent.type(canvas.getByRole('textbox'), ' ثم جاء.');
    await userEvent.click(canvas.getByRole('button', { name: reviews.send }));
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith({ rating: 3, text: 'تأخر الرد. ثم جاء.' }));
    await userEvent.click(canvas.getByRole('button', { name: reviews.cancel }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
});
