import { ar } from '@mashrabiya/i18n/ar';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { isLeftIn } from '../../foundation/stories.ts';
import { LISTING, listing } from '../fixtures.stories.ts';
import { DetailBar } from './DetailBar.tsx';

const { detail } = ar.listings;

/** A browser without `navigator.share`, with a fake clipboard. */
const withClipboard = (writeText: (text: string) => Promise<void>) => () => {
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
  return () => {
    Reflect.deleteProperty(navigator, 'clipboard');
  };
};
const copied = fn(async (_: string) => {});

const meta = preview.meta({
  title: 'Listings/DetailBar',
  component: DetailBar,
  args: {
    backHref: '/listing',
    onBack: fn((event) => event.preventDefault()),
    shareUrl: 'https://mashrabiya.example/property-1',
    title: listing(LISTING.superior).address,
    onShared: fn(),
  },
});

/** The back link is at the inline start, the right in Arabic. */
export const Default = meta.story({
  play: async ({ canvas, canvasElement, args, userEvent }) => {
    const back = canvas.getByRole('link', { name: detail.back });
    await expect(isLeftIn(back, canvasElement)).toBe(false);
    await userEvent.click(back);
    await expect(args.onBack).toHaveBeenCalledOnce();
  },
});

export const Shared = meta.story({
  beforeEach: withClipboard(copied),
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: detail.share }));
    await expect(copied).toHaveBeenCalledWith(args.shareUrl);
    await waitFor(() => expect(args.onShared).toHaveBeenCalledWith('copied'));
  },
});
