import { ar } from '@mashrabiya/i18n/ar';
import { en } from '@mashrabiya/i18n/en';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { taken } from '../../forms/callForm/calls.stories.ts';
import { LoginPanel } from './LoginPanel.tsx';
import { HostedPanel, loginParameters, places } from './stories.tsx';

const meta = preview.meta({
  title: 'Account/LoginPanel layout',
  component: LoginPanel,
  parameters: loginParameters,
  render: (args) => <HostedPanel {...args} />,
  args: {
    open: true,
    view: 'login' as const,
    onClose: fn(),
    onView: fn(),
    onLogin: fn(taken),
    onRegister: fn(taken),
    onForgot: fn(taken),
    onProvider: fn(),
    onCode: fn(taken),
    onBack: fn(),
  },
});

const { account, forms, shell } = ar;
const { fields } = forms;

/** The cover is at the end of the line during login: the left half in Arabic. */
export const CoverArabic = meta.story({
  play: async ({ args, canvas, step }) => {
    const login = await canvas.findByRole('form', { name: account.login.title });
    await step('on the left', async () => {
      const { cover, form, panel } = places(login);
      await expect(Math.round(cover.left)).toBe(Math.round(panel.left));
      await expect(form.left).toBeGreaterThan(cover.right);
    });
    await step('its button shows the other side, and moves the focus there', async () => {
      await userEvent.click(canvas.getByRole('button', { name: account.register.title }));
      await expect(args.onView).toHaveBeenCalledWith('register');
      const register = await canvas.findByRole('form', { name: account.register.title });
      await waitFor(() => expect(within(register).getByLabelText(fields.name)).toHaveFocus());
      await waitFor(() =>
        expect(Math.round(places(register).cover.right)).toBe(Math.round(places(register).panel.right)),
      );
      await expect(places(register).form.right).toBeLessThan(places(register).cover.left);
    });
    await step('the side under the cover is not focusable', async () => {
      await waitFor(() => expect(canvas.queryByRole('form', { name: account.login.title })).toBeNull());
    });
    await step('it does not move with reduced motion', async () => {
      const cover = document.querySelector('.cover') ?? document.body;
      const moves = Number.parseFloat(getComputedStyle(cover).transitionDuration);
      if (matchMedia('(prefers-reduced-motion: reduce)').matches) await expect(moves).toBeLessThan(0.001);
      else await expect(moves).toBe(0.3);
    });
  },
});

export const CoverEnglish = meta.story({
  globals: { locale: 'en' },
  play: async ({ canvas }) => {
    const login = await canvas.findByRole('form', { name: en.account.login.title });
    await expect(Math.round(places(login).cover.right)).toBe(Math.round(places(login).panel.right));
    await expect(places(login).form.right).toBeLessThan(places(login).cover.left);
    await userEvent.click(canvas.getByRole('button', { name: en.account.register.title }));
    const register = await canvas.findByRole('form', { name: en.account.register.title });
    await waitFor(() => expect(Math.round(places(register).cover.left)).toBe(Math.round(places(register).panel.left)));
    await expect(places(register).form.left).toBeGreaterThan(places(register).cover.right);
  },
});

/** One column, with a switch. */
export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, step }) => {
    const dialog = await canvas.findByRole('dialog');
    const [login, register] = within(canvas.getByRole('group', { name: account.switch })).getAllByRole('button');
    await step('as large as the screen', async () => {
      await waitFor(() => expect(dialog.getBoundingClientRect().top).toBe(0));
      await expect(dialog.getBoundingClientRect().height).toBe(innerHeight);
    });
    await step('the displayed form is at the start: on the right in Arabic', async () => {
      await expect(login?.getBoundingClientRect().left).toBeGreaterThan(register?.getBoundingClientRect().left ?? 0);
      await expect(login).toHaveAttribute('aria-pressed', 'true');
    });
    await step('the switch shows the other form', async () => {
      await userEvent.click(canvas.getByRole('button', { name: account.register.title, pressed: false }));
      await expect(await canvas.findByRole('form', { name: account.register.title })).toBeVisible();
      await waitFor(() => expect(canvas.getByRole('heading', { name: account.register.title })).toHaveFocus());
    });
    await userEvent.click(canvas.getByRole('button', { name: shell.login, pressed: false }));
  },
});
