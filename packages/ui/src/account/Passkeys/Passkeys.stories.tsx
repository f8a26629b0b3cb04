import type { Passkey } from '@mashrabiya/contract';
import { getErrorMessage } from '@mashrabiya/i18n';
import { ar } from '@mashrabiya/i18n/ar';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { accept, rejectWith, stayPending } from '../../forms/callForm/calls.stories.ts';
import { Passkeys } from './Passkeys.tsx';

const passkeys: Passkey[] = [
  {
    id: '01900000-0000-7000-8000-000000000001',
    name: 'Pixel 8',
    created_at: '2026-11-10T09:00:00.000Z',
    used_at: '2026-11-18T09:00:00.000Z',
  },
  {
    id: '01900000-0000-7000-8000-000000000002',
    name: 'لابتوب المكتب',
    created_at: '2026-11-01T09:00:00.000Z',
    used_at: null,
  },
];

const meta = preview.meta({
  title: 'Account/Passkeys',
  component: Passkeys,
  args: {
    passkeys,
    now: new Date('2026-11-20T09:00:00Z'),
    isSupported: true,
    onAdd: fn(accept),
    onRemove: fn(accept),
    onClose: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 640 }}>
        <Story />
      </div>
    ),
  ],
});

const { field, passkeys: texts } = ar.account;

export const Default = meta.story({
  play: async ({ args, canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
    await userEvent.click(canvas.getByRole('button', { name: ar.account.twoFactor.close }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});

export const Empty = meta.story({
  args: { passkeys: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('list')).toBeNull();
    await expect(canvas.getByRole('button', { name: texts.add })).toBeVisible();
  },
});

export const Loading = meta.story({
  args: { passkeys: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: texts.title })).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.getByText(texts.loading)).toBeVisible();
  },
});

/** Without browser support, existing passkeys can still be removed. */
export const Unsupported = meta.story({
  args: { isSupported: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(texts.unsupported)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: texts.add })).toBeNull();
  },
});

export const Added = meta.story({
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: texts.add }));
    await expect(canvas.getByLabelText(texts.name)).toHaveValue(texts.thisDevice);
    await userEvent.type(canvas.getByLabelText(field.currentPassword), 'mashrabiya{Enter}');
    await expect(args.onAdd).toHaveBeenCalledWith({ name: texts.thisDevice, current_password: 'mashrabiya' });
    await expect(await canvas.findByText(texts.added)).toBeVisible();
  },
});

export const Adding = meta.story({
  args: { onAdd: fn(stayPending) },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: texts.add }));
    await userEvent.type(canvas.getByLabelText(field.currentPassword), 'mashrabiya{Enter}');
    await expect(await canvas.findByRole('button', { name: texts.add, busy: true })).toBeVisible();
  },
});

export const Blocked = meta.story({
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: texts.add }));
    await userEvent.clear(canvas.getByLabelText(texts.name));
    await userEvent.type(canvas.getByLabelText(field.currentPassword), 'mashrabiya{Enter}');
    await expect(canvas.getByRole('alert')).toHaveTextContent(ar.forms.problem.passkey_name_required);
    await expect(args.onAdd).not.toHaveBeenCalled();
  },
});

export const Failed = meta.story({
  args: { onAdd: fn(rejectWith('passkey_refused')) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: texts.add }));
    await userEvent.type(canvas.getByLabelText(field.currentPassword), 'mashrabiya{Enter}');
    await expect(await canvas.findByText(getErrorMessage('passkey_refused', 'ar'))).toBeVisible();
  },
});

export const Removed = meta.story({
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: texts.removeOne.replace('{{name}}', 'Pixel 8') }));
    await userEvent.type(canvas.getByLabelText(field.currentPassword), 'mashrabiya{Enter}');
    await expect(args.onRemove).toHaveBeenCalledWith(passkeys[0]?.id, 'mashrabiya');
    await expect(await canvas.findByText(texts.removed)).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('status')).toHaveFocus());
  },
});

export const LoadFailed = meta.story({
  args: { passkeys: undefined, failed: true, onRetry: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: ar.common.retry }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});
