import { ar } from '@mashrabiya/i18n/ar';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Opener, panelParameters } from '../stories.tsx';
import { AfterLoginPrompt } from './AfterLoginPrompt.tsx';

const meta = preview.meta({
  title: 'Account/AfterLoginPrompt',
  component: AfterLoginPrompt,
  parameters: panelParameters,
  args: { open: true, onClose: fn(), profileHref: '/profile', userName: 'نادية' },
});

const texts = ar.account.next;

export const Default = meta.story({
  play: async ({ args, canvas }) => {
    await expect(await canvas.findByRole('dialog', { name: texts.title })).toBeVisible();
    await expect(canvas.getByRole('link', { name: texts.profile })).toHaveAttribute('href', '/profile');
    await userEvent.click(canvas.getByRole('button', { name: texts.browse }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});

export const WithoutName = meta.story({ args: { userName: null } });

/** Closing restores the focus. */
export const FocusReturns = meta.story({
  args: { open: false },
  render: (args) => (
    <Opener label={ar.shell.login}>
      {(open, close) => <AfterLoginPrompt {...args} open={open} onClose={close} />}
    </Opener>
  ),
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: ar.shell.login });
    await userEvent.click(opener);
    await waitFor(() => expect(canvas.getByRole('button', { name: texts.browse })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(opener).toHaveFocus());
    await expect(canvas.queryByRole('dialog')).toBeNull();
  },
});
