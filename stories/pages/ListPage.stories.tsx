import { ar } from '@mashrabiya/i18n/ar';
import { failing, mockCall, pending } from '@mashrabiya/mocks';
import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { AppStory } from '../support/AppStory.tsx';
import { at, network, page } from '../support/page.tsx';

const meta = preview.meta({
  title: 'Pages/Listings',
  component: AppStory,
  parameters: { layout: 'fullscreen' },
  args: at('/listing'),
  render: page,
  beforeEach: network(),
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('article')).length).toBeGreaterThan(3);
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(ar.pages.list.forSale);
    await expect(await canvas.findByRole('link', { name: new RegExp(ar.shell.facebook) })).toBeVisible();
  },
});

export const Loading = meta.story({
  beforeEach: network(pending('listForSale')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(ar.homes.list.loading)).toBeInTheDocument();
  },
});

export const Empty = meta.story({
  beforeEach: network(
    mockCall('listForSale', () => ({ allData: [], current_page: 1, last_page: 1, total_properties: 0 })),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(ar.pages.list.empty)).toBeVisible();
  },
});

export const Failed = meta.story({
  beforeEach: network(failing('listForSale', 'too_many_requests')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toBeVisible();
    await expect(canvas.getByRole('button', { name: ar.common.retry })).toBeVisible();
  },
});

export const Filtered = meta.story({ args: at('/listing?type=housing&bedrooms=3&max_price=9000000') });

export const ForRent = meta.story({
  args: at('/rent'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent(ar.pages.list.forRent);
  },
});

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });

/** The site's settings cannot be had: everything else is there. */
export const SettingsFailed = meta.story({
  beforeEach: network(failing('getConfigurations', 'too_many_requests')),
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('article')).length).toBeGreaterThan(3);
    await expect(canvas.queryByRole('link', { name: new RegExp(ar.shell.facebook) })).not.toBeInTheDocument();
  },
});
