import { ar } from '@mashrabiya/i18n/ar';
import { mockCall, mockFailure, mockPending, propertyCards } from '@mashrabiya/mocks';
import { minWidthQuery } from '@mashrabiya/ui';
import { expect, waitFor, within } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { AppStory } from '../support/AppStory.tsx';
import { createArgs, mockNetwork, pageParameters, renderPage } from '../support/page.tsx';

/** Text that is no filter. */
const WORDS = 'جنينة خاصة';
const PLACE = 'المعادي';
const SENTENCE = 'شقة 3 غرف في المعادي أقل من 5 مليون';

const meta = preview.meta({
  title: 'Pages/Search results',
  component: AppStory,
  parameters: pageParameters,
  args: createArgs(`/search?query=${encodeURIComponent(WORDS)}`),
  render: renderPage,
  beforeEach: mockNetwork(),
});

const createFoundPage = (language: 'ar' | 'en') => {
  const allData = propertyCards(language).slice(0, 6);
  return { allData, current_page: 1, last_page: 1, total_properties: allData.length };
};

export const Default = meta.story({
  beforeEach: mockNetwork(() => [
    mockCall('search', ({ language }) => ({ ...createFoundPage(language), corrected: null, unused: [] })),
  ]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent(WORDS);
    await expect((await canvas.findAllByRole('article')).length).toBe(6);
  },
});

const search = mockCall('search', ({ language }) => ({ ...createFoundPage(language), corrected: null, unused: [] }));

/** A sentence becomes filters, shown as chips; a line explains it, and links to the plain search. */
export const Interpreted = meta.story({
  args: createArgs(`/search?query=${encodeURIComponent(SENTENCE)}`),
  beforeEach: mockNetwork(() => [search]),
  play: async ({ canvas, canvasElement }) => {
    const text = ar.savedSearches.suggest.understood.replace('{{sentence}}', SENTENCE);
    await waitFor(() => expect(canvasElement).toHaveTextContent(text));
    await expect(await canvas.findByRole('heading', { level: 1, name: 'شقق 3 غرف للبيع في المعادي' })).toBeVisible();
    for (const chip of [/المعادي/, /5 مليون/, /غرف النوم: 3/]) {
      await expect((await canvas.findAllByRole('link', { name: chip })).length).toBeGreaterThan(0);
    }
    const plain = canvas.getByRole('link', { name: ar.savedSearches.suggest.plain });
    await expect(plain).toHaveAttribute('href', expect.stringContaining('plain=1'));
  },
});

/** On a desktop the column filters the results, and keeps the text. */
export const Column = meta.story({
  args: createArgs(`/search?query=${encodeURIComponent(PLACE)}&plain=1`),
  beforeEach: mockNetwork(() => [search]),
  play: async ({ canvas, userEvent }) => {
    await expect((await canvas.findAllByRole('article')).length).toBe(6);
    if (!matchMedia(minWidthQuery('wide')).matches) return;
    const form = within(await canvas.findByRole('form', { name: ar.search.filters }));
    const type = within(await form.findByRole('group', { name: ar.search.label.type }));
    await userEvent.click(await type.findByRole('radio', { name: new RegExp(`^${ar.vocabulary.type.housing} [1-9]`) }));
    const bar = within(await canvas.findByRole('group', { name: ar.search.filters }));
    const removing = ar.search.removeFilter.replace('{{text}}', ar.vocabulary.type.housing);
    await expect(await bar.findByRole('link', { name: removing })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(PLACE);
  },
});

/** Searches for the same text without parsing. */
export const PlainTextSearch = meta.story({
  args: createArgs(`/search?query=${encodeURIComponent(SENTENCE)}&plain=1`),
  beforeEach: mockNetwork(() => [search]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent(SENTENCE);
    await expect(canvas.queryByRole('link', { name: ar.savedSearches.suggest.plain })).not.toBeInTheDocument();
  },
});

export const Corrected = meta.story({
  args: createArgs(`/search?query=${encodeURIComponent('التجمغ')}`),
  beforeEach: mockNetwork(() => [
    mockCall('search', ({ language }) => ({ ...createFoundPage(language), corrected: 'التجمع', unused: [] })),
  ]),
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement).toHaveTextContent('«التجمع»'));
  },
});

/** No listing contains any of the words: the title says so above the other properties. */
export const NoMatch = meta.story({
  args: createArgs('/search?query=zzzqqq&plain=1'),
  beforeEach: mockNetwork(() => [
    mockCall('search', ({ language }) => ({ ...createFoundPage(language), corrected: null, unused: ['zzzqqq'] })),
  ]),
  play: async ({ canvas, canvasElement }) => {
    const { noResultsFor, shownInstead, search: allProperties } = ar.pages.list;
    const title = noResultsFor.replace('{{query}}', 'zzzqqq');
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(title));
    await expect(canvasElement).toHaveTextContent(shownInstead.replace('{{title}}', allProperties));
    await expect(canvasElement).not.toHaveTextContent('لم نستخدم');
  },
});

export const Loading = meta.story({ beforeEach: mockNetwork(() => [mockPending('search')]) });

export const Empty = meta.story({
  beforeEach: mockNetwork(() => [
    mockCall('search', () => ({
      allData: [],
      current_page: 1,
      last_page: 1,
      total_properties: 0,
      corrected: null,
      unused: [],
    })),
  ]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: ar.pages.list.emptySearchAction })).toBeVisible();
  },
});

export const Failed = meta.story({
  beforeEach: mockNetwork(() => [mockFailure('search', 'too_many_requests')]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toBeVisible();
  },
});

export const Unreadable = meta.story({
  args: createArgs('/search?query=%00'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: ar.pages.search.unreadable })).toBeVisible();
    await expect(canvas.getByRole('link', { name: ar.pages.list.emptySearchAction })).toBeVisible();
  },
});

export const TooLong = meta.story({
  args: createArgs(`/search?query=${'شقة '.repeat(60)}`),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: ar.pages.search.tooLong })).toBeVisible();
  },
});
