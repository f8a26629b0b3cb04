import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { TextDates } from './TextDates.tsx';

const meta = preview.meta({
  title: 'Reading/TextDates',
  component: TextDates,
  args: { text: { date: '2026-09-01', checked: '2026-11-01', version: 3 } },
});

/** Days as people write them, and as machines do. Its facts were looked at again since it came out. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('نُشر في 1 سبتمبر 2026')).toHaveAttribute('datetime', '2026-09-01');
    await expect(canvas.getByText('روجعت معلوماته في 1 نوفمبر 2026')).toHaveAttribute('datetime', '2026-11-01');
  },
});

/** A text that came out after its facts were checked says that they are older than it. */
export const OlderFacts = meta.story({
  args: { text: { date: '2026-11-25', checked: '2026-11-01', version: 1 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('معلوماته كما في 1 نوفمبر 2026')).toHaveAttribute('datetime', '2026-11-01');
  },
});

/** Terms have one date: since when they hold. */
export const Terms = meta.story({
  args: { terms: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('الإصدار 3، يسري منذ 1 سبتمبر 2026')).toHaveAttribute('datetime', '2026-09-01');
    await expect(canvas.queryByText(/نوفمبر/)).toBeNull();
  },
});
