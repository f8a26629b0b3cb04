import { ar } from '@mashrabiya/i18n/ar';
import { en } from '@mashrabiya/i18n/en';
import { expect, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { getLanguage } from '../../foundation/stories.ts';
import { createContact, PHONE } from '../contact.stories.ts';
import { LISTING, listing } from '../fixtures.stories.ts';
import { ContactBar } from './ContactBar.tsx';
import type { SellerContact } from './contact.ts';

const texts = ar.listings.seller;

const meta = preview.meta({
  title: 'Listings/ContactBar',
  component: ContactBar,
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'phone' } },
  args: {
    contact: createContact({ phone: PHONE }) as SellerContact | undefined,
    messageLink: { href: '/property-1?slider=message' },
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
    ].map((button) => button.getBoundingClientRect().top);
    await expect(others).toEqual([first, first]);
  },
});

/** The shown number leaves room for the icon of the message only, in one row. */
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
    const message = canvas.getByRole('link', { name: en.listings.seller.messageSeller });
    await expect(message).toBeVisible();
    await expect(canvas.getByText(en.listings.seller.shortMessage)).not.toBeVisible();
    const call = canvas.getByRole('link', { name: /^Call/ });
    await document.fonts.ready;
    await waitFor(() => expect(message.getBoundingClientRect().top).toBe(call.getBoundingClientRect().top));
  },
});

export const NoPhone = meta.story({
  args: { contact: undefined },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('link', { name: texts.messageSeller })).toHaveAttribute(
      'href',
      args.messageLink.href,
    );
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});
