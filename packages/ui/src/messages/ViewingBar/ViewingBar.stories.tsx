import { ar } from '@mashrabiya/i18n/ar';
import { en } from '@mashrabiya/i18n/en';
import { expect, screen } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { conversationWithViewing, createViewingControls, VIEWING_TIME } from '../fixtures.stories.ts';
import { ViewingBar } from './ViewingBar.tsx';

const texts = ar.messages.viewing;

const getViewing = (status: 'proposed' | 'accepted') => {
  const { viewing } = conversationWithViewing({ isOwn: true, status });
  if (!viewing) throw new Error('No viewing in the fixture');
  return viewing;
};

const meta = preview.meta({
  title: 'Messages/ViewingBar',
  component: ViewingBar,
  parameters: { layout: 'fullscreen' },
  args: { viewing: getViewing('accepted'), controls: createViewingControls() },
});

/** An accepted viewing: a file for the calendar; move and cancel are in the menu. */
export const Default = meta.story({
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByText(texts.change.accepted)).toBeVisible();
    await expect(canvas.getByText((text) => text.replace(/\s/g, ' ') === VIEWING_TIME)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: texts.calendar }));
    await expect(args.controls.onCalendar).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: texts.more }));
    await userEvent.click(await screen.findByRole('menuitem', { name: texts.move }));
    await expect(args.controls.onSuggest).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: texts.more }));
    await userEvent.click(await screen.findByRole('menuitem', { name: texts.cancel }));
    await expect(args.controls.onAnswer).toHaveBeenCalledWith('cancelled');
  },
});

/** Answers are below the proposal in the conversation. */
export const Proposed = meta.story({
  args: { viewing: getViewing('proposed') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(texts.change.proposed)).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});

export const Loading = meta.story({
  args: { controls: createViewingControls({ isLoadingCalendar: true }) },
  play: async ({ canvas, args, userEvent }) => {
    const button = canvas.getByRole('button', { name: texts.calendar, busy: true });
    await userEvent.click(button);
    await expect(args.controls.onCalendar).not.toHaveBeenCalled();
  },
});

export const Cancelling = meta.story({
  args: { controls: createViewingControls({ pendingAnswer: 'cancelled' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: texts.more })).toBeDisabled();
  },
});

export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
});

export const English = meta.story({
  globals: { locale: 'en' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Wednesday 25 November, 5:30\spm$/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: en.messages.viewing.calendar })).toBeVisible();
  },
});
