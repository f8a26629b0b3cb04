import { ar } from '@mashrabiya/i18n/ar';
import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { LISTING, listing } from '../../listings/fixtures.stories.ts';
import { DetailBar } from '../../listings/PropertyDetail/DetailBar.tsx';
import { CompareButton } from './CompareButton.tsx';

const meta = preview.meta({
  title: 'Compare/CompareButton',
  component: CompareButton,
  args: { pressed: false, onToggle: fn() },
});

export const Default = meta.story({
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: ar.listings.compare, pressed: false })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onToggle).toHaveBeenCalledOnce();
  },
});

export const Pressed = meta.story({
  args: { pressed: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: ar.listings.compare, pressed: true })).toBeVisible();
  },
});

/** Fits beside the back link and the share button of a property's page, on a phone too. */
export const InDetailBar = meta.story({
  globals: { viewport: { value: 'phone' } },
  render: (args) => (
    <DetailBar
      backHref="/listing"
      shareUrl="https://mashrabiya.example/property-1"
      title={listing(LISTING.superior).address}
      onShared={fn()}
    >
      <CompareButton {...args} />
    </DetailBar>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: ar.listings.compare })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});
