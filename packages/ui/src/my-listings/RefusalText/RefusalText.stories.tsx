import type { Refusal } from '@mashrabiya/contract';
import { ar } from '@mashrabiya/i18n/ar';
import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { RefusalText } from './RefusalText.tsx';

const { reason } = ar.moderation;
const refusal: Refusal = {
  reasons: ['price', 'pictures'],
  note: '',
  is_change: true,
  at: '2026-11-19T10:00:00Z',
};

const meta = preview.meta({
  title: 'My listings/RefusalText',
  component: RefusalText,
  args: { refusal },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText(reason.price)).toBeVisible();
    await expect(canvas.getByText(reason.pictures)).toBeVisible();
  },
});

/** The moderator's note is quoted. */
export const WithNote = meta.story({
  args: { refusal: { ...refusal, note: 'صورة الصالة لعقار آخر.' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('صورة الصالة لعقار آخر.')).toBeVisible();
  },
});

export const English = meta.story({ globals: { locale: 'en' } });
