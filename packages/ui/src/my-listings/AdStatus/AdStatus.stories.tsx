import { ar } from '@mashrabiya/i18n/ar';
import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { AdStatus, type AdStatusFacts } from './AdStatus.tsx';

const NOW = new Date('2026-11-20T10:00:00Z');
const active: AdStatusFacts = {
  availability: 2,
  ranking: 3,
  ends_at: '2026-12-12T10:00:00Z',
  ranking_until: '2026-11-22T10:00:00Z',
  ranking_next: 2,
  waits_for_email: false,
  refusal: null,
};

const { run } = ar.myListings;
const meta = preview.meta({
  title: 'My listings/AdStatus',
  component: AdStatus,
  args: { ad: active, now: NOW },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 'min(326px, 100%)' }}>
        <Story />
      </div>
    ),
  ],
});

/** Remaining days, end of the current level, and the next level. */
export const Active = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText(run.left_many.replace('{{count}}', '22'))).toBeVisible();
    await expect(canvas.getByText('22 نوفمبر 2026')).toBeVisible();
    await expect(canvas.getByText(new RegExp(`ثم ${ar.vocabulary.adType.elite}`))).toBeVisible();
  },
});

export const LastDay = meta.story({
  args: {
    ad: {
      ...active,
      ranking: 1,
      ranking_next: null,
      ends_at: '2026-11-20T18:00:00Z',
      ranking_until: '2026-11-20T18:00:00Z',
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(run.left_one)).toBeVisible();
  },
});

export const UnderReview = meta.story({
  args: { ad: { ...active, availability: 1, ends_at: null, ranking_until: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(run.waits)).toBeVisible();
  },
});

/** Review starts after the seller's email is verified. */
export const PendingEmail = meta.story({
  args: { ad: { ...active, availability: 1, ends_at: null, ranking_until: null, waits_for_email: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(run.waitsForEmail)).toBeVisible();
  },
});

export const Expired = meta.story({
  args: { ad: { ...active, availability: 3, ends_at: '2026-11-18T10:00:00Z', ranking_until: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('18 نوفمبر 2026')).toBeVisible();
  },
});

/** The next period is paid. */
export const RenewedAhead = meta.story({
  args: { ad: { ...active, ranking: 1, ranking_next: 2, next_pack: 2 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(run.renewedAhead)).toBeVisible();
  },
});

export const Sold = meta.story({
  args: {
    ad: { ...active, availability: 3, ends_at: '2026-11-18T10:00:00Z', ranking_until: null, closed_as: 'sold' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/بيع العقار/)).toBeVisible();
  },
});

export const Rejected = meta.story({
  args: {
    ad: {
      ...active,
      availability: 4,
      refusal: {
        reasons: ['contact_in_text', 'pictures'],
        note: 'الصورة الثالثة لعقار آخر.',
        is_change: false,
        at: '2026-11-19T10:00:00Z',
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(run.rejected)).toBeVisible();
    await expect(canvas.getByText(ar.moderation.reason.contact_in_text)).toBeVisible();
    await expect(canvas.getByText('الصورة الثالثة لعقار آخر.')).toBeVisible();
  },
});

export const ChangeRequested = meta.story({
  args: {
    ad: {
      ...active,
      availability: 4,
      refusal: { reasons: ['price'], note: '', is_change: true, at: '2026-11-19T10:00:00Z' },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(run.change)).toBeVisible();
  },
});

export const Paused = meta.story({
  args: { ad: { ...active, availability: 3, withheld: 'paused' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(run.paused)).toBeVisible();
  },
});
