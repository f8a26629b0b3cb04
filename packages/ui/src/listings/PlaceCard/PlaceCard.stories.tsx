import { ar } from '@mashrabiya/i18n/ar';
import { property } from '@mashrabiya/mocks';
import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { localizeProperty } from '../fixtures.stories.ts';
import { PlaceCard } from './PlaceCard.tsx';

const place = property('ar');

const meta = preview.meta({
  title: 'Listings/PlaceCard',
  component: PlaceCard,
  args: { place },
  render: (args, { globals }) => (
    <PlaceCard {...args} place={{ ...args.place, ...placeNames(localizeProperty(place, globals)) }} />
  ),
});

const placeNames = ({ city_name, gover_name }: typeof place) => ({ city_name, gover_name });

export const Default = meta.story({
  play: async ({ canvas }) => {
    const area = canvas.getByText('التجمع الخامس، القاهرة').getBoundingClientRect();
    const link = canvas.getByRole('link', { name: new RegExp(ar.listings.map.open) }).getBoundingClientRect();
    if (Math.abs(link.y - area.y) < 40) await expect(area.x).toBeGreaterThan(link.x);
  },
});

export const Approximate = meta.story({
  args: { place: { ...place, coordinates: { lat: 30, lng: 31, exact: false } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/تقريبي/)).toBeVisible();
  },
});

/** A map has its own note about the location. */
export const WithMap = meta.story({
  args: {
    place: { ...place, coordinates: { lat: 30, lng: 31, exact: false } },
    children: <div className="map" style={{ blockSize: 240 }} />,
  },
  play: async ({ canvas }) => {
    const { city_name: city } = place;
    await expect(canvas.queryByText(ar.listings.detail.approximate.replace('{{city}}', city))).toBeNull();
  },
});

export const NoMap = meta.story({
  args: { place: { ...place, location: null } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull();
  },
});
