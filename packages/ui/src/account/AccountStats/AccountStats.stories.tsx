import { ar } from '@mashrabiya/i18n/ar';
import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { AccountStats } from './AccountStats.tsx';

const meta = preview.meta({
  title: 'Account/AccountStats',
  component: AccountStats,
  args: { statistics: { properties: 4, reels: 1, favorites: 23, views: 12_840, leads: 47, ads: 0 } },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    const figure = canvas.getByText(ar.account.figures.views).closest('div');
    await expect(figure).toHaveTextContent('12,840');
  },
});

export const NothingYet = meta.story({
  globals: { viewport: { value: 'phone' } },
  args: { statistics: { properties: 0, reels: 0, favorites: 0, views: 0, leads: 0, ads: 0 } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('0')).toHaveLength(5);
  },
});

export const Loading = meta.story({ args: { statistics: undefined } });
