import { ar } from '@mashrabiya/i18n/ar';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Button } from '../../foundation/Button/Button.tsx';
import { LISTING, listing } from '../../listings/fixtures.stories.ts';
import { DeletePropertyPopup } from './DeletePropertyPopup.tsx';

const { card, remove } = ar.myListings;

const meta = preview.meta({
  title: 'My listings/DeletePropertyPopup',
  component: DeletePropertyPopup,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '480px' } } },
  args: { open: true, address: '', onConfirm: fn(), onCancel: fn() },
  render: (args, { globals }) => <DeletePropertyPopup {...args} address={listing(LISTING.plain, globals).address} />,
});

export const Default = meta.story({
  play: async ({ args, canvas, step, userEvent }) => {
    const popup = await canvas.findByRole('alertdialog', { name: remove.title });
    const cancel = canvas.getByRole('button', { name: remove.cancel });
    const confirm = canvas.getByRole('button', { name: remove.confirm });
    await step('the focus is on Cancel', async () => {
      await expect(cancel).toHaveFocus();
      await expect(popup).toHaveAccessibleDescription(new RegExp(listing(LISTING.plain).address));
      // Cancel comes first: on the right in Arabic.
      await expect(cancel.getBoundingClientRect().left).toBeGreaterThan(confirm.getBoundingClientRect().right);
    });
    await step('Escape cancels', async () => {
      await userEvent.keyboard('{Enter}');
      await expect(args.onCancel).toHaveBeenCalledOnce();
      await userEvent.keyboard('{Escape}');
      await expect(args.onCancel).toHaveBeenCalledTimes(2);
      await expect(args.onConfirm).not.toHaveBeenCalled();
    });
    await step('the next button deletes', async () => {
      await userEvent.tab();
      await expect(confirm).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await expect(args.onConfirm).toHaveBeenCalledOnce();
    });
  },
});

export const Deleting = meta.story({
  args: { deleting: true },
  play: async ({ args, canvas, userEvent }) => {
    await canvas.findByRole('alertdialog');
    await expect(canvas.getByRole('status')).toHaveTextContent(remove.deleting);
    await expect(canvas.getByRole('button', { name: remove.cancel })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: remove.confirm }));
    await userEvent.keyboard('{Escape}');
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await expect(args.onCancel).not.toHaveBeenCalled();
  },
});

/** After a failure the popup stays, without a message, and can be retried. */
export const Failed = meta.story({
  render: function Host(args, { globals }) {
    const [isDeleting, setIsDeleting] = useState(false);
    const refuse = () => {
      args.onConfirm();
      setIsDeleting(true);
      requestAnimationFrame(() => setIsDeleting(false));
    };
    const { address } = listing(LISTING.plain, globals);
    return <DeletePropertyPopup {...args} address={address} deleting={isDeleting} onConfirm={refuse} />;
  },
  play: async ({ args, canvas, userEvent }) => {
    const confirm = await canvas.findByRole('button', { name: remove.confirm });
    for (const times of [1, 2]) {
      await userEvent.click(confirm);
      await waitFor(() => expect(confirm).not.toHaveAttribute('aria-busy'));
      await expect(args.onConfirm).toHaveBeenCalledTimes(times);
    }
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await expect(confirm).toHaveFocus();
  },
});

export const FocusReturns = meta.story({
  args: { open: false },
  render: function Host(args, { globals }) {
    const [open, setOpen] = useState(false);
    return (
      <div style={{ padding: 16 }}>
        <Button variant="outlined" onClick={() => setOpen(true)}>
          {card.remove}
        </Button>
        <DeletePropertyPopup
          {...args}
          open={open}
          address={listing(LISTING.longAddress, globals).address}
          onCancel={() => setOpen(false)}
        />
      </div>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: card.remove });
    opener.focus();
    await userEvent.keyboard('{Enter}');
    await canvas.findByRole('alertdialog');
    await userEvent.click(canvas.getByRole('button', { name: remove.cancel }));
    await waitFor(() => expect(canvas.queryByRole('alertdialog')).toBeNull());
    await expect(opener).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('alertdialog')).toBeVisible();
  },
});
