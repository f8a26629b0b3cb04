import { ar } from '@mashrabiya/i18n/ar';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { getPropertyHref } from '../../foundation/stories.ts';
import { LISTING, listing, localizeCard } from '../../listings/fixtures.stories.ts';
import { PropertyCard } from '../../listings/PropertyCard/PropertyCard.tsx';
import { CompareToggle } from './CompareToggle.tsx';

const meta = preview.meta({
  title: 'Compare/CompareToggle',
  component: CompareToggle,
  args: { pressed: false, onToggle: fn() },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 'min(358px, 100%)' }}>
        <Story />
      </div>
    ),
  ],
});

const name = ar.listings.compare;

export const Default = meta.story({
  play: async ({ canvas, args, userEvent }) => {
    const toggle = canvas.getByRole('button', { name, pressed: false });
    await expect(toggle.getBoundingClientRect().width).toBeGreaterThanOrEqual(44);
    await userEvent.click(toggle);
    await expect(args.onToggle).toHaveBeenCalledOnce();
  },
});

export const Pressed = meta.story({ args: { pressed: true } });

/** At the bottom of a card's picture: visible on hover and focus, above the card's link. */
export const OnCard = meta.story({
  render: (args, { globals }) => (
    <PropertyCard
      property={localizeCard(listing(LISTING.plain), globals)}
      href={getPropertyHref(listing(LISTING.plain))}
      onFavorite={fn()}
      renderActions={() => <CompareToggle {...args} />}
    />
  ),
  play: async ({ canvas, args, userEvent }) => {
    const toggle = canvas.getByRole('button', { name });
    const picture = canvas.getByRole('article').querySelector('.window')?.getBoundingClientRect();
    const box = toggle.getBoundingClientRect();
    await expect(box.bottom).toBeLessThanOrEqual(picture?.bottom ?? 0);
    await expect(box.bottom).toBeGreaterThan((picture?.bottom ?? 0) - 10);
    await userEvent.tab();
    await waitFor(() => expect(getComputedStyle(toggle).opacity).toBe('1'));
    await userEvent.click(toggle);
    await expect(args.onToggle).toHaveBeenCalledOnce();
  },
});

/** A chosen property shows the button permanently. */
export const ChosenOnCard = meta.story({
  args: { pressed: true },
  render: (args, { globals }) => (
    <PropertyCard
      property={localizeCard(listing(LISTING.superior), globals)}
      href={getPropertyHref(listing(LISTING.superior))}
      onFavorite={fn()}
      renderActions={() => <CompareToggle {...args} />}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name, pressed: true })).toBeVisible();
  },
});
