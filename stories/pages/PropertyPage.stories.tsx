import { ar } from '@mashrabiya/i18n/ar';
import { failing, mockCall, pending, property, similarProperties } from '@mashrabiya/mocks';
import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { AppStory } from '../support/AppStory.tsx';
import { at, network, page } from '../support/page.tsx';

const home = property('ar');

const meta = preview.meta({
  title: 'Pages/Property',
  component: AppStory,
  parameters: { layout: 'fullscreen' },
  args: at(`/property-${home.id}`),
  render: page,
  beforeEach: network(),
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent(home.address);
    await expect(canvas.getByRole('heading', { name: ar.homes.detail.description })).toBeVisible();
  },
});

export const Loading = meta.story({ beforeEach: network(pending('getProperty')) });

/** A home like no other: there are no similar ones to show. */
export const Empty = meta.story({
  beforeEach: network(
    mockCall('getProperty', ({ language }) => ({ data: property(language), similar_properties: [] })),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible();
    await expect(similarProperties('ar').length).toBeGreaterThan(0);
    await expect(canvas.queryByText(similarProperties('ar')[0]?.address ?? '')).not.toBeInTheDocument();
  },
});

export const Failed = meta.story({
  beforeEach: network(failing('getProperty', 'too_many_requests')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(ar.pages.property.failed);
  },
});

export const NotFound = meta.story({
  beforeEach: network(failing('getProperty', 'not_found')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: ar.common.goHome })).toBeVisible();
  },
});

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });
