import { ar } from '@mashrabiya/i18n/ar';
import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { AdCounts } from './AdCounts.tsx';

const { ads } = ar.myListings;
const getTexts = (items: HTMLElement[]) => items.map(({ textContent }) => textContent);

const meta = preview.meta({
  title: 'Billing/AdCounts',
  component: AdCounts,
  args: { counts: { superior: 2, elite: 3, basic: 5 } },
});

/** Levels from basic to superior. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(getTexts(canvas.getAllByRole('listitem'))).toEqual([
      '5 إعلانات عادية',
      '3 إعلانات إيليت',
      ads.superior_two,
    ]);
  },
});

export const OneCredit = meta.story({
  args: { counts: { superior: 1, elite: 1, basic: 1 } },
  play: async ({ canvas }) => {
    await expect(getTexts(canvas.getAllByRole('listitem'))).toEqual([ads.basic_one, ads.elite_one, ads.superior_one]);
  },
});

export const ManyCredits = meta.story({
  args: { counts: { superior: 12, elite: 45, basic: 140 } },
  play: async ({ canvas }) => {
    await expect(getTexts(canvas.getAllByRole('listitem'))).toEqual([
      '140 إعلانًا عاديًا',
      '45 إعلانًا إيليت',
      '12 إعلانًا سوبيريور',
    ]);
  },
});

export const OneAdType = meta.story({
  args: { counts: { superior: 0, elite: 4, basic: 0 } },
  play: async ({ canvas }) => {
    await expect(getTexts(canvas.getAllByRole('listitem'))).toEqual(['4 إعلانات إيليت']);
  },
});

/** Renders nothing: the parent explains that none are left. */
export const Empty = meta.story({
  args: { counts: { superior: 0, elite: 0, basic: 0 } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('listitem')).toBeNull();
  },
});
