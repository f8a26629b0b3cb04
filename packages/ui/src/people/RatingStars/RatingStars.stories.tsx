import { ar } from '@mashrabiya/i18n/ar';
import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { RatingStars } from './RatingStars.tsx';

const meta = preview.meta({
  title: 'People/RatingStars',
  component: RatingStars,
  args: { rating: 3.7, size: 32, withNumber: true },
});

/** The fourth star is filled from the inline start: its right part in Arabic. */
export const Default = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('img', { name: 'التقييم 3.7 من 5' })).toBeVisible();
    const parts = canvasElement.querySelectorAll('.part');
    await expect(parts).toHaveLength(4);
    const last = parts[3]?.getBoundingClientRect();
    const star = parts[3]?.parentElement?.getBoundingClientRect();
    if (!last || !star) throw new Error('no star');
    await expect(last.width).toBeCloseTo(star.width * 0.7, 0);
    await expect(last.right).toBeCloseTo(star.right, 0);
    await expect(last.left).toBeGreaterThan(star.left);
  },
});

/** The same from the left, where the writing begins there. */
export const LeftToRight = meta.story({
  globals: { locale: 'en' },
  play: async ({ canvasElement }) => {
    const last = [...canvasElement.querySelectorAll('.part')].at(-1);
    const star = last?.parentElement?.getBoundingClientRect();
    await expect(last?.getBoundingClientRect().left).toBeCloseTo(star?.left ?? 0, 0);
    await expect(last?.getBoundingClientRect().right).toBeLessThan(star?.right ?? 0);
  },
});

export const Empty = meta.story({
  args: { rating: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(ar.people.rating.none)).toBeVisible();
    await expect(canvas.queryByRole('img')).toBeNull();
  },
});
