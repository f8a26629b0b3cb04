import { ar } from '@mashrabiya/i18n/ar';
import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { getLanguage } from '../../foundation/stories.ts';
import { getReelHref, reels } from '../fixtures.stories.ts';
import { ReelGrid } from './ReelGrid.tsx';

const { list, feed } = ar.reels;

const meta = preview.meta({
  title: 'Reels/ReelGrid',
  component: ReelGrid,
  args: { reels: reels('ar').slice(0, 10), getHref: getReelHref },
  render: (args, { globals }) => <ReelGrid {...args} reels={reels(getLanguage(globals)).slice(0, args.reels.length)} />,
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('article').map((card) => card.getBoundingClientRect());
    await expect(first?.left).toBeGreaterThan(second?.left ?? 0);
  },
});

export const Loading = meta.story({
  args: { reels: [], skeletons: 6 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(feed.loading);
    await expect(canvas.queryByRole('article')).toBeNull();
  },
});

export const Empty = meta.story({
  args: { reels: [], emptyAction: { href: '/reels', label: ar.shell.links.reels } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: list.empty })).toBeVisible();
  },
});

export const Failed = meta.story({
  args: { reels: [], failed: true, onRetry: fn() },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: ar.common.retry }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});
