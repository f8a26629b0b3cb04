import { ar } from '@mashrabiya/i18n/ar';
import { mockBackgroundJobs } from '@mashrabiya/mocks';
import { expect, fn, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { JobQueue } from './JobQueue.tsx';

const [mails, videos, refunds] = mockBackgroundJobs.kinds;

const meta = preview.meta({
  title: 'Moderation/JobQueue',
  component: JobQueue,
  args: {
    jobs: mockBackgroundJobs,
    now: new Date('2026-11-20T10:00:00Z'),
    onRetry: fn(),
    onChangePause: fn(),
    'aria-label': ar.moderation.views.jobs,
  },
});

const { jobs } = ar.moderation;
const findRetry = (canvas: ReturnType<typeof within>, kind: string) =>
  canvas.queryByRole('button', { name: jobs.retryKind.replace('{{kind}}', kind) });

/** Waiting, running, retried and given-up jobs. */
export const Default = meta.story({
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByText(mails?.last_error ?? '')).toBeVisible();
    const retry = findRetry(canvas, mails?.kind ?? '');
    await userEvent.click(retry as HTMLElement);
    await expect(args.onRetry).toHaveBeenCalledWith(mails?.kind);
    await expect(findRetry(canvas, videos?.kind ?? '')).toBeNull();
  },
});

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });

/** Jobs wait, and none has failed. */
export const Waiting = meta.story({
  args: { jobs: { is_paused: false, kinds: videos ? [videos] : [] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(jobs.count.due)).toBeVisible();
    await expect(canvas.queryByText(jobs.count.dead)).toBeNull();
  },
});

/** Given-up jobs only, which are being scheduled again. */
export const Retrying = meta.story({
  args: { jobs: { is_paused: false, kinds: refunds ? [refunds] : [] }, retriedKind: refunds?.kind },
  play: async ({ canvas, args, userEvent }) => {
    const retry = findRetry(canvas, refunds?.kind ?? '');
    await expect(retry).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(retry as HTMLElement);
    await expect(args.onRetry).not.toHaveBeenCalled();
  },
});

export const Empty = meta.story({
  args: { jobs: { is_paused: false, kinds: [] } },
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByText(jobs.empty)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: jobs.pause }));
    const dialog = within(await within(document.body).findByRole('dialog', { name: jobs.pauseTitle }));
    await expect(args.onChangePause).not.toHaveBeenCalled();
    await userEvent.click(dialog.getByRole('button', { name: jobs.pause }));
    await expect(args.onChangePause).toHaveBeenCalledWith(true);
  },
});

/** Paused, such as after a restore. */
export const Paused = meta.story({
  args: { jobs: { ...mockBackgroundJobs, is_paused: true } },
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByText(jobs.paused)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: jobs.resume }));
    await expect(args.onChangePause).toHaveBeenCalledWith(false);
  },
});
