import type { LeadNoteInput } from '@mashrabiya/contract';
import { LEAD_NOTE_MAX_LENGTH } from '@mashrabiya/contract';
import { ar } from '@mashrabiya/i18n/ar';
import { en } from '@mashrabiya/i18n/en';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { accept, rejectOffline, rejectWith, stayPending } from '../../forms/callForm/calls.stories.ts';
import { LEAD, lead, makeLong, TODAY } from '../fixtures.stories.ts';
import { LeadPanel } from './LeadPanel.tsx';

const { action, note, followUp } = ar.leads;

const createSave = (save: () => Promise<unknown>) => fn((_: LeadNoteInput): Promise<unknown> => save());

const meta = preview.meta({
  title: 'Leads/LeadPanel',
  component: LeadPanel,
  parameters: { docs: { story: { inline: false, height: '640px' } } },
  args: {
    open: true,
    lead: lead(LEAD.due),
    today: TODAY,
    onDraft: fn(),
    onSave: createSave(accept),
    onClose: fn(),
  },
  render: function Host(args, { globals }) {
    const [saved, setSaved] = useState<LeadNoteInput>();
    const shown = args.lead && {
      ...(args.lead.id === lead(LEAD.due).id ? lead(LEAD.due, globals) : args.lead),
      ...saved,
    };
    return (
      <LeadPanel
        {...args}
        lead={shown}
        onSave={async (input) => {
          await args.onSave(input);
          setSaved(input);
        }}
      />
    );
  },
});

const findPanel = async () => within(await screen.findByRole('dialog', { name: action.note }));

/** Unsaved values are reported at once, so that the page can keep them. */
export const Default = meta.story({
  play: async ({ args, userEvent, step }) => {
    const panel = await findPanel();
    const field = panel.getByRole('textbox', { name: new RegExp(note.label) });
    await expect(field).toHaveValue(lead(LEAD.due).note);
    const text = `${lead(LEAD.due).note} متاح مساءً`;
    await step('typed text is unsaved', async () => {
      await userEvent.type(field, ' متاح مساءً');
      await expect(args.onDraft).toHaveBeenLastCalledWith({ note: text, follow_up_on: '2026-11-20' });
      await expect(panel.getByText(note.unsaved)).toBeVisible();
    });
    await step('a date is typed', async () => {
      const date = panel.getByRole('textbox', { name: new RegExp(followUp.label) });
      await userEvent.clear(date);
      await userEvent.type(date, '25/11/2026');
      await expect(args.onDraft).toHaveBeenLastCalledWith({ note: text, follow_up_on: '2026-11-25' });
    });
    await step('both are saved', async () => {
      await userEvent.click(panel.getByRole('button', { name: note.save }));
      await expect(args.onSave).toHaveBeenCalledWith({ note: text, follow_up_on: '2026-11-25' });
      await expect(await panel.findByText(note.saved)).toBeVisible();
      await expect(args.onDraft).toHaveBeenLastCalledWith(undefined);
    });
  },
});

/** Values of an earlier visit. */
export const Unsaved = meta.story({
  args: { draft: { note: 'يريد المعاينة يوم الجمعة', follow_up_on: null } },
  play: async () => {
    const panel = await findPanel();
    await expect(panel.getByRole('textbox', { name: new RegExp(note.label) })).toHaveValue('يريد المعاينة يوم الجمعة');
    await expect(panel.getByText(note.unsaved)).toBeVisible();
  },
});

/** Text that is no day is refused at its field: saving it would remove the date. */
export const Invalid = meta.story({
  play: async ({ args, userEvent }) => {
    const panel = await findPanel();
    const date = panel.getByRole('textbox', { name: new RegExp(followUp.label) });
    await userEvent.clear(date);
    await userEvent.type(date, '31/11/2026');
    await userEvent.click(panel.getByRole('button', { name: note.save }));
    await waitFor(() => expect(date).toBeInvalid());
    await expect(args.onSave).not.toHaveBeenCalled();
  },
});

/** A note that is too long keeps all of its text. */
export const TooLong = meta.story({
  args: { lead: { ...lead(LEAD.visitor), note: 'م'.repeat(LEAD_NOTE_MAX_LENGTH) } },
  play: async ({ args, userEvent }) => {
    const panel = await findPanel();
    const field = panel.getByRole('textbox', { name: new RegExp(note.label) });
    await userEvent.type(field, 'مم');
    await userEvent.click(panel.getByRole('button', { name: note.save }));
    await waitFor(() => expect(field).toBeInvalid());
    await expect(field).toHaveValue('م'.repeat(LEAD_NOTE_MAX_LENGTH + 2));
    await expect(args.onSave).not.toHaveBeenCalled();
  },
});

export const Busy = meta.story({
  args: { draft: { note: 'ملاحظة', follow_up_on: null }, onSave: createSave(stayPending) },
  play: async ({ userEvent }) => {
    const panel = await findPanel();
    const save = panel.getByRole('button', { name: note.save });
    await userEvent.click(save);
    await expect(save).toHaveAttribute('aria-busy', 'true');
  },
});

/** The text stays after a failure. */
export const Failed = meta.story({
  args: { draft: { note: 'ملاحظة', follow_up_on: null }, onSave: createSave(rejectOffline) },
  play: async ({ userEvent }) => {
    const panel = await findPanel();
    await userEvent.click(panel.getByRole('button', { name: note.save }));
    await expect(await panel.findByText(ar.forms.errors.network)).toBeVisible();
    await expect(panel.getByRole('textbox', { name: new RegExp(note.label) })).toHaveValue('ملاحظة');
  },
});

/** A refusal of the server is at its field. */
export const Rejected = meta.story({
  args: { draft: { note: 'ملاحظة', follow_up_on: null }, onSave: createSave(rejectWith('text_too_long', '/note')) },
  play: async ({ userEvent }) => {
    const panel = await findPanel();
    await userEvent.click(panel.getByRole('button', { name: note.save }));
    await waitFor(() => expect(panel.getByRole('textbox', { name: new RegExp(note.label) })).toBeInvalid());
  },
});

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });

export const Dark = meta.story({ globals: { scheme: 'dark' } });

export const English = meta.story({
  globals: { locale: 'en' },
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: en.leads.action.note })).toBeVisible();
  },
});

export const LongArabic = meta.story({
  args: { lead: makeLong([lead(LEAD.overdue)])[0] },
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: action.note });
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
  },
});
