import { ar } from '@mashrabiya/i18n/ar';
import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { reply } from '../fixtures.stories.ts';
import { ReviewReply } from './ReviewReply.tsx';

const { reviews, reviewReport } = ar.people;

const meta = preview.meta({
  title: 'People/ReviewReply',
  component: ReviewReply,
  args: { reply: reply() },
  render: (args, { globals }) => <ReviewReply {...args} reply={reply(globals)} />,
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    const by = reviews.replyOf.replace('{{name}}', reply().name);
    await expect(canvas.getByRole('region', { name: by })).toHaveTextContent('4 سبتمبر 2026');
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});

export const Reportable = meta.story({
  args: { reportHref: '?slider=report&reply=1' },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: new RegExp(reviewReport.replyLink) });
    await expect(link).toHaveAttribute('href', expect.stringContaining('reply=1'));
  },
});

const tools = { onEdit: fn(), onRemove: fn(), removing: false };

export const OwnReply = meta.story({
  args: { tools },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: reviews.replyEdit }));
    await expect(tools.onEdit).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: reviews.replyRemove }));
    await expect(tools.onRemove).toHaveBeenCalledOnce();
  },
});

export const Removing = meta.story({
  args: { tools: { ...tools, removing: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: reviews.replyRemove, busy: true })).toBeVisible();
  },
});
