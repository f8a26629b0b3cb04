import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { TextDates } from './TextDates.tsx';

const meta = preview.meta({
  title: 'Articles/TextDates',
  component: TextDates,
  args: { text: { date: '2026-09-01', checked: '2026-11-01', version: 3 } },
});

/** Human- and machine-readable dates. Facts were checked after publication. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('نُشر في 1 سبتمبر 2026')).toHaveAttribute('datetime', '2026-09-01');
    await expect(canvas.getByText('آخر مراجعة للمعلومات 1 نوفمبر 2026')).toHaveAttribute('datetime', '2026-11-01');
  },
});

/** Facts checked before publication show their own date. */
export const OlderFacts = meta.story({
  args: { text: { date: '2026-11-25', checked: '2026-11-01', version: 1 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('المعلومات حتى 1 نوفمبر 2026')).toHaveAttribute('datetime', '2026-11-01');
  },
});

/** Terms have one date: their start. */
export const Terms = meta.story({
  args: { isTerms: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('الإصدار 3، يسري منذ 1 سبتمبر 2026')).toHaveAttribute('datetime', '2026-09-01');
    await expect(canvas.queryByText(/نوفمبر/)).toBeNull();
  },
});
