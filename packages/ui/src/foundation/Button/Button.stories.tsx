import { ar } from '@mashrabiya/i18n/ar';
import { LogIn, Search } from 'lucide-react';
import { expect, fn, userEvent } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Button, ButtonLink } from './Button.tsx';

const meta = preview.meta({
  title: 'Foundation/Button',
  component: Button,
  args: { children: ar.shell.search, onClick: fn() },
});

export const Default = meta.story({
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: ar.shell.search }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
});

export const Outlined = meta.story({ args: { variant: 'outlined' } });

export const Text = meta.story({ args: { variant: 'text' } });

export const WithIcon = meta.story({ args: { icon: Search } });

export const WithDirectionalIcon = meta.story({ args: { icon: LogIn, directional: true, children: ar.shell.login } });

export const Wide = meta.story({ args: { wide: true } });

export const Disabled = meta.story({
  args: { disabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toBeDisabled();
  },
});

export const Busy = meta.story({
  args: { busy: true },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onClick).not.toHaveBeenCalled();
  },
});

export const AsLink = meta.story({
  render: () => <ButtonLink href="/listing">{ar.shell.links.forSale}</ButtonLink>,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '/listing');
  },
});
