import { ar } from '@mashrabiya/i18n/ar';
import { expect, fn, userEvent } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { ExportCard, type ExportCardProps } from './ExportCard.tsx';

const { export: texts } = ar.account;
const asked_at = '2026-11-20T09:00:00Z';

const meta = preview.meta({
  title: 'Account/ExportCard',
  component: ExportCard,
  args: {
    latestExport: null,
    now: new Date('2026-11-20T12:00:00Z'),
    onStart: fn(),
    onDownload: fn(),
  } as ExportCardProps,
});

export const Default = meta.story({
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: texts.start }));
    await expect(args.onStart).toHaveBeenCalledOnce();
  },
});

/** One export at a time. */
export const PreparingExport = meta.story({
  args: { latestExport: { state: 'making', asked_at, expires_at: null, bytes: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(texts.making);
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});

/** The next export is possible a day later. */
export const Ready = meta.story({
  args: { latestExport: { state: 'ready', asked_at, expires_at: '2026-11-27T09:00:00Z', bytes: 48_200 } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: texts.download }));
    await expect(args.onDownload).toHaveBeenCalledOnce();
    await expect(canvas.queryByRole('button', { name: texts.again })).toBeNull();
  },
});

export const Expired = meta.story({
  args: {
    latestExport: {
      state: 'ready',
      asked_at: '2026-11-10T09:00:00Z',
      expires_at: '2026-11-17T09:00:00Z',
      bytes: 48_200,
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: texts.download })).toBeNull();
    await expect(canvas.getByRole('button', { name: texts.again })).toBeVisible();
  },
});

export const Failed = meta.story({
  args: { latestExport: { state: 'failed', asked_at, expires_at: null, bytes: null } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: texts.again }));
    await expect(args.onStart).toHaveBeenCalledOnce();
  },
});

export const Loading = meta.story({ args: { latestExport: undefined } });
