import { ar } from '@mashrabiya/i18n/ar';
import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { getLanguage } from '../../foundation/stories.ts';
import { getReelHref, reels } from '../fixtures.stories.ts';
import { ReelRail } from './ReelRail.tsx';

const { list } = ar.reels;

const meta = preview.meta({
  title: 'Reels/ReelRail',
  component: ReelRail,
  args: { reels: reels('ar').slice(0, 8), getHref: getReelHref, allHref: '/reels', onPreviewChange: fn() },
  render: (args, { globals }) => <ReelRail {...args} reels={reels(getLanguage(globals)).slice(0, args.reels.length)} />,
});

export const Default = meta.story({
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: list.railTitle })).toBeVisible();
    await expect(canvas.getAllByRole('article')).toHaveLength(args.reels.length);
    const [first, second] = canvas.getAllByRole('article').map((card) => card.getBoundingClientRect());
    await expect(first?.left).toBeGreaterThan(second?.left ?? 0);
  },
});

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });
