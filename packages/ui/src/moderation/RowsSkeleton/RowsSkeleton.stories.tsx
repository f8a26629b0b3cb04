import { ar } from '@mashrabiya/i18n/ar';
import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { RowsSkeleton } from './RowsSkeleton.tsx';

const meta = preview.meta({
  title: 'Moderation/RowsSkeleton',
  component: RowsSkeleton,
  args: { 'aria-label': ar.moderation.people.loading },
});

export const Default = meta.story({
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('status', { name: args['aria-label'] })).toBeVisible();
  },
});

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });
