import { ar } from '@mashrabiya/i18n/ar';
import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { getReelHref, reel } from '../fixtures.stories.ts';
import { ReelLink } from './ReelLink.tsx';

const meta = preview.meta({ title: 'Reels/ReelLink', component: ReelLink, args: { href: getReelHref(reel(0)) } });

export const Default = meta.story({
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('link', { name: ar.reels.list.watchTour })).toHaveAttribute('href', args.href);
  },
});
