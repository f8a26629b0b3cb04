import { ar } from '@mashrabiya/i18n/ar';
import { expect, fn, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { SaveLink } from './SaveLink.tsx';
import { SaveSearchPanel } from './SaveSearchPanel.tsx';

const { saved } = ar.deciding;

const meta = preview.meta({
  title: 'Finding/SaveSearchPanel',
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

/** The name is proposed from the filters, and selected: typing replaces it. */
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

export const Already = meta.story({
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

/** The browser refuses to keep anything; the search is there until the page is closed. */
export const NotKept = meta.story({ args: { status: 'notKept' } });

export const Full = meta.story({ args: { status: 'full' } });

export const English = meta.story({ args: { name: 'Maadi flats up to 5m' }, globals: { locale: 'en' } });
