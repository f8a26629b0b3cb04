import { ar } from '@mashrabiya/i18n/ar';
import { expect, screen } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { exampleActions } from '../fixtures.stories.ts';
import { AdActions } from './AdActions.tsx';

const { card, run } = ar.myListings;
const { ad } = exampleActions;
const MENU_NAME = card.more.replace('{{address}}', ad.address);

const meta = preview.meta({
  title: 'My listings/AdActions',
  component: AdActions,
  args: exampleActions,
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 'min(326px, 100%)' }}>
        <Story />
      </div>
    ),
  ],
});

const listMenuTexts = async () => (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent);

export const Active = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: run.confirm }));
    await expect(args.onAction).toHaveBeenCalledWith('confirm');
    const edit = canvas.getByRole('link', { name: card.editNamed.replace('{{address}}', ad.address) });
    await expect(edit).toHaveAttribute('href', args.editHref);
    await userEvent.click(canvas.getByRole('button', { name: MENU_NAME }));
    await expect(await listMenuTexts()).toEqual([run.close, run.pause, run.statistics, run.duplicate, card.remove]);
    await userEvent.click(screen.getByRole('menuitem', { name: run.close }));
    await expect(args.onAction).toHaveBeenCalledWith('close');
  },
});

/** In a column of a desktop's grid, Edit beside the main action shows its icon only. */
export const Narrow = meta.story({
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 268 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const edit = canvas.getByRole('link', { name: card.editNamed.replace('{{address}}', ad.address) });
    await expect(edit.getBoundingClientRect().width).toBe(44);
    await expect(canvas.getByRole('button', { name: run.confirm }).getBoundingClientRect().height).toBeLessThan(50);
  },
});

/** Before its end the main action is the renewal. */
export const NearItsEnd = meta.story({
  args: { ad: { ...ad, ends_at: '2026-11-22T10:00:00Z' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: run.renew }));
    await expect(args.onAction).toHaveBeenCalledWith('renew');
    await userEvent.click(canvas.getByRole('button', { name: MENU_NAME }));
    await expect((await listMenuTexts()).slice(0, 3)).toEqual([run.confirm, run.close, run.pause]);
  },
});

export const Expired = meta.story({
  args: { ad: { ...ad, availability: 3 } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: run.renew }));
    await expect(args.onAction).toHaveBeenCalledWith('renew');
  },
});

/** A paused ad can be resumed, or marked as sold. */
export const Paused = meta.story({
  args: { ad: { ...ad, availability: 3, withheld: 'paused' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: run.resume }));
    await expect(args.onAction).toHaveBeenCalledWith('resume');
    await expect(canvas.queryByRole('button', { name: run.renew })).toBeNull();
  },
});

/** Without an action of its status, Edit is the main one. */
export const UnderReview = meta.story({
  args: { ad: { ...ad, availability: 1 } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getAllByRole('button')).toHaveLength(1);
    await userEvent.click(canvas.getByRole('button', { name: MENU_NAME }));
    await expect(await listMenuTexts()).toEqual([run.statistics, run.duplicate, card.remove]);
    await userEvent.click(screen.getByRole('menuitem', { name: card.remove }));
    await expect(args.onRemove).toHaveBeenCalledOnce();
  },
});

/** Visitors report the property as sold: both answers are in sight. */
export const SoldQuestion = meta.story({
  args: { ad: { ...ad, sold_asked_at: '2026-11-19T08:00:00.000Z' } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { name: run.confirm })).toBeVisible();
    await expect(canvas.getByRole('button', { name: run.close })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: MENU_NAME }));
    await expect((await listMenuTexts())[0]).toBe(card.edit);
  },
});

export const Busy = meta.story({
  args: { pendingAction: 'confirm' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: run.confirm }));
    await expect(args.onAction).not.toHaveBeenCalled();
    await expect(canvas.getByRole('button', { name: MENU_NAME })).toBeEnabled();
  },
});

/** The action that runs was chosen in the menu. */
export const MenuBusy = meta.story({
  args: { pendingAction: 'pause' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: MENU_NAME })).toBeDisabled();
    await expect(canvas.getByRole('button', { name: run.confirm })).toBeDisabled();
  },
});

export const Removing = meta.story({
  args: { removing: true },
  play: async ({ canvas }) => {
    const name = card.removingNamed.replace('{{address}}', ad.address);
    await expect(canvas.getByRole('button', { name })).toBeDisabled();
  },
});
