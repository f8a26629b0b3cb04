import { ar } from '@mashrabiya/i18n/ar';
import { en } from '@mashrabiya/i18n/en';
import { propertyCards } from '@mashrabiya/mocks';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { getLanguage, getPropertyHref } from '../../foundation/stories.ts';
import { Page } from '../../layout/Page/Page.tsx';
import { PropertyCard } from '../PropertyCard/PropertyCard.tsx';
import { PropertyGrid } from '../PropertyGrid/PropertyGrid.tsx';
import { PageSection, type PageSectionProps } from './PageSection.tsx';

const meta = preview.meta({
  title: 'Listings/PageSection',
  component: PageSection,
  parameters: { layout: 'fullscreen' },
  args: { title: ar.home.superiorTitle, allHref: '/superior', children: null },
  decorators: [
    (Story) => (
      <Page>
        <Story />
      </Page>
    ),
  ],
});

/** Translates title and text: args are in Arabic. */
const localizeArgs = (args: PageSectionProps, globals: { locale?: unknown }): PageSectionProps => {
  const { home } = getLanguage(globals) === 'en' ? en : ar;
  const rank = args.adType ?? 'elite';
  return { ...args, title: home[`${rank}Title`], text: args.text && home[`${rank}Text`] };
};

export const Superior = meta.story({
  args: { rail: true, adType: 'superior', text: ar.home.superiorText },
  render: (args, { globals }) => (
    <PageSection {...localizeArgs(args, globals)}>
      {propertyCards(getLanguage(globals)).map((property) => (
        <PropertyCard key={property.id} property={property} href={getPropertyHref(property)} photos="cover" />
      ))}
    </PageSection>
  ),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('region', { name: ar.home.superiorTitle })).toBeVisible();
    await expect(canvas.getByText(ar.home.ad)).toBeVisible();
    const rail = canvas.getByRole('list', { name: ar.home.superiorTitle });
    const next = canvas.queryByRole('button', { name: ar.home.next });
    if (!next) return; // a phone has no arrows
    await waitFor(() => expect(next).toBeEnabled());
    await userEvent.click(next);
    await waitFor(() => expect(Math.abs(rail.scrollLeft)).toBeGreaterThan(200));
    await waitFor(() => expect(canvas.getByRole('button', { name: ar.home.previous })).toBeEnabled());
  },
});

export const Elite = meta.story({
  args: { title: ar.home.eliteTitle, adType: 'elite', text: ar.home.eliteText, allHref: '/elite', onShowMore: fn() },
  render: (args, { globals }) => (
    <PageSection {...localizeArgs(args, globals)}>
      <PropertyGrid
        properties={propertyCards(getLanguage(globals)).slice(0, 4)}
        getHref={getPropertyHref}
        headingLevel={3}
      />
    </PageSection>
  ),
  play: async ({ canvas, args, userEvent }) => {
    const allLink = canvas.getByRole('link', { name: ar.home.showAllOf.replace('{{title}}', args.title) });
    await expect(allLink).toHaveAttribute('href', '/elite');
    await userEvent.click(canvas.getByRole('button', { name: ar.common.showMore }));
    await expect(args.onShowMore).toHaveBeenCalledOnce();
  },
});

export const LoadingMore = meta.story({
  args: { title: ar.home.eliteTitle, adType: 'elite', onShowMore: fn(), loadingMore: true },
  render: (args, { globals }) => (
    <PageSection {...localizeArgs(args, globals)}>
      <PropertyGrid
        properties={propertyCards(getLanguage(globals)).slice(0, 2)}
        skeletons={2}
        getHref={getPropertyHref}
        headingLevel={3}
      />
    </PageSection>
  ),
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: ar.common.showMore }));
    await expect(args.onShowMore).not.toHaveBeenCalled();
  },
});

/** "Show more" is a link that works without JavaScript; with it, the next part loads in place. */
export const MoreByLink = meta.story({
  args: { title: ar.home.eliteTitle, adType: 'elite', moreHref: '/main?elite=2', onShowMore: fn() },
  render: Elite.input.render,
  play: async ({ canvas, args, userEvent }) => {
    const more = canvas.getByRole('link', { name: ar.common.showMore });
    await expect(more).toHaveAttribute('href', '/main?elite=2');
    await userEvent.click(more);
    await expect(args.onShowMore).toHaveBeenCalledOnce();
  },
});
