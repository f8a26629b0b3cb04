import { ar } from '@mashrabiya/i18n/ar';
import { mockCall, mockFailure, mockPending } from '@mashrabiya/mocks';
import { minWidthQuery } from '@mashrabiya/ui';
import { expect, waitFor, within } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { AppStory } from '../support/AppStory.tsx';
import { createArgs, mockNetwork, pageParameters, renderPage } from '../support/page.tsx';

const meta = preview.meta({
  title: 'Pages/Listings',
  component: AppStory,
  parameters: pageParameters,
  args: createArgs('/listing'),
  render: renderPage,
  beforeEach: mockNetwork(),
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('article')).length).toBeGreaterThan(3);
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(ar.pages.list.forSale);
    await expect(await canvas.findByRole('link', { name: new RegExp(ar.shell.facebook) })).toBeVisible();
  },
});

export const Loading = meta.story({
  beforeEach: mockNetwork(() => [mockPending('listForSale')]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(ar.listings.list.loading)).toBeInTheDocument();
  },
});

export const Empty = meta.story({
  beforeEach: mockNetwork(() => [
    mockCall('listForSale', () => ({ allData: [], current_page: 1, last_page: 1, total_properties: 0 })),
  ]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(ar.pages.list.empty)).toBeVisible();
  },
});

export const Failed = meta.story({
  beforeEach: mockNetwork(() => [mockFailure('listForSale', 'too_many_requests')]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toBeVisible();
    await expect(canvas.getByRole('button', { name: ar.common.retry })).toBeVisible();
  },
});

/** The title names the search. */
export const Filtered = meta.story({
  args: createArgs('/listing?type=housing&bedrooms=3&max_price=9000000'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent('عقارات سكنية 3 غرف للبيع في مصر');
    await waitFor(() => expect(document.title).toContain('عقارات سكنية 3 غرف للبيع في مصر'));
  },
});

const isWide = () => matchMedia(minWidthQuery('wide')).matches;

/** On a desktop a choice filters the list at once, and the form follows when a chip is removed. */
export const Column = meta.story({
  args: createArgs('/listing?gover=1&city=1,3'),
  play: async ({ canvas, userEvent }) => {
    await expect((await canvas.findAllByRole('article')).length).toBeGreaterThan(3);
    if (!isWide()) return;
    const form = within(await canvas.findByRole('form', { name: ar.search.filters }));
    const type = within(await form.findByRole('group', { name: ar.search.label.type }));
    const coastal = await type.findByRole('radio', { name: `${ar.vocabulary.type.coastal} 0` });
    await waitFor(() => expect(coastal).toHaveAttribute('aria-disabled', 'true'));
    await userEvent.click(type.getByRole('radio', { name: new RegExp(`^${ar.vocabulary.type.housing}`) }));
    const bar = within(canvas.getByRole('group', { name: ar.search.filters }));
    const removeLabel = ar.search.removeFilter.replace('{{text}}', ar.vocabulary.type.housing);
    await userEvent.click(await bar.findByRole('link', { name: removeLabel }));
    // The form resets to the URL's filters.
    const getForm = () => within(canvas.getByRole('form', { name: ar.search.filters }));
    const getAnyTypeOption = () =>
      within(getForm().getByRole('group', { name: ar.search.label.type })).getByRole('radio', {
        name: new RegExp(`^${ar.search.any}`),
      });
    await waitFor(() => expect(getAnyTypeOption()).toBeChecked());
  },
});

/** No results: links to removing the one filter that gains the most. */
export const NoMatch = meta.story({
  args: createArgs('/listing?type=housing&gover=1&max_price=1000'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: /^بدون «حتى ألف ج.م»|^بدون/ }));
    await expect((await canvas.findAllByRole('article')).length).toBeGreaterThan(0);
  },
});

/** Panel of a phone, with counts. */
export const Panel = meta.story({
  args: createArgs('/listing?type=housing&slider=filters'),
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const panel = within(await canvas.findByRole('dialog', { name: ar.search.filters }));
    await expect(await panel.findByRole('group', { name: ar.search.label.features })).toBeInTheDocument();
    await expect(await panel.findByRole('button', { name: /^اعرض \d+/ })).toBeVisible();
  },
});

export const ForRent = meta.story({
  args: createArgs('/rent'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent(ar.pages.list.forRent);
  },
});

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });

/** The page works without the site's settings. */
export const SettingsFailed = meta.story({
  beforeEach: mockNetwork(() => [mockFailure('getConfigurations', 'too_many_requests')]),
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('article')).length).toBeGreaterThan(3);
    await expect(canvas.queryByRole('link', { name: new RegExp(ar.shell.facebook) })).not.toBeInTheDocument();
  },
});
