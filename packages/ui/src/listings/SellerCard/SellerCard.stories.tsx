import { ar } from '@mashrabiya/i18n/ar';
import { seller } from '@mashrabiya/mocks';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { getLanguage } from '../../foundation/stories.ts';
import { createContact, createContactLinks, PHONE, useContact } from '../contact.stories.ts';
import { LISTING, listing } from '../fixtures.stories.ts';
import { SellerCard } from './SellerCard.tsx';
import type { SellerCardProps } from './sellerCardProps.ts';

const fetchPhone = fn(async (_: string): Promise<string | null> => PHONE);

function PhoneRequest(args: SellerCardProps) {
  const sellerContact = useContact(fetchPhone, ar.listings.contact.failed);
  return <SellerCard {...args} contact={sellerContact} />;
}

const meta = preview.meta({
  title: 'Listings/SellerCard',
  component: SellerCard,
  args: {
    user: seller(0, 'ar'),
    contact: createContact(),
    links: createContactLinks() as ReturnType<typeof createContactLinks> | undefined,
    address: listing(LISTING.superior).address,
    shareUrl: 'https://mashrabiya.example/property-1',
    href: '/provider/1',
    onShared: fn(),
    similarHref: '#similar',
  },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 'min(360px, 100%)' }}>
        <Story />
      </div>
    ),
  ],
  render: (args, { globals }) => <SellerCard {...args} user={seller(0, getLanguage(globals))} />,
  beforeEach: () => {
    fetchPhone.mockReset().mockResolvedValue(PHONE);
  },
});

const texts = ar.listings.seller;

/** Papers of the seller's company were checked; the badge has the registered name. */
export const VerifiedCompany = meta.story({
  render: (args, { globals }) => <SellerCard {...args} user={seller(2, getLanguage(globals))} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nile Homes LLC').parentElement).toHaveTextContent(
      `${texts.companyVerified.replace('{{date}}', '3 نوفمبر 2026')} Nile Homes LLC`,
    );
  },
});

/** A long registered name wraps. */
export const LongCompanyName = meta.story({
  globals: { locale: 'en' },
  render: (args) => (
    <SellerCard
      {...args}
      user={{
        ...seller(2, 'en'),
        company_name:
          'Upper Nile Company for Real-Estate Development, Tourism Investment and Property Management (S.A.E.)',
      }}
    />
  ),
});

/** The number is not in the page before a tap; the call button is at the inline start, message and viewing below. */
export const Default = meta.story({
  play: async ({ canvas, canvasElement, args }) => {
    const call = canvas.getByRole('button', { name: texts.call }).getBoundingClientRect();
    const chat = canvas.getByRole('button', { name: texts.whatsapp }).getBoundingClientRect();
    await expect(call.left).toBeGreaterThan(chat.left);
    await expect(canvasElement).not.toHaveTextContent(/01\d/);
    await expect(canvas.getByText(texts.replyTime.hours2)).toBeVisible();
    await expect(canvas.getByText(texts.emailConfirmed.replace('{{date}}', '15 مارس 2023'))).toBeVisible();
    await expect(canvas.getByText(texts.phoneConfirmed.replace('{{date}}', '20 مايو 2024'))).toBeVisible();
    const message = canvas.getByRole('link', { name: texts.messageSeller });
    await expect(message).toHaveAttribute('href', args.links?.message.href);
    await expect(message.getBoundingClientRect().top).toBeGreaterThan(call.bottom);
    const viewing = canvas.getByRole('link', { name: texts.requestViewing });
    await expect(viewing).toHaveAttribute('href', args.links?.viewing.href);
    await expect(viewing.getBoundingClientRect().top).toBe(message.getBoundingClientRect().top);
  },
});

/** A tap on "call" loads the number. Both buttons become links, and the focus stays. */
export const Shown = meta.story({
  render: PhoneRequest,
  play: async ({ canvas, userEvent, step }) => {
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: texts.call })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const call = await canvas.findByRole('link', { name: 'اتصل بالمعلن على 0100 000 1234' });
    await expect(fetchPhone).toHaveBeenCalledWith('call');
    await expect(call).toHaveAttribute('href', 'tel:+201000001234');
    await waitFor(() => expect(call).toHaveFocus());
    await expect(getComputedStyle(canvas.getByText('0100 000 1234')).direction).toBe('ltr');
    await step('the chat starts with a text in the visitor’s language', async () => {
      const chat = canvas.getByRole('link', { name: texts.whatsapp });
      const message = new URL(chat.getAttribute('href') ?? '').searchParams.get('text');
      await expect(message).toContain('https://mashrabiya.example/property-1');
      await expect(message).toContain('مهتم بإعلانك');
    });
  },
});

export const Fetching = meta.story({
  args: { contact: createContact({ pendingChannel: 'call' }) },
  play: async ({ canvas, args, userEvent }) => {
    const call = canvas.getByRole('button', { name: texts.call });
    await expect(call).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(call);
    await expect(args.contact.onRequestPhone).not.toHaveBeenCalled();
  },
});

