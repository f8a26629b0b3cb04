import { ar } from '@mashrabiya/i18n/ar';
import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { TextSkeleton } from './TextSkeleton.tsx';

const meta = preview.meta({ title: 'Articles/TextSkeleton', component: TextSkeleton });

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status', { name: ar.articles.text.loading })).toBeVisible();
  },
});
