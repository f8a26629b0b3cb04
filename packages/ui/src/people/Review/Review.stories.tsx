import { ar } from '@mashrabiya/i18n/ar';
import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { reviews } from '../fixtures.stories.ts';
import { Review, type ReviewProps } from './Review.tsx';

const [brief, long] = reviews() as [ReviewProps['review'], ReviewProps['review']];

const meta = preview.meta({
  title: 'People/Review',
  component: Review,
  args: { review: brief },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 'min(560px, 100%)' }}>
        <Story />
      </div>
    ),
  ],
  render: (args, { globals }) => (
    <Review {...args} review={reviews(globals).find(({ id }) => id === args.review.id) ?? args.review} />
  ),
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article', { name: brief.name })).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});

/** Cut after four lines, expandable. */
export const LongText = meta.story({
  args: { review: long },
  play: async ({ canvas, userEvent }) => {
    const more = await canvas.findByRole('button', { name: ar.people.reviews.more, expanded: false });
    const text = canvas.getByText(long.text);
    const clippedHeight = text.clientHeight;
    await userEvent.click(more);
    await expect(text.clientHeight).toBeGreaterThan(clippedHeight);
    await userEvent.click(canvas.getByRole('button', { name: ar.people.reviews.less, expanded: true }));
    await expect(text.clientHeight).toBe(clippedHeight);
  },
});

export const Contacted = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText(ar.people.reviews.contacted)).toBeVisible();
  },
});

export const NotContacted = meta.story({
  args: { review: { ...brief, has_contacted: false } },
  render: (args) => <Review {...args} />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(ar.people.reviews.contacted)).toBeNull();
  },
});

/** Can be reported to the moderators. */
export const Reportable = meta.story({
  args: { reportHref: '?slider=report&review=1' },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: `${ar.people.reviewReport.link} ${brief.name}` });
    await expect(link).toHaveAttribute('href', expect.stringContaining('review=1'));
  },
});

export const Replied = meta.story({
  args: { reportHref: '?slider=report&review=1', replyReportHref: '?slider=report&reply=1' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(brief.reply?.text ?? '')).toBeVisible();
    const link = canvas.getByRole('link', { name: new RegExp(ar.people.reviewReport.replyLink) });
    await expect(link).toHaveAttribute('href', expect.stringContaining('reply=1'));
  },
});
