import { ar } from '@mashrabiya/i18n/ar';
import { en } from '@mashrabiya/i18n/en';
import { expect, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { getLanguage } from '../../foundation/stories.ts';
import { createContact, createContactLinks, PHONE } from '../contact.stories.ts';
import { LISTING, listing } from '../fixtures.stories.ts';
import { ContactBar } from './ContactBar.tsx';
import type { ContactLinks, SellerContact } from './contact.ts';

const texts = ar.listings.seller;

const meta = preview.meta({
  title: 'Listings/ContactBar',
  component: ContactBar,
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'phone' } },
  args: {
    contact: createContact({ phone: PHONE }) as SellerContact | undefined,
    links: createContactLinks() as ContactLinks | undefined,
    address: listing(LISTING.superior).address,
    shareUrl: 'https://mashrabiya.example/property-1',
  },
  render: (args, { globals }) => (
    <div>
      <div style={{ blockSize: '160dvh' }} />
      <ContactBar {...args} address={listing(LISTING.superior, globals).address} />
      <p style={{ blockSize: 40, margin: 16 }}>{getLanguage(globals) === 'ar' ? ar.shell.groups.services : ''}</p>
    </div>
  ),
});

/** Sticks to the bottom of the screen; the call button is at the inline start. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('complementary', { name: texts.bar });
    await expect(Math.round(bar.getBoundingClientRect().bottom)).toBe(window.innerHeight);
    window.scrollTo({ top: 200, behavior: 'instant' });
    await waitFor(() => expect(window.scrollY).toBe(200));
    await expect(Math.round(bar.getBoundingClientRect().bottom)).toBe(window.innerHeight);
    const call = canvas.getByRole('link', { name: 'اتصل بالمعلن على 0100 000 1234' });
    await expect(call).toHaveAttribute('href', 'tel:+201000001234');
    const chat = canvas.getByRole('link', { name: texts.whatsapp });
    await expect(call.getBoundingClientRect().left).toBeGreaterThan(chat.getBoundingClientRect().left);
    window.scrollTo({ top: 0, behavior: 'instant' });
  },
});

export const Idle = meta.story({
  args: { contact: createContact() },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: texts.call }));
    await expect(args.contact?.onRequestPhone).toHaveBeenCalledWith('call');
    const [first, ...others] = [
      canvas.getByRole('button', { name: texts.call }),
      canvas.getByRole('button', { name: texts.whatsapp }),
      canvas.getByRole('link', { name: texts.messageSeller }),
      canvas.getByRole('link', { name: texts.requestViewing }),
    ].map((button) => button.getBoundingClientRect().top);
    await expect(others).toEqual([first, first, first]);
  },
});

/** With the number, too, all four are in one row. */
export const SmallPhone = meta.story({
  globals: { locale: 'en' },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 360 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    await document.fonts.ready;
    await expect(canvas.getByText(en.listings.seller.shortViewing)).toBeVisible();
    await waitFor(() => {
      const tops = canvas.getAllByRole('link').map((link) => link.getBoundingClientRect().top);
      return expect(tops).toEqual(tops.map(() => tops[0]));
    });
    await expect(canvas.getAllByRole('link')).toHaveLength(4);
    const { scrollWidth, clientWidth } = document.body;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
});

export const NoPhone = meta.story({
  args: { contact: undefined },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('link', { name: texts.messageSeller })).toHaveAttribute(
      'href',
      args.links?.message.href,
    );
    await expect(canvas.getByRole('link', { name: texts.requestViewing })).toHaveAttribute(
      'href',
      args.links?.viewing.href,
    );
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});

/** Users cannot write to themselves. */
export const OwnListing = meta.story({
  args: { links: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: texts.messageSeller })).toBeNull();
    await expect(canvas.getByRole('link', { name: texts.whatsapp })).toBeVisible();
  },
});
