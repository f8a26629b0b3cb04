import { ar } from '@mashrabiya/i18n/ar';
import { expect, fn, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { AlertFields } from '../AlertFields/AlertFields.tsx';
import { SaveLink } from './SaveLink.tsx';
import { SaveSearchPanel } from './SaveSearchPanel.tsx';

const { saved } = ar.savedSearches;

const meta = preview.meta({
  title: 'Search/SaveSearchPanel',
  component: SaveSearchPanel,
  args: {
    open: true,
    status: 'new' as const,
    name: 'شقق المعادي حتى 5 مليون',
    maxLength: 80,
    allHref: '/saved',
    onClose: fn(),
    onSave: fn(),
    onRemove: fn(),
  },
  render: (args) => (
    <>
      <SaveLink href="#save" saved={args.status !== 'new'} />
      <SaveSearchPanel {...args} />
    </>
  ),
});

/** The proposed name comes from the filters, and is selected. */
export const Default = meta.story({
  play: async ({ canvas, args, userEvent }) => {
    const panel = within(await canvas.findByRole('dialog', { name: saved.saveTitle }));
    await expect(panel.getByRole('textbox', { name: saved.name })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSave).toHaveBeenCalledWith(args.name);
  },
});

export const NameMissing = meta.story({
  play: async ({ canvas, args, userEvent }) => {
    const panel = within(await canvas.findByRole('dialog'));
    await userEvent.clear(panel.getByRole('textbox'));
    await userEvent.click(panel.getByRole('button', { name: saved.confirm }));
    await expect(await panel.findByText(saved.nameNeeded)).toBeVisible();
    await expect(args.onSave).not.toHaveBeenCalled();
  },
});

export const AlreadySaved = meta.story({
  args: { status: 'already' },
  play: async ({ canvas, args, userEvent }) => {
    const panel = within(await canvas.findByRole('dialog'));
    await userEvent.click(panel.getByRole('button', { name: saved.removeThis }));
    await expect(args.onRemove).toHaveBeenCalledOnce();
  },
});

export const Done = meta.story({
  args: { status: 'done' },
  play: async ({ canvas, args }) => {
    const panel = within(await canvas.findByRole('dialog'));
    await expect(panel.getByRole('status')).toHaveTextContent(args.name);
    await expect(panel.getByRole('link', { name: saved.toAll })).toHaveAttribute('href', '/saved');
  },
});

/** Storage is blocked: the search lasts until the page is closed. */
export const NotSaved = meta.story({ args: { status: 'sessionOnly' } });

/** Saved in the account, for all devices. */
export const SavedInAccount = meta.story({
  args: { place: 'account' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(saved.saveText.account)).toBeVisible();
  },
});

/** After saving, an alert can be set. */
export const DoneWithAlert = meta.story({
  args: {
    place: 'account',
    status: 'done',
    alert: (
      <AlertFields
        legend={ar.savedSearches.alerts.legend}
        alert={{ frequency: 'none', by_mail: true, by_push: false }}
        push="off"
        onChange={fn(async () => undefined)}
        onTurnOnPush={fn()}
      />
    ),
  },
  play: async ({ canvas }) => {
    const panel = within(await canvas.findByRole('dialog'));
    await expect(panel.getByRole('radio', { name: ar.savedSearches.alerts.frequency.none })).toBeChecked();
  },
});

/** While saving, pressing again does nothing. */
export const Busy = meta.story({
  args: { place: 'account', busy: true },
  play: async ({ canvas, args, userEvent }) => {
    const panel = within(await canvas.findByRole('dialog'));
    await userEvent.click(panel.getByRole('button', { busy: true }));
    await expect(args.onSave).not.toHaveBeenCalled();
  },
});

export const Loading = meta.story({ args: { place: 'account', status: 'loading' } });

export const Failed = meta.story({
  args: { place: 'account', status: 'failed', onRetry: fn() },
  play: async ({ canvas, args, userEvent }) => {
    const panel = within(await canvas.findByRole('dialog'));
    await userEvent.click(panel.getByRole('button', { name: ar.common.retry }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});

export const Full = meta.story({ args: { status: 'full' } });

export const English = meta.story({ args: { name: 'Maadi flats up to 5m' }, globals: { locale: 'en' } });
