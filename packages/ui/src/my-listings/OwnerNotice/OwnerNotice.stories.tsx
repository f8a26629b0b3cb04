import { ar } from '@mashrabiya/i18n/ar';
import { MailWarning } from 'lucide-react';
import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { translateArgs } from '../../forms/stories.tsx';
import { Button } from '../../foundation/Button/Button.tsx';
import { OwnerNotice } from './OwnerNotice.tsx';

const { title, text, resend } = ar.myListings.email;
const onResend = fn();

const meta = preview.meta({
  title: 'My listings/OwnerNotice',
  component: OwnerNotice,
  args: { severity: 'warning' as 'warning' | 'info', icon: MailWarning, title, children: text },
  render: (args, { globals }) => <OwnerNotice {...translateArgs(args, globals)} />,
});

/** Without an action. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: title })).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});

export const Info = meta.story({ args: { severity: 'info' } });

export const WithAction = meta.story({
  args: {
    action: (
      <Button variant="outlined" onClick={onResend}>
        {resend}
      </Button>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: resend }));
    await expect(onResend).toHaveBeenCalled();
  },
});
