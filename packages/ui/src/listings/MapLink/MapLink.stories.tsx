import { ar } from '@mashrabiya/i18n/ar';
import { expect, fn, spyOn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { MapLink } from './MapLink.tsx';

const meta = preview.meta({
  title: 'Listings/MapLink',
  component: MapLink,
  args: { href: 'https://maps.example/?q=smouha' },
});

const name = new RegExp(ar.listings.map.open);

export const Default = meta.story({
  beforeEach: () => {
    spyOn(window, 'open').mockReturnValue(window);
  },
  play: async ({ canvas, args, userEvent }) => {
    const link = canvas.getByRole('link', { name });
    await expect(link).toHaveAttribute('target', '_blank');
    await userEvent.click(link);
    await expect(window.open).toHaveBeenCalledWith(args.href, '_blank');
  },
});

/** The browser blocks the tab: shows an alert unless the app handles it. */
export const Blocked = meta.story({
  beforeEach: () => {
    spyOn(window, 'open').mockReturnValue(null);
    spyOn(window, 'alert').mockImplementation(fn());
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name }));
    await expect(window.alert).toHaveBeenCalledWith(ar.listings.map.blocked);
  },
});

export const BlockedWithMessage = meta.story({
  args: { onBlocked: fn() },
  beforeEach: () => {
    spyOn(window, 'open').mockReturnValue(null);
  },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name }));
    await expect(args.onBlocked).toHaveBeenCalledWith(ar.listings.map.blocked);
  },
});
