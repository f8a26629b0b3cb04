import { ar } from '@mashrabiya/i18n/ar';
import { en } from '@mashrabiya/i18n/en';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { LoginPanel } from './LoginPanel.tsx';
import { getBoxes, HostedPanel, loginArgs, loginParameters } from './stories.tsx';

const meta = preview.meta({
  title: 'Account/LoginPanel layout',
  component: LoginPanel,
  parameters: loginParameters,
  render: (args) => <HostedPanel {...args} />,
  args: loginArgs,
});

const { account, forms, shell } = ar;
const { fields } = forms;

/** The cover is at the end of the line during login: the left half in Arabic. */
export const CoverArabic = meta.story({
  play: async ({ args, canvas, step }) => {
    const login = await canvas.findByRole('form', { name: account.login.title });
    await step('on the left', async () => {
      const { cover, form, panel } = getBoxes(login);
      await expect(Math.round(cover.left)).toBe(Math.round(panel.left));
      await expect(form.left).toBeGreaterThan(cover.right);
    });
    await step('its button shows the other side, and moves the focus there', async () => {
      await userEvent.click(canvas.getByRole('button', { name: account.register.title }));
      await expect(args.onViewChange).toHaveBeenCalledWith('register');
      const register = await canvas.findByRole('form', { name: account.register.title });
      await waitFor(() => expect(within(register).getByLabelText(fields.name)).toHaveFocus());
      await waitFor(() =>
        expect(Math.round(getBoxes(register).cover.right)).toBe(Math.round(getBoxes(register).panel.right)),
      );
      await expect(getBoxes(register).form.right).toBeLessThan(getBoxes(register).cover.left);
    });
    await step('the side under the cover is not focusable', async () => {
      await waitFor(() => expect(canvas.queryByRole('form', { name: account.login.title })).toBeNull());
    });
    await step('it does not move with reduced motion', async () => {
      const cover = document.querySelector('.cover') ?? document.body;
      const transitionSeconds = Number.parseFloat(getComputedStyle(cover).transitionDuration);
      if (matchMedia('(prefers-reduced-motion: reduce)').matches) await expect(transitionSeconds).toBeLessThan(0.001);
      else await expect(transitionSeconds).toBe(0.3);
    });
  },
});

export const CoverEnglish = meta.story({
  globals: { locale: 'en' },
  play: async ({ canvas }) => {
    const login = await canvas.findByRole('form', { name: en.account.login.title });
    await expect(Math.round(getBoxes(login).cover.right)).toBe(Math.round(getBoxes(login).panel.right));
    await expect(getBoxes(login).form.right).toBeLessThan(getBoxes(login).cover.left);
    await userEvent.click(canvas.getByRole('button', { name: en.account.register.title }));
    const register = await canvas.findByRole('form', { name: en.account.register.title });
    await waitFor(() =>
      expect(Math.round(getBoxes(register).cover.left)).toBe(Math.round(getBoxes(register).panel.left)),
    );
    await expect(getBoxes(register).form.left).toBeGreaterThan(getBoxes(register).cover.right);
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
