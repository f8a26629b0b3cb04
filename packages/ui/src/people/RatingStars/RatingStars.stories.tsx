import { ar } from '@mashrabiya/i18n/ar';
import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { RatingStars } from './RatingStars.tsx';

const meta = preview.meta({
  title: 'People/RatingStars',
  component: RatingStars,
  args: { rating: 3.7, size: 32, withNumber: true },
});

/** The filled part of a star, and the whole star. */
function getPartialStarBoxes(canvasElement: HTMLElement) {
  const part = canvasElement.querySelector<HTMLElement>('.MuiRating-decimal [style*="width: 70%"]');
  const star = part?.closest('.MuiRating-decimal')?.getBoundingClientRect();
  if (!part || !star) throw new Error('no star is filled in part');
  return { part: part.getBoundingClientRect(), star };
}

/** The fourth star fills from the inline start: its right part in Arabic. */
export const Default = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('img', { name: 'التقييم 3.7 من 5' })).toBeVisible();
    const { part, star } = getPartialStarBoxes(canvasElement);
    await expect(part.width).toBeCloseTo(star.width * 0.7, 0);
    await expect(part.right).toBeCloseTo(star.right, 0);
    await expect(part.left).toBeGreaterThan(star.left);
  },
});

export const LeftToRight = meta.story({
  globals: { locale: 'en' },
  play: async ({ canvasElement }) => {
    const { part, star } = getPartialStarBoxes(canvasElement);
    await expect(part.left).toBeCloseTo(star.left, 0);
    await expect(part.right).toBeLessThan(star.right);
  },
});

/** A whole number has no partial star. */
export const Complete = meta.story({
  args: { rating: 4 },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('img', { name: 'التقييم 4 من 5' })).toBeVisible();
    await expect(canvasElement.querySelectorAll('.MuiRating-iconFilled')).toHaveLength(4);
  },
});

export const Empty = meta.story({
  args: { rating: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(ar.people.rating.none)).toBeVisible();
    await expect(canvas.queryByRole('img')).toBeNull();
  },
});
