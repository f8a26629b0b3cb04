import { ar } from '@mashrabiya/i18n/ar';
import { mockCall, propertyCards } from '@mashrabiya/mocks';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { AppStory } from '../support/AppStory.tsx';
import { createArgs, mockNetwork, pageParameters, renderPage } from '../support/page.tsx';

const meta = preview.meta({
  title: 'Flows/Find a home',
  component: AppStory,
  parameters: pageParameters,
  args: createArgs('/'),
  render: renderPage,
  beforeEach: mockNetwork(),
});

/** From the home page to a property on a phone: type, filters in the panel, removed chip, property page. */
export const ByFilters = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement, step }) => {
    const count = () => canvasElement.querySelectorAll('main article').length;

    await step('A type of home is selected', async () => {
      const tiles = await canvas.findAllByRole('link', { name: new RegExp(ar.vocabulary.type.housing) });
      await userEvent.click(tiles[0] as HTMLElement);
      await canvas.findByRole('heading', { level: 1, name: 'عقارات سكنية للبيع في مصر' });
      await waitFor(() => expect(count()).toBeGreaterThan(0));
    });

    await step('Three bedrooms are selected in the filter panel', async () => {
      const filters = canvas.getAllByRole('link', { name: new RegExp(`^${ar.search.filters}`) });
      await userEvent.click(filters[0] as HTMLElement);
      const panel = within(await canvas.findByRole('dialog', { name: ar.search.filters }));
      const bedrooms = within(await panel.findByRole('group', { name: ar.search.label.bedrooms }));
      await userEvent.click(bedrooms.getByRole('checkbox', { name: /^3/ }));
      await userEvent.click(await panel.findByRole('button', { name: /^(اعرض|عرض|شاهد)/ }));
      await waitFor(() => expect(canvas.queryByRole('dialog')).not.toBeInTheDocument());
    });

    await step('The choice is a chip, and can be removed', async () => {
      const chips = await canvas.findAllByRole('link', { name: new RegExp(ar.search.label.bedrooms) });
      await userEvent.click(chips.at(-1) as HTMLElement);
      await waitFor(() => expect(count()).toBeGreaterThan(0));
    });

    await step('A card links to the listing', async () => {
      const card = canvasElement.querySelector<HTMLAnchorElement>('main article h2 a');
      const address = card?.textContent ?? '';
      await userEvent.click(card as HTMLElement);
      await expect(await canvas.findByRole('heading', { level: 1, name: address })).toBeVisible();
    });
  },
});

/** Finds a place in Arabic by typing Latin letters. */
export const ArabicByLatinLetters = meta.story({
  beforeEach: mockNetwork(() => [
    mockCall('search', ({ body, language }) => {
      const listings = propertyCards(language);
      const allData = body.query === 'tagamoa' ? listings.slice(0, 3) : listings;
      return { allData, current_page: 1, last_page: 1, total_properties: allData.length, corrected: null, unused: [] };
    }),
  ]),
  play: async ({ canvas, canvasElement, step }) => {
    await canvas.findByRole('heading', { level: 1 });
    const bar = within(canvasElement.querySelector('header.navbar') as HTMLElement);
    await step('Results appear while typing', async () => {
      const box = bar.getByLabelText(ar.search.searchLabel);
      await userEvent.type(box, 'tagamoa');
      const first = propertyCards('ar')[0]?.address ?? '';
      await expect(await bar.findByText(first)).toBeVisible();
    });

    await step('Enter shows them all on a page of their own', async () => {
      await userEvent.keyboard('{Enter}');
      await canvas.findByRole('heading', { level: 1, name: /tagamoa/ });
      await waitFor(async () => expect((await canvas.findAllByRole('article')).length).toBe(3));
    });
  },
});
