import { ar } from '@mashrabiya/i18n/ar';
import { seller } from '@mashrabiya/mocks';
import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { HOME, home } from '../fixtures.stories.ts';
import { languageOf } from '../stories.ts';
import { SellerCard } from './SellerCard.tsx';

const meta = preview.meta({
  title: 'Homes/SellerCard',
  component: SellerCard,
  args: {
    user: seller(0, 'ar'),
    address: home(HOME.superior).address,
    shareUrl: 'https://mashrabiya.example/property-1',
    href: '/provider/1',
  },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 'min(360px, 100%)' }}>
        <Story />
      </div>
    ),
  ],
});

const texts = ar.homes.seller;

/** Numbers stay left-to-right; the first words of the WhatsApp message are written in the reader's language. */
export const Default = meta.story({
  render: (args, { globals }) => <SellerCard {...args} user={seller(0, languageOf(globals))} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'اتصل بالمعلن على 01000001234' })).toHaveAttribute(
      'href',
      'tel:+201000001234',
    );
    const chat = canvas.getByRole('link', { name: texts.whatsapp });
    const message = new URL(chat.getAttribute('href') ?? '').searchParams.get('text');
    await expect(message).toContain('https://mashrabiya.example/property-1');
    await expect(getComputedStyle(canvas.getByText('0100 000 1234')).direction).toBe('ltr');
  },
});

/** Nothing to rate yet. */
export const NewSeller = meta.story({
  render: (args, { globals }) => <SellerCard {...args} user={seller(1, languageOf(globals))} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText(texts.noRating)).toBeVisible();
  },
});

export const NoPhone = meta.story({
  render: (args, { globals }) => <SellerCard {...args} user={seller(2, languageOf(globals))} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText(texts.noPhone)).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
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
  beforeEach: withClipboard(copied),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: texts.copy }));
    await expect(copied).toHaveBeenCalledWith('01000001234');
    await expect(await canvas.findByText(texts.copied)).toBeVisible();
  },
});

export const CopyFailed = meta.story({
  beforeEach: withClipboard(() => Promise.reject(new Error('denied'))),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: texts.copy }));
    await expect(await canvas.findByText(texts.copyFailed)).toBeVisible();
  },
});
