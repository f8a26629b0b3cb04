import { ar } from '@mashrabiya/i18n/ar';
import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { StatusChip } from './StatusChip.tsx';

const meta = preview.meta({ title: 'Listings/StatusChip', component: StatusChip, args: { availability: 2 } });

const { availability } = ar.vocabulary;

export const UnderReview = meta.story({
  args: { availability: 9 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(availability.pending)).toBeVisible();
  },
});

export const Active = meta.story({
  play: async ({ canvas }) => {
    const chip = canvas.getByText(availability.active);
    const box = chip.getBoundingClientRect();
    const words = document.createRange();
    words.selectNodeContents(chip);
    // The dot is before the words: on their right in Arabic.
    await expect(box.right - words.getBoundingClientRect().right).toBeGreaterThan(16);
  },
});

export const Expired = meta.story({
  args: { availability: 3 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(availability.expired)).toBeVisible();
  },
});

export const Rejected = meta.story({
  args: { availability: 4 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(availability.rejected)).toBeVisible();
  },
});
