import { ar } from '@mashrabiya/i18n/ar';
import { ownAds } from '@mashrabiya/mocks';
import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { exampleActions } from '../fixtures.stories.ts';
import { BulkActions } from './BulkActions.tsx';

const { bulk, card, run } = ar.myListings;
const ads = ownAds('ar');
const nameAction = (action: string, count: number) =>
  bulk.action.replace('{{action}}', action).replace('{{count}}', String(count));

const meta = preview.meta({
  title: 'My listings/BulkActions',
  component: BulkActions,
  args: { ads, now: exampleActions.now, onAction: fn(), onClear: fn() },
});

/** Each action gets the selected ads that it applies to. */
export const Mixed = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const active = ads.filter(({ availability }) => availability === 2);
    await userEvent.click(canvas.getByRole('button', { name: nameAction(run.pause, active.length) }));
    await expect(args.onAction).toHaveBeenCalledWith('pause', active);
    await userEvent.click(canvas.getByRole('button', { name: nameAction(card.remove, ads.length) }));
    await expect(args.onAction).toHaveBeenCalledWith('remove', ads);
    await userEvent.click(canvas.getByRole('button', { name: bulk.clear }));
    await expect(args.onClear).toHaveBeenCalledOnce();
  },
});

/** An ad in review can only be removed. */
export const UnderReview = meta.story({
  args: { ads: ads.filter(({ availability }) => availability === 1) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(bulk.selected_one);
    await expect(canvas.getAllByRole('button')).toHaveLength(2);
  },
});

export const Busy = meta.story({
  args: { pendingAction: 'pause' },
  play: async ({ args, canvas, userEvent }) => {
    const pause = canvas.getByRole('button', { name: new RegExp(run.pause) });
    await expect(pause).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(pause);
    await expect(args.onAction).not.toHaveBeenCalled();
    await expect(canvas.getByRole('button', { name: bulk.clear })).toBeDisabled();
  },
});
