import { ar } from '@mashrabiya/i18n/ar';
import { failing, mockCall, pending, propertyCards } from '@mashrabiya/mocks';
import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { AppStory } from '../support/AppStory.tsx';
import { at, network, page } from '../support/page.tsx';

const meta = preview.meta({
  title: 'Pages/Search results',
  component: AppStory,
  parameters: { layout: 'fullscreen' },
  args: at(`/search?query=${encodeURIComponent('شقة')}`),
  render: page,
  beforeEach: network(),
});

const found = (language: 'ar' | 'en') => {
  const allData = propertyCards(language).slice(0, 6);
  return { allData, current_page: 1, last_page: 1, total_properties: allData.length };
};

export const Default = meta.story({
  beforeEach: network(mockCall('search', ({ language }) => ({ ...found(language), corrected: null }))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent('شقة');
    await expect((await canvas.findAllByRole('article')).length).toBe(6);
  },
});

export const Corrected = meta.story({
  args: at(`/search?query=${encodeURIComponent('التجمغ')}`),
  beforeEach: network(mockCall('search', ({ language }) => ({ ...found(language), corrected: 'التجمع' }))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/التجمع»/)).toBeVisible();
  },
});

export const Loading = meta.story({ beforeEach: network(pending('search')) });

export const Empty = meta.story({
  beforeEach: network(
    mockCall('search', () => ({ allData: [], current_page: 1, last_page: 1, total_properties: 0, corrected: null })),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: ar.pages.list.emptySearchAction })).toBeVisible();
  },
});

export const Failed = meta.story({
  beforeEach: network(failing('search', 'too_many_requests')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toBeVisible();
  },
});
