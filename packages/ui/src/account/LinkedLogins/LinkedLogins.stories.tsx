import type { LinkedIdentity } from '@mashrabiya/contract';
import { getErrorMessage } from '@mashrabiya/i18n';
import { ar } from '@mashrabiya/i18n/ar';
import { en } from '@mashrabiya/i18n/en';
import { expect, fn, userEvent } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { accept, rejectWith } from '../../forms/callForm/calls.stories.ts';
import { HasPasswordContext } from '../form/hasPassword.ts';
import { LinkedLogins } from './LinkedLogins.tsx';

const google: LinkedIdentity = {
  id: '01900000-0000-7000-8000-000000000001',
  provider: 'google',
  email: 'nadia.abdelfattah@gmail.com',
  linked_at: '2026-06-02T09:00:00.000Z',
};
const apple: LinkedIdentity = {
  id: '01900000-0000-7000-8000-000000000002',
  provider: 'apple',
  email: null,
  linked_at: '2026-11-10T09:00:00.000Z',
};

const meta = preview.meta({
  title: 'Account/LinkedLogins',
  component: LinkedLogins,
  args: { identities: [google, apple], hasOtherMethod: true, onUnlink: fn(accept), onClose: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 560 }}>
        <Story />
      </div>
    ),
  ],
});

const { field, logins: texts } = ar.account;
const unlinkGoogle = texts.unlinkOne.replace('{{name}}', google.email ?? '');

export const Default = meta.story({
  play: async ({ args, canvas, step }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
    await step('the password is asked for before one is unlinked', async () => {
      await userEvent.click(canvas.getByRole('button', { name: unlinkGoogle }));
      await userEvent.type(canvas.getByLabelText(field.currentPassword), 'mashrabiya{Enter}');
      await expect(args.onUnlink).toHaveBeenCalledWith(google.id, 'mashrabiya');
      await expect(await canvas.findByText(texts.unlinked)).toBeVisible();
    });
    await userEvent.click(canvas.getByRole('button', { name: ar.account.twoFactor.close }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});

export const English = meta.story({
  globals: { locale: 'en' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: en.account.logins.title })).toBeVisible();
    await expect(canvas.getByText('nadia.abdelfattah@gmail.com')).toBeVisible();
  },
});

/** The last login method cannot be unlinked. */
export const LastLoginMethod = meta.story({
  args: { identities: [google], hasOtherMethod: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(texts.last)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: unlinkGoogle })).toBeNull();
  },
});

/** An account with a passkey but no password is not asked for a password. */
export const WithoutPassword = meta.story({
  args: { identities: [google] },
  decorators: [
    (Story) => (
      <HasPasswordContext value={false}>
        <Story />
      </HasPasswordContext>
    ),
  ],
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: unlinkGoogle }));
    await expect(canvas.queryByLabelText(field.currentPassword)).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: texts.unlink }));
    await expect(args.onUnlink).toHaveBeenCalledWith(google.id, null);
  },
});

export const Failed = meta.story({
  args: { onUnlink: fn(rejectWith('last_login_method')) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: unlinkGoogle }));
    await userEvent.type(canvas.getByLabelText(field.currentPassword), 'mashrabiya{Enter}');
    await expect(await canvas.findByText(getErrorMessage('last_login_method', 'ar'))).toBeVisible();
  },
});

export const Empty = meta.story({
  args: { identities: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(texts.empty)).toBeVisible();
  },
});

export const Loading = meta.story({
  args: { identities: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: texts.title })).toHaveAttribute('aria-busy', 'true');
  },
});

export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  args: {
    identities: [{ ...google, email: 'abdelrahman.mostafa.kamaleldin.elsharkawy@realestate.example.com' }, apple],
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
});
