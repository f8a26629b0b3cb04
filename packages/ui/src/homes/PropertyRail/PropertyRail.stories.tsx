import { ar } from '@mashrabiya/i18n/ar';
import { propertyCards } from '@mashrabiya/mocks';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { hrefOf, languageOf } from '../stories.ts';
import { PropertyRail } from './PropertyRail.tsx';

const meta = preview.meta({
  title: 'Homes/PropertyRail',
  component: PropertyRail,
  args: { title: ar.homes.detail.similar, properties: propertyCards('ar').slice(0, 8), hrefOf, onLove: fn() },
  render: (args, { globals }) => (
    <PropertyRail {...args} properties={propertyCards(languageOf(globals)).slice(0, args.properties.length)} />
  ),
});

/** Starts at the inline start and goes on towards the inline end: leftwards in Arabic. */
export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    const line = canvas.getByRole('list');
    await expect(line.scrollLeft).toBe(0);
    await userEvent.click(canvas.getByRole('button', { name: ar.homes.list.next }));
    await waitFor(() => expect(line.scrollLeft).toBeLessThan(-100));
  },
});

export const Loading = meta.story({
  args: { loading: true, properties: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('article')).toBeNull();
  },
});

export const WithAction = meta.story({
  args: { action: <a href="/superior">{ar.common.showMore}</a> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: ar.common.showMore })).toBeVisible();
  },
});

export const Few = meta.story({ args: { properties: propertyCards('ar').slice(0, 2) } });
