import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { TextDates } from './TextDates.tsx';

const meta = preview.meta({
  title: 'Reading/TextDates',
  component: TextDates,
  args: { text: { date: '2026-09-01', checked: '2026-11-01', version: 3 } },
});

/** Days as people write them, and as machines do. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('نُشر في 1 سبتمبر 2026')).toHaveAttribute('datetime', '2026-09-01');
    await expect(canvas.getByText('روجعت معلوماته في 1 نوفمبر 2026')).toHaveAttribute('datetime', '2026-11-01');
    await expect(canvas.getByText('الإصدار 3')).toBeVisible();
  },
});
