import { ar } from '@mashrabiya/i18n/ar';
import { expect, fn, userEvent } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import type { AccountSecurity } from './accountSecurity.ts';
import { SecurityRows } from './SecurityRows.tsx';

const secureAccount: AccountSecurity = {
  hasPassword: true,
  passwordChangedOn: '2026-06-02',
  email: 'nadia.abdelfattah@example.com',
  emailVerified: true,
  phone: '01000001234',
  twoFactor: true,
  passkeys: 2,
  logins: ['google'],
  sessions: 3,
};

const meta = preview.meta({
  title: 'Account/SecurityRows',
  component: SecurityRows,
  args: { account: secureAccount, onAction: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 720 }}>
        <Story />
      </div>
    ),
  ],
});

const { fields: field } = ar.forms;
const texts = ar.account.security;

export const Default = meta.story({
  play: async ({ args, canvas, step }) => {
    const change = canvas.getByRole('button', { name: `${texts.change}: ${field.password}` });
    await step('the action is at the end: on the left in Arabic', async () => {
      const words = canvas.getByRole('heading', { name: field.password }).getBoundingClientRect();
      await expect(change.getBoundingClientRect().right).toBeLessThan(words.right - words.width);
    });
    await step('each row names its part', async () => {
      change.focus();
      await userEvent.keyboard('{Enter}');
      await userEvent.click(canvas.getByRole('button', { name: `${texts.manage}: ${texts.sessions}` }));
      await expect(args.onAction).toHaveBeenNthCalledWith(1, 'password');
      await expect(args.onAction).toHaveBeenNthCalledWith(2, 'sessions');
    });
    await expect(canvas.getByText('مسجّل على 3 أجهزة')).toBeVisible();
  },
});

export const NothingSetUp = meta.story({
  args: {
    account: {
      ...secureAccount,
      passwordChangedOn: null,
      emailVerified: false,
      phone: '',
      twoFactor: false,
      passkeys: 0,
      logins: [],
      sessions: 1,
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(texts.unverified)).toBeVisible();
    await expect(canvas.getByText(ar.account.passkeys.count_zero)).toBeVisible();
    await expect(canvas.getByRole('button', { name: `${texts.add}: ${field.phone}` })).toBeVisible();
    await expect(canvas.getByRole('button', { name: `${texts.turnOn}: ${texts.twoFactor}` })).toBeVisible();
  },
});

/** Login by Google only: a first password can be set. */
export const WithoutPassword = meta.story({
  args: { account: { ...secureAccount, hasPassword: false, passwordChangedOn: null, logins: ['google', 'apple'] } },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText(texts.passwordNone)).toBeVisible();
    await expect(canvas.getByText(`${ar.account.logins.google}، ${ar.account.logins.apple}`)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: `${texts.setPassword}: ${field.password}` }));
    await expect(args.onAction).toHaveBeenCalledWith('password');
  },
});

export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  decorators: [
    (Story) => (
      <div style={{ paddingInline: 16 }}>
        <Story />
      </div>
    ),
  ],
  args: { account: { ...secureAccount, email: 'abdelrahman.mostafa.kamaleldin.elsharkawy@realestate.example.com' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
});

/** Two-factor authentication is being changed. */
export const Busy = meta.story({
  args: { pendingRow: 'twoFactor' },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { busy: true }));
    await expect(args.onAction).not.toHaveBeenCalled();
  },
});

export const Loading = meta.story({
  args: { account: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list').parentElement).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});
