import { ar } from '@mashrabiya/i18n/ar';
import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { article } from '../fixtures.stories.ts';
import { TextSources } from './TextSources.tsx';

const meta = preview.meta({
  title: 'Articles/TextSources',
  component: TextSources,
  args: { sources: [...article().sources, { title: 'الشهر العقاري', url: null }] },
});

/** A source with an address is a link. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: ar.articles.text.sources })).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
    await expect(canvas.getAllByRole('link')).toHaveLength(1);
  },
});

export const Empty = meta.story({
  args: { sources: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading')).toBeNull();
  },
});
