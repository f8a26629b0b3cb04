import { ar } from '@mashrabiya/i18n/ar';
import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { getLanguage } from '../../foundation/stories.ts';
import { EmptyState } from '../../states/EmptyState/EmptyState.tsx';
import { getReelHref, NOW, reels } from '../fixtures.stories.ts';
import { ReelFeed } from '../ReelFeed/ReelFeed.tsx';
import { ReelViewer } from './ReelViewer.tsx';

const { viewer, search, list, stage } = ar.reels;

const meta = preview.meta({
  title: 'Reels/ReelViewer',
  component: ReelViewer,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '720px' } } },
  globals: { viewport: { value: 'phone' } },
  args: { title: viewer.title, searchHref: '/reels-search' },
  render: (args, { globals }) => (
    <ReelViewer {...args}>
      <ReelFeed
        reels={reels(getLanguage(globals)).slice(0, 3)}
        now={NOW}
        muted
        autoplay={false}
        getPropertyHref={getReelHref}
        onClose={fn()}
      />
    </ReelViewer>
  ),
});

/** Full height; the search link is beside the close button, at the inline start. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(viewer.title);
    const link = canvas.getByRole('link', { name: search.label }).getBoundingClientRect();
    const close = canvas.getAllByRole('button', { name: stage.close })[0]?.getBoundingClientRect();
    await expect(link.right).toBeLessThanOrEqual(close?.left ?? 0);
    await expect(document.documentElement.scrollHeight).toBe(innerHeight);
  },
});

export const Desktop = meta.story({ globals: { viewport: { value: 'desktop' } } });

export const Empty = meta.story({
  render: (args) => (
    <ReelViewer {...args}>
      <EmptyState title={list.empty} message={list.emptyText} />
    </ReelViewer>
  ),
});
