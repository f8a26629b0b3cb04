import { PROPERTY_TOAST_MS, TOAST_EXIT_MS, TOAST_MS } from '@mashrabiya/contract';
import { ar } from '@mashrabiya/i18n/ar';
import { expect, fireEvent, fn, screen, spyOn, userEvent, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { createToast, getPendingDurations, holdToastTimers, releaseToastTimers, Stage } from '../stories.tsx';
import { ToastHost } from './ToastHost.tsx';

const message = ar.pages.login.love;

const meta = preview.meta({
  title: 'Feedback/ToastHost/Behavior',
  component: ToastHost,
  parameters: { docs: { story: { inline: false, height: '160px' } } },
  args: { toasts: [createToast('info', message)], onDismiss: fn() },
  beforeEach: holdToastTimers,
  render: (args) => <Stage {...args} />,
});

/** Visible, draggable card. */
async function findCard(): Promise<HTMLElement> {
  const toast = (await screen.findByText(message)).closest<HTMLElement>('.MuiAlert-root');
  if (!toast) throw new Error('A toast has a card around its message');
  return toast;
}

/** At the top right, also in English (specification, section 9). */
const expectTopRight = async () => {
  const { top, right } = (await findCard()).getBoundingClientRect();
  await expect(document.documentElement.clientWidth - right).toBeLessThanOrEqual(24);
  await expect(top).toBeLessThanOrEqual(24);
};

export const TopRight = meta.story({ play: expectTopRight });
export const TopRightEnglish = meta.story({ globals: { locale: 'en' }, play: expectTopRight });

/** Disappears after 5 seconds, within 0.3 seconds. */
export const AutoHide = meta.story({
  play: async ({ args }) => {
    await findCard();
    await waitFor(() => expect(getPendingDurations()).toEqual([TOAST_MS]));
    await expect(TOAST_MS).toBe(5000);
    const timers = spyOn(window, 'setTimeout');
    releaseToastTimers();
    await waitFor(() => expect(args.onDismiss).toHaveBeenCalledWith(1));
    await expect(timers.mock.calls.map(([, ms]) => ms)).toContain(TOAST_EXIT_MS);
    timers.mockRestore();
    await waitFor(() => expect(screen.queryByText(message)).toBeNull());
  },
});

/** Toasts about properties disappear after 2.5 seconds. */
export const AboutProperty = meta.story({
  args: { toasts: [createToast('info', message, 'property')] },
  play: async () => {
    await findCard();
    await waitFor(() => expect(getPendingDurations()).toEqual([PROPERTY_TOAST_MS]));
    await expect(PROPERTY_TOAST_MS).toBe(2500);
  },
});

/** The timer pauses on hover, and while the window is inactive. */
export const Pending = meta.story({
  play: async ({ args, step }) => {
    const toast = await findCard();
    await waitFor(() => expect(getPendingDurations()).toEqual([TOAST_MS]));
    await step('under the pointer', async () => {
      await userEvent.hover(toast);
      await expect(getPendingDurations()).toEqual([]);
      await userEvent.unhover(toast);
      await expect(getPendingDurations()).toHaveLength(1);
    });
    await step('in a window without focus', async () => {
      await fireEvent.blur(window);
      await expect(getPendingDurations()).toEqual([]);
      await fireEvent.focus(window);
      await expect(getPendingDurations()).toHaveLength(1);
    });
    await expect(args.onDismiss).not.toHaveBeenCalled();
  },
});

const drag = async (toast: HTMLElement, distance: number, end: 'pointerUp' | 'pointerCancel' = 'pointerUp') => {
  await fireEvent.pointerDown(toast, { pointerId: 1, clientX: 400 });
  await fireEvent.pointerMove(toast, { pointerId: 1, clientX: 400 + distance });
  const movedRight = toast.getBoundingClientRect().right;
  await fireEvent[end](toast, { pointerId: 1, clientX: 400 + distance });
  return movedRight;
};

/** A short drag springs back, as does one that the browser takes for a scroll. */
export const ShortDrag = meta.story({
  play: async ({ args }) => {
    const toast = await findCard();
    const { right } = toast.getBoundingClientRect();
    await expect(Math.round(await drag(toast, 40))).toBe(Math.round(right + 40));
    await waitFor(() => expect(toast.getBoundingClientRect().right).toBe(right));
    await drag(toast, -120, 'pointerCancel');
    await waitFor(() => expect(toast.getBoundingClientRect().right).toBe(right));
    await expect(args.onDismiss).not.toHaveBeenCalled();
  },
});

/** A drag of 80 px to either side dismisses. */
export const DraggedAway = meta.story({
  play: async ({ args }) => {
    await drag(await findCard(), -80);
    await waitFor(() => expect(args.onDismiss).toHaveBeenCalledWith(1));
    await waitFor(() => expect(screen.queryByText(message)).toBeNull());
  },
});
