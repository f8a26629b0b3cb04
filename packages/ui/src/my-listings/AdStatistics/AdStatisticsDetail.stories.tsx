import type { AdStatistics } from '@mashrabiya/contract';
import { ar } from '@mashrabiya/i18n/ar';
import { adStatistics } from '@mashrabiya/mocks';
import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { AdStatisticsDetail } from './AdStatisticsDetail.tsx';

const full: AdStatistics = adStatistics('01900000-0000-7000-8000-000000000101', 'شقة في التجمع', 30);
const noActivity = { views: 0, favorites: 0, leads: 0 };

const meta = preview.meta({
  title: 'My listings/AdStatistics',
  component: AdStatisticsDetail,
  args: { statistics: full },
});

const { statistics } = ar.myListings;

/** The daily figures are also available as a table. */
export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('columnheader', { name: statistics.median })).toBeVisible();
    await expect(canvas.getByText(statistics.source.search)).toBeVisible();
    await expect(canvas.getByText(statistics.channel.whatsapp)).toBeVisible();
    await expect(canvas.getByRole('region', { name: statistics.funnel })).toBeVisible();
    await userEvent.click(canvas.getByText(statistics.table));
    await expect(canvas.getByRole('table', { name: statistics.byDay })).toBeVisible();
  },
});

/** First day, in a city without similar ads. */
export const NoActivity = meta.story({
  args: {
    statistics: {
      ...full,
      days: full.days.map(({ day }) => ({ day, ...noActivity })),
      total: noActivity,
      previous: noActivity,
      like: null,
      sources: [],
      channels: [],
      advice: [],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(statistics.likeNone)).toBeVisible();
    await expect(canvas.getByText(statistics.noAdvice)).toBeVisible();
  },
});

export const Loading = meta.story({ args: { statistics: undefined } });
