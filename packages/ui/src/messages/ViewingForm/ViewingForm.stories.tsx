import { getErrorMessage } from '@mashrabiya/i18n';
import { ar } from '@mashrabiya/i18n/ar';
import { en } from '@mashrabiya/i18n/en';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { accept, rejectOffline, rejectWith, stayPending } from '../../forms/callForm/calls.stories.ts';
import { choose, withNarrowWidth } from '../../forms/stories.tsx';
import { getLanguage } from '../../foundation/stories.ts';
import { ViewingForm } from './ViewingForm.tsx';

const texts = ar.messages.viewing;
const { problem } = ar.forms;

const meta = preview.meta({
  title: 'Messages/ViewingForm',
  component: ViewingForm,
  args: { send: texts.send, onSend: fn(accept), onDraft: fn() },
  decorators: [withNarrowWidth],
  render: (args, { globals }) => (
    <ViewingForm {...args} send={getLanguage(globals) === 'ar' ? texts.send : en.messages.viewing.send} />
  ),
});

/** A suggested time fills the fields, and is sent in UTC. */
export const Default = meta.story({
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: /السبت 21 نوفمبر، 5:00/ }));
    await expect(canvas.getByRole('textbox', { name: texts.day })).toHaveValue('21/11/2026');
    await expect(canvas.getByRole('combobox', { name: texts.time })).toHaveTextContent('5:00');
    await userEvent.type(canvas.getByRole('textbox', { name: new RegExp(texts.note) }), 'سأحضر مع زوجتي.');
    await userEvent.click(canvas.getByRole('button', { name: texts.send }));
    const viewing = { starts_at: '2026-11-21T15:00:00.000Z', text: 'سأحضر مع زوجتي.' };
    await waitFor(() => expect(args.onSend).toHaveBeenCalledWith(viewing));
    await expect(args.onDraft).toHaveBeenLastCalledWith(viewing);
  },
});

/** Any day, and a quarter of an hour. */
export const OtherTime = meta.story({
  play: async ({ canvas, args, userEvent, step }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: texts.day }), '30/11/2026');
    await choose(canvas.getByRole('combobox', { name: texts.time }), /^5:45/);
    await userEvent.click(canvas.getByRole('button', { name: texts.send }));
    await waitFor(() => expect(args.onSend).toHaveBeenCalledWith({ starts_at: '2026-11-30T15:45:00.000Z', text: '' }));
    await step('a time that today no longer has is emptied', async () => {
      const day = canvas.getByRole('textbox', { name: texts.day });
      await choose(canvas.getByRole('combobox', { name: texts.time }), /^8:00\sص/);
      await userEvent.clear(day);
      await userEvent.type(day, '20/11/2026');
      await waitFor(() => expect(canvas.getByRole('combobox', { name: texts.time })).not.toHaveTextContent('8:00'));
    });
  },
});

export const Invalid = meta.story({
  play: async ({ canvas, args, userEvent, step }) => {
    await step('without a time', async () => {
      await userEvent.click(canvas.getByRole('button', { name: texts.send }));
      await expect((await canvas.findAllByText(problem.viewing_time_required))[0]).toBeVisible();
      await expect(args.onSend).not.toHaveBeenCalled();
    });
    await step('too late', async () => {
      await userEvent.type(canvas.getByRole('textbox', { name: texts.day }), '1/3/2027');
      await choose(canvas.getByRole('combobox', { name: texts.time }), /^5:45/);
      await expect((await canvas.findAllByText(problem.viewing_too_late))[0]).toBeVisible();
    });
  },
});

export const Draft = meta.story({
  args: { initial: { starts_at: '2026-11-25T15:30:00.000Z', text: 'هل يناسبك هذا الموعد؟' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: texts.day })).toHaveValue('25/11/2026');
    await expect(canvas.getByRole('combobox', { name: texts.time })).toHaveTextContent('5:30');
    await expect(canvas.getByRole('textbox', { name: new RegExp(texts.note) })).toHaveValue('هل يناسبك هذا الموعد؟');
  },
});

const DRAFT = Draft.input.args.initial;

export const Pending = meta.story({
  args: { initial: DRAFT, onSend: fn(stayPending) },
  play: async ({ canvas, args, userEvent }) => {
    const send = canvas.getByRole('button', { name: texts.send });
    await userEvent.click(send);
    await waitFor(() => expect(send).toHaveAttribute('aria-busy', 'true'));
    await userEvent.click(send);
    await expect(args.onSend).toHaveBeenCalledOnce();
  },
});

/** The time stays for a retry. */
export const Failed = meta.story({
  args: { initial: DRAFT, onSend: fn(rejectOffline) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: texts.send }));
    await expect(await canvas.findByText(ar.forms.errors.network)).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: texts.day })).toHaveValue('25/11/2026');
  },
});

/** The partner has proposed another time meanwhile. */
export const Refused = meta.story({
  args: { initial: DRAFT, onSend: fn(rejectWith('viewing_changed')) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: texts.send }));
    await expect(await canvas.findByText(getErrorMessage('viewing_changed', 'ar'))).toBeVisible();
  },
});

/** The clock of the server decides. */
export const TooSoon = meta.story({
  args: { initial: DRAFT, onSend: fn(rejectWith('viewing_too_soon', '/starts_at')) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: texts.send }));
    await expect((await canvas.findAllByText(getErrorMessage('viewing_too_soon', 'ar')))[0]).toBeVisible();
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
    const { suggested } = en.messages.viewing;
    const times = within(canvas.getByRole('group', { name: suggested })).getAllByRole('radio');
    await expect(times).toHaveLength(6);
    await expect(canvas.getByRole('radio', { name: /^Sat 21 Nov, 5:00\spm$/ })).toBeInTheDocument();
  },
});

/** The suggested times are one tab stop; then day, calendar, time, message, button. */
export const Keyboard = meta.story({
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: /السبت 21 نوفمبر، 11:00/ })).toHaveFocus();
    await userEvent.keyboard(' ');
    await userEvent.tab();
    await expect(canvas.getByRole('textbox', { name: texts.day })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: /التقويم/ })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await expect(canvas.getByRole('combobox', { name: texts.time })).toHaveTextContent('11:15');
    await userEvent.tab();
    await expect(canvas.getByRole('textbox', { name: new RegExp(texts.note) })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onSend).toHaveBeenCalledOnce());
  },
});
