import { ar } from '@mashrabiya/i18n/ar';
import { configuration, mockCall, mockFailure, mockPending } from '@mashrabiya/mocks';
import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { AppStory } from '../support/AppStory.tsx';
import { createArgs, mockNetwork, pageParameters, renderPage } from '../support/page.tsx';

const meta = preview.meta({
  title: 'Pages/Home',
  component: AppStory,
  parameters: pageParameters,
  args: createArgs('/'),
  render: renderPage,
  beforeEach: mockNetwork(),
});

export const Default = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent(ar.home.heroTitle);
    await expect(await canvas.findByText(ar.home.eliteTitle)).toBeVisible();
    await expect(await canvas.findByRole('heading', { level: 2, name: ar.home.pricesTitle })).toBeVisible();
    await waitFor(() => expect(canvasElement.querySelectorAll('article').length).toBeGreaterThan(3));
  },
});

export const Loading = meta.story({ beforeEach: mockNetwork(() => [mockPending('search')]) });

export const Empty = meta.story({
  beforeEach: mockNetwork(() => [
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
  beforeEach: mockNetwork(() => [mockFailure('search', 'too_many_requests')]),
  play: async ({ canvas }) => {
    const retries = await canvas.findAllByRole('button', { name: ar.common.retry });
    await expect(retries.length).toBeGreaterThan(0);
  },
});

/** The page works without the areas' prices. */
export const PricesFailed = meta.story({
  beforeEach: mockNetwork(() => [mockFailure('getBusiestAreas', 'too_many_requests')]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(ar.home.eliteTitle)).toBeVisible();
    await waitFor(() => expect(canvas.queryByText(ar.home.pricesTitle)).not.toBeInTheDocument());
  },
});

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });

const APP = 'https://play.google.example/mashrabiya';

/** Offers the app a second after the page loaded, if there is one for the device. */
export const AppOffered = meta.story({
  beforeEach: (context) => {
    sessionStorage.clear();
    const appstores = { ios: null, android: APP };
    mockNetwork(() => [mockCall('getConfigurations', () => ({ data: { ...configuration, appstores } }))])(context);
  },
  play: async () => {
    const sheet = await screen.findByRole('dialog', { name: ar.shell.download.title });
    await expect(within(sheet).getByRole('link', { name: ar.shell.download.android })).toHaveAttribute('href', APP);
    await expect(within(sheet).queryByRole('link', { name: ar.shell.download.ios })).toBeNull();
  },
});
