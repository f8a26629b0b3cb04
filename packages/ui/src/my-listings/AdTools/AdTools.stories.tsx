import { ar } from '@mashrabiya/i18n/ar';
import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { AdTools } from './AdTools.tsx';

const { run } = ar.myListings;
const meta = preview.meta({
  title: 'My listings/AdTools',
  component: AdTools,
  args: { availability: 2, onTool: fn() },
});

export const Active = meta.story({
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: run.confirm }));
    await expect(args.onTool).toHaveBeenCalledWith('confirm');
    await userEvent.click(canvas.getByRole('button', { name: run.close }));
    await expect(args.onTool).toHaveBeenCalledWith('close');
    // The main action has its own row, the other two share one.
    const getTop = (name: string) => canvas.getByRole('button', { name }).getBoundingClientRect().top;
    await expect(getTop(run.pause)).toBe(getTop(run.close));
    await expect(getTop(run.confirm)).toBeLessThan(getTop(run.close));
  },
});

export const Busy = meta.story({
  args: { pendingTool: 'confirm' },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: run.confirm }));
    await expect(args.onTool).not.toHaveBeenCalled();
    await expect(canvas.getByRole('button', { name: run.close })).toBeDisabled();
  },
});

export const Expired = meta.story({
  args: { availability: 3 },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: run.renew }));
    await expect(args.onTool).toHaveBeenCalledWith('renew');
  },
});

/** A paused ad can be resumed, or marked as sold. */
export const Paused = meta.story({
  args: { availability: 3, withheld: 'paused' },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: run.resume }));
    await expect(args.onTool).toHaveBeenCalledWith('resume');
    await expect(canvas.queryByRole('button', { name: run.renew })).toBeNull();
  },
});

/** An active ad can be renewed near its end. */
export const NearItsEnd = meta.story({
  args: { isRenewable: true },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: run.renew }));
    await expect(args.onTool).toHaveBeenCalledWith('renew');
    await expect(canvas.getByRole('button', { name: run.confirm })).toBeEnabled();
  },
});
