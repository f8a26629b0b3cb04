import { ar } from '@mashrabiya/i18n/ar';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { accept, rejectWith } from '../../forms/callForm/calls.stories.ts';
import { ReportPanel } from './ReportPanel.tsx';

const { reporting } = ar;

const meta = preview.meta({
  title: 'Reporting/ReportPanel',
  component: ReportPanel,
  args: { about: 'ad' as 'ad' | 'reel', open: true, onClose: fn(), onReport: fn(accept) },
});

export const Default = meta.story({
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('radio', { name: reporting.reason.sold }));
    await userEvent.click(screen.getByRole('button', { name: reporting.send }));
    await expect(await screen.findByText(reporting.done)).toBeVisible();
    await expect(args.onReport).toHaveBeenCalledWith({ reason: 'sold', note: null });
    await expect(screen.getAllByRole('button', { name: reporting.close })[1]).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalled();
  },
});

/** The reason `other` requires a text. */
export const Other = meta.story({
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('radio', { name: reporting.reason.other }));
    await userEvent.click(screen.getByRole('button', { name: reporting.send }));
    await expect((await screen.findAllByText(ar.forms.problem.report_text_required)).length).toBeGreaterThan(0);
    await expect(args.onReport).not.toHaveBeenCalled();
    await userEvent.type(screen.getByRole('textbox', { name: reporting.note }), 'الصور من موقع آخر');
    await userEvent.click(screen.getByRole('button', { name: reporting.send }));
    await waitFor(() => expect(args.onReport).toHaveBeenCalledWith({ reason: 'other', note: 'الصور من موقع آخر' }));
  },
});

/** A panel that was closed by mistake has the unsent report when it opens again. */
export const Reopened = meta.story({
  args: { open: false },
  render: (args) => {
    const [open, setOpen] = useState(false);
    return (
      <>
        <button type="button" onClick={() => setOpen(true)}>
          {reporting.title.ad}
        </button>
        <ReportPanel {...args} open={open} onClose={() => setOpen(false)} />
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const open = canvas.getByRole('button', { name: reporting.title.ad });
    await userEvent.click(open);
    await userEvent.click(await screen.findByRole('radio', { name: reporting.reason.other }));
    await userEvent.type(screen.getByRole('textbox', { name: reporting.note }), 'الصور من موقع آخر');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(open);
    await expect(await screen.findByRole('textbox', { name: reporting.note })).toHaveValue('الصور من موقع آخر');
    await userEvent.click(screen.getByRole('button', { name: reporting.send }));
    await expect(await screen.findByText(reporting.done)).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(open);
    await expect(await screen.findByRole('textbox', { name: reporting.noteOptional })).toHaveValue('');
  },
});

/** A repeated report shows a message. */
export const ReportedAlready = meta.story({
  args: { onReport: fn(rejectWith('reported_already')) },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('radio', { name: reporting.reason.fraud }));
    await userEvent.click(screen.getByRole('button', { name: reporting.send }));
    await expect(await screen.findByRole('alert')).toBeVisible();
  },
});

/** A reel has its own title; its reasons are those of a property. */
export const Reel = meta.story({
  args: { about: 'reel' },
  play: async ({ args, userEvent }) => {
    await expect(await screen.findByRole('dialog', { name: reporting.title.reel })).toBeVisible();
    await userEvent.click(screen.getByRole('radio', { name: reporting.reason.wrong_place }));
    await userEvent.click(screen.getByRole('button', { name: reporting.send }));
    await waitFor(() => expect(args.onReport).toHaveBeenCalledWith({ reason: 'wrong_place', note: null }));
  },
});
