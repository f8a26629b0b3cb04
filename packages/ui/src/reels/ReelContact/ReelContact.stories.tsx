import { ar } from '@mashrabiya/i18n/ar';
import { en } from '@mashrabiya/i18n/en';
import { expect, fn, screen, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { createContact, createContactLinks, PHONE } from '../../listings/contact.stories.ts';
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
    links: createContactLinks(),
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
    await expect(panel().getByRole('link', { name: texts.messageSeller })).toBeVisible();
    await expect(panel().getByRole('link', { name: texts.requestViewing })).toBeVisible();
  },
});

export const Shown = meta.story({
  args: { contact: createContact({ phone: PHONE }) },
  play: async () => {
    await expect(panel().getByText('0100 000 1234')).toBeVisible();
  },
});

const WITHOUT_PHONE = { ...reel(0), user: { ...reel(0).user, has_phone: false } };

/** A seller without a number can always be reached by a message. */
export const WithoutPhone = meta.story({
  args: { reel: WITHOUT_PHONE },
  play: async () => {
    await expect(panel().getByRole('link', { name: texts.messageSeller })).toBeVisible();
    await expect(panel().getByRole('link', { name: ar.reels.caption.seeHome })).toHaveAttribute('href', '/property-1');
    await expect(panel().queryByRole('button', { name: texts.call })).toBeNull();
  },
});

/** Users are not offered to write to themselves. */
export const OwnReel = meta.story({
  args: { reel: WITHOUT_PHONE, links: undefined },
  play: async () => {
    await expect(panel().queryByRole('link', { name: texts.messageSeller })).toBeNull();
    await expect(panel().getByRole('link', { name: ar.reels.caption.seeHome })).toBeVisible();
  },
});

export const PropertyUnavailable = meta.story({
  args: { reel: { ...reel(0), is_home_gone: true } },
  play: async () => {
    await expect(panel().getByText(ar.reels.caption.homeGone)).toBeVisible();
    await expect(panel().queryByRole('button', { name: texts.call })).toBeNull();
    await expect(panel().queryByRole('link', { name: texts.messageSeller })).toBeNull();
  },
});

export const English = meta.story({
  globals: { locale: 'en' },
  play: async () => {
    await expect(await screen.findByRole('link', { name: en.listings.seller.messageSeller })).toBeVisible();
  },
});
