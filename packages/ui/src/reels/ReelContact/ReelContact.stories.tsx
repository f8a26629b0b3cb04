import { ar } from '@mashrabiya/i18n/ar';
import { expect, fn, screen, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { createContact, PHONE } from '../../listings/contact.stories.ts';
import { reel } from '../fixtures.stories.ts';
import { ReelContact } from './ReelContact.tsx';

const texts = ar.listings.seller;

const meta = preview.meta({
  title: 'Reels/ReelContact',
  component: ReelContact,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '480px' } } },
  globals: { viewport: { value: 'phone' } },
  args: {
    open: true,
    onClose: fn(),
    reel: { ...reel(0), user: { ...reel(0).user, has_phone: true } },
    contact: createContact(),
    shareUrl: 'https://mashrabiya.example/property-1',
    propertyHref: '/property-1',
  },
});

const panel = () => within(screen.getByRole('dialog', { name: ar.reels.contact.title }));

/** A tap loads the number, and counts as a lead. */
export const Default = meta.story({
  play: async ({ args, userEvent }) => {
    await userEvent.click(panel().getByRole('button', { name: texts.call }));
    await expect(args.contact.onRequestPhone).toHaveBeenCalledWith('call');
  },
});

export const Shown = meta.story({
  args: { contact: createContact({ phone: PHONE }) },
  play: async () => {
    await expect(panel().getByText('0100 000 1234')).toBeVisible();
  },
});

export const WithoutPhone = meta.story({
  args: { reel: { ...reel(0), user: { ...reel(0).user, has_phone: false } } },
  play: async () => {
    await expect(panel().getByRole('link', { name: ar.reels.caption.seeHome })).toHaveAttribute('href', '/property-1');
    await expect(panel().queryByRole('button', { name: texts.call })).toBeNull();
  },
});

export const PropertyUnavailable = meta.story({
  args: { reel: { ...reel(0), is_home_gone: true } },
  play: async () => {
    await expect(panel().getByText(ar.reels.caption.homeGone)).toBeVisible();
    await expect(panel().queryByRole('button', { name: texts.call })).toBeNull();
  },
});
