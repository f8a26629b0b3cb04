import { ar } from '@mashrabiya/i18n/ar';
import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { reviews } from '../fixtures.stories.ts';
import { ReviewList } from './ReviewList.tsx';

const meta = preview.meta({
  title: 'People/ReviewList',
  component: ReviewList,
  args: {
    reviews: reviews(),
    status: 'ready' as const,
    rating: 4.2,
    total: 23,
    counts: { 1: 1, 2: 2, 3: 2, 4: 5, 5: 13 },
    onLoadMore: fn(),
    onRetry: fn(),
  },
  render: (args, { globals }) => <ReviewList {...args} reviews={reviews(globals).slice(0, args.reviews.length)} />,
});

const texts = ar.people.reviews;

/** The bars grow from the inline start: the right in Arabic. */
export const Default = meta.story({
  play: async ({ canvas, canvasElement, args, userEvent }) => {
    await expect(canvas.getByText('23 تقييمًا')).toBeVisible();
    await expect(canvas.getByRole('listitem', { name: '5 نجوم: 57%' })).toBeVisible();
    const track = canvasElement.querySelector('.track')?.getBoundingClientRect();
    const bar = canvasElement.querySelector('.bar')?.getBoundingClientRect();
    await expect(bar?.right).toBeCloseTo(track?.right ?? 0, 0);
    await expect(bar?.left).toBeGreaterThan(track?.left ?? 0);
    await userEvent.click(canvas.getByRole('button', { name: texts.moreReviews }));
    await expect(args.onLoadMore).toHaveBeenCalledOnce();
  },
});

export const Loading = meta.story({
  args: { status: 'loading', reviews: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(texts.loading);
  },
});

export const Empty = meta.story({
  args: { reviews: [], rating: null, total: 0, counts: undefined, onLoadMore: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: texts.none })).toBeVisible();
  },
});

export const FewReviews = meta.story({
  args: { reviews: reviews().slice(0, 2), rating: null, total: 2, onLoadMore: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(new RegExp(texts.noAverage))).toBeVisible();
    await expect(canvas.queryByRole('list', { name: texts.spread })).toBeNull();
  },
});

export const Failed = meta.story({
  args: { status: 'failed', reviews: [] },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: ar.common.retry }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});
