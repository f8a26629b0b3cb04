import { ar } from '@mashrabiya/i18n/ar';
import { en } from '@mashrabiya/i18n/en';
import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { SetPasswordOffer } from './SetPasswordOffer.tsx';

const texts = ar.messages.offer;

const meta = preview.meta({
  title: 'Messages/SetPasswordOffer',
  component: SetPasswordOffer,
  args: { passwordHref: '/profile?tab=security&slider=password' as string | null, onMailLink: fn(), onDismiss: fn() },
});

/** Right after the message, a password can be set at once. */
export const Default = meta.story({
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByRole('link', { name: texts.set })).toHaveAttribute('href', args.passwordHref);
    await userEvent.click(canvas.getByRole('button', { name: texts.dismiss }));
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  },
});

/** Later a mailed link proves who the user is. */
export const MailedLink = meta.story({
  args: { passwordHref: null },
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByText(texts.mailText)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: texts.mail }));
    await expect(args.onMailLink).toHaveBeenCalledOnce();
  },
});

export const Mailing = meta.story({
  args: { passwordHref: null, mailing: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: texts.mail, busy: true })).toBeVisible();
  },
});

export const English = meta.story({
  globals: { locale: 'en' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: en.messages.offer.set })).toBeVisible();
  },
});