export const Failed = meta.story({
  render: PhoneRequest,
  beforeEach: () => {
    fetchPhone.mockResolvedValue(null);
  },
  play: async ({ canvas, userEvent, step }) => {
    await userEvent.click(canvas.getByRole('button', { name: texts.call }));
    await expect(await canvas.findByText(ar.listings.contact.failed)).toHaveAttribute('role', 'status');
    await step('a retry may return it', async () => {
      fetchPhone.mockResolvedValue(PHONE);
      await userEvent.click(canvas.getByRole('button', { name: texts.call }));
      await expect(await canvas.findByText('0100 000 1234')).toBeVisible();
      await expect(canvas.queryByText(ar.listings.contact.failed)).toBeNull();
      fetchPhone.mockResolvedValue(null);
    });
  },
});

const withTabs = (open: () => object | null) => () => {
  const { open: real } = window;
  Object.assign(window, { open });
  return () => {
    window.open = real;
  };
};
const chatTab = { opener: {}, close: fn(), location: { replace: fn() } };

/** The tap opens the tab, which goes to the chat once the number has loaded. */
export const WhatsApp = meta.story({
  render: PhoneRequest,
  beforeEach: withTabs(() => chatTab),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: texts.whatsapp }));
    await waitFor(() =>
      expect(chatTab.location.replace).toHaveBeenCalledWith(
        expect.stringContaining('https://wa.me/201000001234?text='),
      ),
    );
    await expect(fetchPhone).toHaveBeenCalledWith('whatsapp');
    await expect(chatTab.opener).toBeNull();
  },
});

/** A blocked tab is reported, and the next tap follows a plain link. */
export const WhatsAppBlocked = meta.story({
  render: PhoneRequest,
  beforeEach: withTabs(() => null),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: texts.whatsapp }));
    await expect(await canvas.findByText(ar.listings.contact.blocked)).toBeVisible();
    await expect(canvas.getByRole('link', { name: texts.whatsapp })).toHaveAttribute('target', '_blank');
  },
});

export const LongEnglish = meta.story({
  globals: { locale: 'en' },
  args: {
    user: { ...seller(0, 'en'), name: 'Christopher-Alexander Featherstonehaugh Montgomery' },
    contact: createContact({ phone: PHONE }),
  },
  render: (args) => <SellerCard {...args} />,
  play: async ({ canvas, canvasElement }) => {
    const name = canvas.getByRole('heading').getBoundingClientRect();
    const avatar = canvasElement.querySelector('.avatar')?.getBoundingClientRect();
    await expect(avatar?.right).toBeLessThanOrEqual(name.left);
    const call = canvas.getByRole('link', { name: /^Call/ }).getBoundingClientRect();
    await expect(call.right).toBeLessThan(canvas.getByRole('link', { name: 'WhatsApp' }).getBoundingClientRect().left);
  },
});

export const NewSeller = meta.story({
  render: (args, { globals }) => <SellerCard {...args} user={seller(1, getLanguage(globals))} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText(texts.noRating)).toBeVisible();
    // Too few conversations for a reply time.
    await expect(canvas.queryByText(/^يرد عادةً/)).toBeNull();
    await expect(canvas.queryByText(/^أكّد/)).toBeNull();
  },
});

export const NoPhone = meta.story({
  render: (args, { globals }) => <SellerCard {...args} user={seller(2, getLanguage(globals))} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText(texts.noPhone)).toBeVisible();
    await expect(canvas.getByRole('link', { name: texts.messageSeller })).toBeVisible();
    await expect(canvas.getByRole('link', { name: texts.requestViewing })).toBeVisible();
    await expect(canvas.getByRole('link', { name: texts.seeSimilar })).toHaveAttribute('href', '#similar');
    await expect(canvas.getAllByRole('button')).toEqual([
      canvas.getByRole('button', { name: ar.listings.detail.share }),
    ]);
  },
});

/** Users cannot write to themselves. */
export const OwnListing = meta.story({
  args: { links: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: texts.call })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: texts.messageSeller })).toBeNull();
    await expect(canvas.queryByRole('link', { name: texts.requestViewing })).toBeNull();
  },
});

export const NoPhoneNoSimilar = meta.story({
  args: { similarHref: undefined },
  render: NoPhone.input.render,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: texts.seeSimilar })).toBeNull();
    await expect(canvas.getByRole('button', { name: ar.listings.detail.share })).toBeVisible();
  },
});

const withClipboard = (writeText: (text: string) => Promise<void>) => () => {
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
  return () => {
    Reflect.deleteProperty(navigator, 'clipboard');
  };
};
const copied = fn(async (_: string) => {});

export const Copied = meta.story({
  render: PhoneRequest,
  beforeEach: withClipboard(copied),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: texts.copy }));
    await expect(await canvas.findByText(texts.copied)).toBeVisible();
    await expect(copied).toHaveBeenCalledWith(PHONE);
    await expect(fetchPhone).toHaveBeenCalledWith('copy');
  },
});

export const CopyFailed = meta.story({
  render: PhoneRequest,
  beforeEach: withClipboard(() => Promise.reject(new Error('denied'))),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: texts.copy }));
    await expect(await canvas.findByText(texts.copyFailed)).toBeVisible();
    await expect(canvas.getByText('0100 000 1234')).toBeVisible();
  },
});
