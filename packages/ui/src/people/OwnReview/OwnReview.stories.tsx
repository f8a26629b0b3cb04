import { ar } from '@mashrabiya/i18n/ar';
import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { reviews } from '../fixtures.stories.ts';
import type { ReviewData } from '../Review/Review.tsx';
import { OwnReview } from './OwnReview.tsx';

const [first] = reviews() as [ReviewData];

const meta = preview.meta({
  title: 'People/OwnReview',
  component: OwnReview,
  args: { review: first, onEdit: fn(), onRemove: fn() },
  render: (args, { globals }) => (
    <OwnReview {...args} review={args.review === first ? (reviews(globals)[0] ?? first) : args.review} />
  ),
});

const texts = ar.people.reviews;

export const Default = meta.story({
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByRole('region', { name: texts.own })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: texts.edit }));
    await expect(args.onEdit).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: texts.remove }));
    await expect(args.onRemove).toHaveBeenCalledOnce();
  },
});

export const StarsOnly = meta.story({
  args: { review: { ...first, text: '' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(first.text)).toBeNull();
  },
});

export const Removing = meta.story({
  args: { removing: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: texts.remove, busy: true })).toBeVisible();
  },
});
