import { ar } from '@mashrabiya/i18n/ar';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { profilePictures } from '../../forms/files/files.stories.ts';
import { Button } from '../../foundation/Button/Button.tsx';
import type { Scheme } from '../../theme/colors.ts';
import { LanguageToggle } from '../LanguageToggle/LanguageToggle.tsx';
import { useShellFixture } from '../shell.stories.ts';
import { SideMenu, type SideMenuProps } from './SideMenu.tsx';

/** Opens and closes, as the app does. */
function Stage({ open: startsOpen, onClose, ...args }: SideMenuProps) {
  const { menu, social } = useShellFixture(args.userName === null ? 0 : 3);
  const [open, setOpen] = useState(startsOpen);
  const close = () => {
    setOpen(false);
    onClose();
  };
  return (
    <main style={{ minBlockSize: '100dvh' }}>
      <Button onClick={() => setOpen(true)}>{ar.shell.menu}</Button>
      <SideMenu {...args} sections={menu} social={social} open={open} onClose={close} />
    </main>
  );
}

const meta = preview.meta({
  title: 'Shell/SideMenu',
  component: SideMenu,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '700px' } } },
  args: {
    open: true,
    onClose: fn(),
    sections: [],
    currentHref: '/listing',
    userName: null,
    onLogin: fn(),
    onLogout: fn(),
    onSkipToFooter: fn(),
    scheme: 'light' as Scheme,
    onSchemeChange: fn(),
    language: <LanguageToggle href="?lng=en" onSwitch={fn()} />,
  },
  render: (args) => <Stage {...args} />,
});

/** For a visitor, login comes first. */
export const Default = meta.story({
  play: async ({ args, canvas }) => {
    await expect(await canvas.findByRole('dialog', { name: ar.shell.menu })).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('dialog').getBoundingClientRect().left).toBe(0));
    for (const label of [ar.shell.links.favorites, ar.shell.links.advisors, ar.shell.links.questions])
      await expect(canvas.getByRole('link', { name: label })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: ar.shell.login }));
    await expect(args.onLogin).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('switch', { name: ar.shell.darkMode }));
    await expect(args.onSchemeChange).toHaveBeenCalledWith('dark');
    await userEvent.click(canvas.getByRole('link', { name: ar.shell.endOfPage }));
    await expect(args.onSkipToFooter).toHaveBeenCalledOnce();
  },
});

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });

export const SignedIn = meta.story({
  args: { userName: 'منى السيد' },
  play: async ({ args, canvas }) => {
    await expect(await canvas.findByRole('link', { name: new RegExp(ar.shell.links.messages) })).toHaveTextContent(
      ar.shell.unread_few.replace('{{count}}', '3'),
    );
    await userEvent.click(await canvas.findByRole('button', { name: ar.shell.logout }));
    await expect(args.onLogout).toHaveBeenCalledOnce();
  },
});

export const WithPicture = meta.story({
  args: { userName: 'منى السيد', userPicture: profilePictures[0] ?? null },
  play: async ({ canvasElement }) => {
    const picture = await waitFor(() => {
      const found = canvasElement.ownerDocument.querySelector<HTMLImageElement>(
        'dialog .greeting img, [role=dialog] .greeting img',
      );
      if (!found) throw new Error('no picture');
      return found;
    });
    await waitFor(() => expect(picture.naturalWidth).toBeGreaterThan(0));
  },
});

/** Slides in from the end of the line: the right in English, the left in Arabic. */
export const English = meta.story({
  globals: { locale: 'en' },
  args: { userName: 'Christopher-Alexander Featherstonehaugh Montgomery' },
  play: async ({ canvas }) => {
    const menu = await canvas.findByRole('dialog');
    await waitFor(() => expect(menu.getBoundingClientRect().right).toBe(document.body.getBoundingClientRect().right));
    await expect(menu.scrollWidth).toBeLessThanOrEqual(menu.clientWidth);
  },
});

export const ClosesAndRestoresFocus = meta.story({
  args: { open: false },
  play: async ({ args, canvas, step }) => {
    const opener = canvas.getByRole('button', { name: ar.shell.menu });

    await step('the close icon closes it', async () => {
      await userEvent.click(opener);
      await userEvent.click(await canvas.findByRole('button', { name: ar.shell.closeMenu }));
      await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
      await expect(opener).toHaveFocus();
      await expect(args.onClose).toHaveBeenCalledTimes(1);
    });

    await step('Escape closes it', async () => {
      await userEvent.click(opener);
      await canvas.findByRole('dialog');
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
      await expect(opener).toHaveFocus();
    });

    await step('a press outside closes it', async () => {
      await userEvent.click(opener);
      await canvas.findByRole('dialog');
      await userEvent.click(document.elementFromPoint(window.innerWidth - 20, 200) ?? document.body);
      await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
      await expect(opener).toHaveFocus();
    });
  },
});
