import { ar } from '@mashrabiya/i18n/ar';
import { errorResponse, getArea, mockCall, mockFailure, mockPending, property } from '@mashrabiya/mocks';
import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { AppStory } from '../support/AppStory.tsx';
import { createArgs, mockNetwork, pageParameters, renderPage } from '../support/page.tsx';

const { city } = property('ar');

const meta = preview.meta({
  title: 'Pages/Area',
  component: AppStory,
  parameters: pageParameters,
  args: createArgs(`/area-${city}`),
  render: renderPage,
  beforeEach: mockNetwork(),
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent(getArea(city, 'ar')?.name ?? '-');
    const forSale = canvas.getByRole('link', { name: /^\d.*للبيع$/ });
    await expect(forSale).toHaveAttribute(
      'href',
      expect.stringMatching(new RegExp(`^/listing\\?gover=\\d+&city=${city}$`)),
    );
  },
});

export const Loading = meta.story({ beforeEach: mockNetwork(() => [mockPending('getArea')]) });

/** Too few properties for a meaningful median. */
export const Empty = meta.story({
  beforeEach: mockNetwork(() => [
    mockCall('getArea', ({ language }) => {
      const area = getArea(city, language);
      if (!area) return errorResponse('not_found');
      return { data: { ...area, on_offer: { forsell: 0, forrent: 0 }, prices: [], trend: null, newest: [] } };
    }),
  ]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /^تصفّح عقارات/ })).toBeVisible();
  },
});

export const Failed = meta.story({
  beforeEach: mockNetwork(() => [mockFailure('getArea', 'too_many_requests')]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(ar.market.area.failed);
  },
});

export const NotFound = meta.story({
  beforeEach: mockNetwork(() => [mockFailure('getArea', 'not_found')]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: ar.common.goHome })).toBeVisible();
  },
});
