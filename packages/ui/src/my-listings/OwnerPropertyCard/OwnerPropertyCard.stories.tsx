import type { PropertyCard } from '@mashrabiya/contract';
import { ar } from '@mashrabiya/i18n/ar';
import { expect, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { getPropertyHref } from '../../foundation/stories.ts';
import { LISTING, listing, localizeCard } from '../../listings/fixtures.stories.ts';
import { AdActions } from '../AdActions/AdActions.tsx';
import { exampleActions } from '../fixtures.stories.ts';
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
    actions: <AdActions {...exampleActions} />,
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

const { card, figures, run } = ar.myListings;
const { availability } = ar.vocabulary;

export const Default = meta.story({
  play: async ({ canvas, canvasElement, step }) => {
    const confirm = canvas.getByRole('button', { name: run.confirm });
    const edit = canvas.getByRole('link', { name: new RegExp(`^${card.edit}`) });
    const more = canvas.getByRole('button', { name: new RegExp(card.more.split(':')[0] ?? '') });

    await step('the figures are announced with their names', async () => {
      const leads = canvas.getByText(figures.leads).parentElement;
      await expect(within(leads as HTMLElement).getByText('9')).toBeVisible();
      await expect(canvas.getByText('1,284')).toBeVisible();
    });
    await step('there is no favourite button, and the actions are above the link that covers the card', async () => {
      await expect(canvas.queryByRole('button', { name: ar.listings.love.label })).toBeNull();
      for (const control of [confirm, edit, more]) {
        const box = control.getBoundingClientRect();
        const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
        await expect(control.contains(top)).toBe(true);
        await expect(box.height).toBeGreaterThanOrEqual(44);
      }
    });
    await step('in order: state on the right in Arabic, Edit after the main action', async () => {
      const article = canvas.getByRole('article').getBoundingClientRect();
      const chip = canvas.getByText(availability.active).getBoundingClientRect();
      await expect(Math.round(article.right - chip.right)).toBe(13);
      await expect(confirm.getBoundingClientRect().left).toBeGreaterThan(edit.getBoundingClientRect().right);
    });
    await step('by keyboard: the listing, the map, then the actions', async () => {
      const order = [...canvasElement.querySelectorAll<HTMLElement>('a, button')].filter(
        (control) => control.tabIndex === 0,
      );
      await expect(order.slice(-3)).toEqual([confirm, edit, more]);
    });
  },
});

/** The number of leads links to them, above the link that covers the card. */
export const LeadsLink = meta.story({
  args: { leadsHref: '/leads?property=1' },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: `${figures.leads}: 9` });
    await expect(link).toHaveAttribute('href', '/leads?property=1');
    const box = link.getBoundingClientRect();
    const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    await expect(link.contains(top)).toBe(true);
    await expect(box.height).toBeGreaterThanOrEqual(44);
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

export const Removing = meta.story({
  args: { removing: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article')).toHaveAttribute('aria-busy', 'true');
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
