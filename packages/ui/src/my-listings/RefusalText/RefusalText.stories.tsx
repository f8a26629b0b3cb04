import { ar } from '@mashrabiya/i18n/ar';
import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { RefusalText } from './RefusalText.tsx';

const { reason } = ar.moderation;

const meta = preview.meta({
  title: 'My listings/RefusalText',
  component: RefusalText,
  args: {
    refusal: { reasons: ['price', 'pictures'], note: '', is_change: true, at: '2026-11-19T10:00:00Z' },
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText(reason.price)).toBeVisible();
    await expect(canvas.getByText(reason.pictures)).toBeVisible();
  },
});

/** The moderator's note is quoted. */
export const WithNote = meta.story({
  args: {
    refusal: {
      reasons: ['pictures'],
      note: 'الصورة الثالثة لعقار آخر.',
      is_change: false,
      at: '2026-11-19T10:00:00Z',
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('الصورة الثالثة لعقار آخر.')).toBeVisible();
  },
});

export const English = meta.story({ globals: { locale: 'en' } });
