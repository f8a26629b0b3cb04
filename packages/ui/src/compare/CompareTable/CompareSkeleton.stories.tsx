import { ar } from '@mashrabiya/i18n/ar';
import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { CompareSkeleton } from './CompareSkeleton.tsx';

const meta = preview.meta({
  title: 'Compare/CompareSkeleton',
  component: CompareSkeleton,
  args: { count: 3 },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status', { name: ar.compare.loading })).toBeVisible();
  },
});
