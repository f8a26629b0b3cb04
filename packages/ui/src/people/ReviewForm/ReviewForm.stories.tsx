import { ar } from '@mashrabiya/i18n/ar';
import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { ReviewForm } from './ReviewForm.tsx';

const meta = preview.meta({
  title: 'People/ReviewForm',
  component: ReviewForm,
  args: { status: 'idle' as const, onSubmit: fn(), onLogin: fn() },
});

const { reviews, rating } = ar.people;

/** By keyboard alone: stars, words, send. */
export const Default = meta.story({
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}{ArrowUp}');
    await userEvent.tab();
    await userEvent.keyboard('ردّت بسرعة والإعلان دقيق.');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: reviews.send })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith({ rating: 4, text: 'ردّت بسرعة والإعلان دقيق.' });
  },
});

/** Without stars nothing is sent, and the stars are where one lands. */
export const Invalid = meta.story({
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: reviews.send }));
    await expect(canvas.getByText(reviews.noStars)).toBeVisible();
    await expect(canvas.getByRole('radio', { name: rating.stars_one })).toHaveFocus();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

/** The stars are chosen, so that only the one that is on its way keeps a second review from being sent. */
export const Sending = meta.story({
  args: { status: 'sending' },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: rating.stars_one }));
    const button = canvas.getByRole('button', { name: reviews.sending, busy: true });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(button);
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

export const Sent = meta.story({
  args: { status: 'sent' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(reviews.sent);
    await expect(canvas.queryByRole('radio')).toBeNull();
  },
});

export const Failed = meta.story({
  args: { status: 'failed' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(reviews.failedSend)).toBeVisible();
  },
});

export const SignedOut = meta.story({
  args: { signedOut: true },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: rating.login }));
    await expect(args.onLogin).toHaveBeenCalledOnce();
  },
});
