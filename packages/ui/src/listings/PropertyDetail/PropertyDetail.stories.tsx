import { ar } from '@mashrabiya/i18n/ar';
import { property, propertyCards, similarProperties } from '@mashrabiya/mocks';
import { expect, fn, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { getLanguage, getPropertyHref } from '../../foundation/stories.ts';
import { createContact, createContactLinks } from '../contact.stories.ts';
import { localizeProperty } from '../fixtures.stories.ts';
import { PropertyDetail } from './PropertyDetail.tsx';

const meta = preview.meta({
  title: 'Listings/PropertyDetail',
  component: PropertyDetail,
  args: {
    property: property('ar'),
    contact: createContact(),
    links: createContactLinks(),
    similar: similarProperties('ar'),
    backHref: '/listing',
    onBack: fn((event) => event.preventDefault()),
    shareUrl: 'https://mashrabiya.example/property-1',
    onShared: fn(),
    sellerHref: '/provider/1',
    areaHref: '/area-1',
    getHref: getPropertyHref,
    onFavorite: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 1216, marginInline: 'auto' }}>
        <Story />
      </div>
    ),
  ],
  render: (args, { globals }) => (
    <PropertyDetail
      {...args}
      property={'user' in args.property ? localizeProperty(args.property, globals) : args.property}
      similar={similarProperties(getLanguage(globals))}
    />
  ),
});

const { detail, seller } = ar.listings;

/** The seller is at the inline end: the left in Arabic. */
export const Default = meta.story({
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(args.property.address);
    const contact = canvas.getByRole('region', { name: seller.heading });
    if (window.innerWidth >= 960) {
      await expect(contact.getBoundingClientRect().right).toBeLessThan(window.innerWidth / 2);
    }
    await userEvent.click(canvas.getByRole('link', { name: detail.back }));
    await expect(args.onBack).toHaveBeenCalledOnce();
  },
});

/** After a click on a card: shows the card's data at once. */
export const FromItsCard = meta.story({
  args: { property: propertyCards('ar')[0], similar: [] },
  render: (args, { globals }) => (
    <PropertyDetail {...args} property={propertyCards(getLanguage(globals))[0] ?? args.property} />
  ),
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(args.property.address);
    await expect(canvas.getByText(args.property.f_price ?? '', { exact: false })).toBeVisible();
    await expect(canvas.getByRole('status', { name: detail.loading })).toBeVisible();
    await expect(canvas.queryByRole('region', { name: seller.heading })).toBeNull();
  },
});

export const Rent = meta.story({
  args: { property: property('ar', 'rental') },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading', { name: detail.plan })).toBeNull();
    await expect(canvas.getByText(/تقريبي/)).toBeVisible();
  },
});

export const NoPrice = meta.story({
  args: { property: property('ar', 'plot') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(ar.listings.card.noPrice)).toBeVisible();
    await expect(canvas.getByText(seller.noPhone)).toBeVisible();
    const card = within(canvas.getByRole('region', { name: seller.heading }));
    await expect(card.getByRole('link', { name: seller.messageSeller })).toBeVisible();
  },
});
