import type { PropertyCard } from '@mashrabiya/contract';
import { ar } from '@mashrabiya/i18n/ar';
import { expect, fn, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { getPropertyHref } from '../../foundation/stories.ts';
import { LISTING, listing, localizeCard } from '../../listings/fixtures.stories.ts';
import { OwnerPropertyCard } from './OwnerPropertyCard.tsx';

const createOwnProperty = (index: number, figures: Partial<PropertyCard> = {}): PropertyCard => ({
  ...listing(index),
  total_views: 1284,
  total_favorites: 46,
  total_leads: 9,
  ...figures,
});

const meta = preview.meta({
  title: 'My listings/OwnerPropertyCard',
  component: OwnerPropertyCard,
  args: {
    property: createOwnProperty(LISTING.plain),
    href: getPropertyHref(listing(LISTING.plain)),
    editHref: '/update',
    onRemove: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 'min(358px, 100%)' }}>
        <Story />
      </div>
    ),
  ],
  render: ({ property, ...args }, { globals }) => {
    const { total_views, total_favorites, total_leads, availability } = property;
    const words = localizeCard(property, globals);
    return (
      <OwnerPropertyCard {...args} property={{ ...words, total_views, total_favorites, total_leads, availability }} />
    );
  },
});

const { card, figures } = ar.myListings;
const { availability } = ar.vocabulary;

export const Default = meta.story({
  play: async ({ args, canvas, canvasElement, step, userEvent }) => {
    const { address } = args.property;
    const edit = canvas.getByRole('link', { name: `${card.edit}: ${address}` });
    const remove = canvas.getByRole('button', { name: `${card.remove}: ${address}` });

    await step('the figures are announced with their names', async () => {
      const leads = canvas.getByText(figures.leads).parentElement;
      await expect(within(leads as HTMLElement).getByText('9')).toBeVisible();
      await expect(canvas.getByText('1,284')).toBeVisible();
    });
    await step('there is no favourite button, and the actions are above the link that covers the card', async () => {
      await expect(canvas.queryByRole('button', { name: ar.listings.love.label })).toBeNull();
      const box = edit.getBoundingClientRect();
      const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
      await expect(edit.contains(top)).toBe(true);
      await expect(edit).toHaveAttribute('href', args.editHref);
      await expect(box.height).toBeGreaterThanOrEqual(44);
    });
    await step('in order: state on the right in Arabic, edit before remove', async () => {
      const article = canvas.getByRole('article').getBoundingClientRect();
      const chip = canvas.getByText(availability.active).getBoundingClientRect();
      await expect(Math.round(article.right - chip.right)).toBe(13);
      await expect(edit.getBoundingClientRect().left).toBeGreaterThan(remove.getBoundingClientRect().right);
    });
    await step('by keyboard: the listing, the map, edit, remove', async () => {
      const order = [...canvasElement.querySelectorAll<HTMLElement>('a, button')].filter(
        (control) => control.tabIndex === 0,
      );
      await expect(order.slice(-2)).toEqual([edit, remove]);
      remove.focus();
      await userEvent.keyboard('{Enter}');
      await expect(args.onRemove).toHaveBeenCalledWith(expect.objectContaining({ id: args.property.id }));
    });
  },
});

/** A new ad has no statistics. */
export const UnderReview = meta.story({
  args: {
    property: createOwnProperty(LISTING.rent, {
      availability: 1,
      total_views: null,
      total_favorites: null,
      total_leads: null,
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(availability.pending)).toBeVisible();
    await expect(canvas.getAllByText('0')).toHaveLength(3);
    await expect(canvas.getByText('21,500 ج.م / شهريًا')).toBeVisible();
  },
});

export const Expired = meta.story({
  args: {
    property: createOwnProperty(LISTING.coastal, { availability: 3, total_views: 48_210, total_favorites: 1_902 }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(availability.expired)).toBeVisible();
    await expect(canvas.getByText(/مقدم 5%/)).toBeVisible();
  },
});

export const Rejected = meta.story({
  args: { property: createOwnProperty(LISTING.onePicture, { availability: 4 }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(availability.rejected)).toBeVisible();
  },
});

/** The owner sees both the status and the promotion level. */
export const PaidAd = meta.story({
  args: { property: createOwnProperty(LISTING.superior) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(availability.active)).toBeVisible();
    const rank = canvas.getByText('إعلان · سوبيريور').getBoundingClientRect();
    await expect(Math.round(rank.left - canvas.getByRole('article').getBoundingClientRect().left)).toBe(13);
  },
});

export const NoPrice = meta.story({
  args: { property: createOwnProperty(LISTING.land) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(ar.listings.card.noPrice)).toBeVisible();
  },
});

export const RemoveBusy = meta.story({
  args: { removing: true },
  play: async ({ args, canvas, userEvent }) => {
    const remove = canvas.getByRole('button', { name: new RegExp(card.removing) });
    await expect(remove).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(remove);
    await expect(args.onRemove).not.toHaveBeenCalled();
  },
});

export const LongArabic = meta.story({
  args: {
    property: createOwnProperty(LISTING.longAddress, {
      total_views: 1_284_500,
      total_favorites: 98_400,
      total_leads: 12_750,
    }),
  },
  play: async ({ canvas }) => {
    const article = canvas.getByRole('article');
    await expect(article.scrollWidth).toBeLessThanOrEqual(article.clientWidth);
  },
});

export const LongEnglish = meta.story({
  args: {
    property: createOwnProperty(LISTING.longAddress, {
      total_views: 1_284_500,
      total_favorites: 98_400,
      total_leads: 12_750,
    }),
  },
  globals: { locale: 'en' },
  play: async ({ canvas }) => {
    const article = canvas.getByRole('article').getBoundingClientRect();
    const chip = canvas.getByText('Active').getBoundingClientRect();
    await expect(Math.round(chip.left - article.left)).toBe(13);
  },
});
