import { ar } from '@mashrabiya/i18n/ar';
import { failing, mockCall, pending } from '@mashrabiya/mocks';
import { expect, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { AppStory } from '../support/AppStory.tsx';
import { at, network, page } from '../support/page.tsx';

const meta = preview.meta({
  title: 'Pages/Home',
  component: AppStory,
  parameters: { layout: 'fullscreen' },
  args: at('/'),
  render: page,
  beforeEach: network(),
});

export const Default = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent(ar.home.heroTitle);
    await expect(await canvas.findByText(ar.home.eliteTitle)).toBeVisible();
    await expect(await canvas.findByRole('heading', { level: 2, name: ar.home.pricesTitle })).toBeVisible();
    await waitFor(() => expect(canvasElement.querySelectorAll('article').length).toBeGreaterThan(3));
  },
});

export const Loading = meta.story({ beforeEach: network(() => [pending('search')]) });

export const Empty = meta.story({
  beforeEach: network(() => [
    mockCall('getBusiestAreas', () => ({ data: [] })),
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
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible();
    await waitFor(() => expect(canvas.queryByText(ar.home.eliteTitle)).not.toBeInTheDocument());
    await waitFor(() => expect(canvas.queryByText(ar.home.pricesTitle)).not.toBeInTheDocument());
  },
});

export const Failed = meta.story({
  beforeEach: network(() => [failing('search', 'too_many_requests')]),
  play: async ({ canvas }) => {
    const retries = await canvas.findAllByRole('button', { name: ar.common.retry });
    await expect(retries.length).toBeGreaterThan(0);
  },
});

/** Without the areas' prices the rest is there. */
export const PricesFailed = meta.story({
  beforeEach: network(() => [failing('getBusiestAreas', 'too_many_requests')]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(ar.home.eliteTitle)).toBeVisible();
    await waitFor(() => expect(canvas.queryByText(ar.home.pricesTitle)).not.toBeInTheDocument());
  },
});

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });
