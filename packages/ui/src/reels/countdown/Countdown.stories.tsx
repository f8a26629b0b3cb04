import { ar } from '@mashrabiya/i18n/ar';
import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { NOW } from '../fixtures.stories.ts';
import { Countdown } from './Countdown.tsx';
import type { Clock } from './clock.ts';

const clock: Clock = { now: () => NOW, subscribe: () => () => {} };

const meta = preview.meta({
  title: 'Reels/Countdown',
  component: Countdown,
  args: { expiresAt: '2026-12-02T13:32:10Z', clock },
});

const { timer } = ar.reels.owned;

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('timer', { name: timer })).toHaveTextContent('باقي 12 يومًا و04:32:10');
  },
});

export const OneDay = meta.story({
  args: { expiresAt: '2026-11-21T13:32:10Z' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('timer', { name: timer })).toHaveTextContent('باقي يوم و04:32:10');
  },
});

/** Less than a day shows no days. */
export const LastDay = meta.story({
  args: { expiresAt: '2026-11-21T08:59:59Z' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('timer', { name: timer })).toHaveTextContent(/^باقي 23:59:59$/);
  },
});

export const LastMinute = meta.story({
  args: { expiresAt: '2026-11-20T09:00:42Z' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('timer', { name: timer })).toHaveTextContent(/^باقي 00:00:42$/);
  },
});

/** Expires at the exact second. */
export const Expired = meta.story({
  args: { expiresAt: '2026-11-20T09:00:00Z' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('timer', { name: timer })).toHaveTextContent(ar.vocabulary.availability.expired);
  },
});
