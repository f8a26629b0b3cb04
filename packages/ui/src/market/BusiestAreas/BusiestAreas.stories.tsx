import { ar } from '@mashrabiya/i18n/ar';
import { getBusiestAreas } from '@mashrabiya/mocks';
import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { BusiestAreas } from './BusiestAreas.tsx';

const AREAS = getBusiestAreas('ar');

const meta = preview.meta({
  title: 'Market/BusiestAreas',
  component: BusiestAreas,
  args: { areas: AREAS, getHref: ({ city }) => `/area-${city}` },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole('link');
    await expect(links).toHaveLength(AREAS.length);
    await expect(links[0]).toHaveAttribute('href', `/area-${AREAS[0]?.city}`);
    await expect(links[0]).toHaveTextContent(/ج\.م\/م².*على \d+ عقار/);
  },
});

export const Loading = meta.story({
  args: { areas: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: ar.home.pricesLoading })).toBeVisible();
  },
});

export const LongEnglish = meta.story({
  args: {
    areas: [
      {
        city: 1,
        name: 'New Administrative Capital, Government District',
        gover_name: 'Cairo',
        on_offer: 4120,
        type: 'commercial',
        median: 1_118_000,
        sample: 2044,
      },
    ],
  },
});
