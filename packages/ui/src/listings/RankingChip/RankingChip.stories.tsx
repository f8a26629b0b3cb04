import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { RankingChip } from './RankingChip.tsx';

const meta = preview.meta({
  title: 'Listings/RankingChip',
  component: RankingChip,
  args: { adType: 'superior' as const },
});

export const Superior = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('إعلان · سوبيريور')).toBeVisible();
  },
});

export const Elite = meta.story({
  args: { adType: 'elite' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('إعلان · إيليت')).toBeVisible();
  },
});
