import type { UserRecord } from '@mashrabiya/contract';
import { ar } from '@mashrabiya/i18n/ar';
import { mockUserRecord, mockUsers, verifiedCompany } from '@mashrabiya/mocks';
import { expect, fn, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { rejectWith } from '../../forms/callForm/calls.stories.ts';
import { getLanguage } from '../../foundation/stories.ts';
import { UserDetail } from './UserDetail.tsx';

const createRecord = (index: number, language: 'ar' | 'en' = 'ar'): UserRecord => {
  const user = mockUsers(language)[index];
  if (!user) throw new Error(`no user ${index}`);
  return mockUserRecord(language, user);
};

const meta = preview.meta({
  title: 'Moderation/UserDetail',
  component: UserDetail,
  args: {
    user: createRecord(0),
    now: new Date('2026-11-20T10:00:00Z'),
    getAdHref: (id) => `/preview-${id}`,
    logHref: '/moderation?view=log',
    onBlock: fn(async () => undefined),
    onUnblock: fn(async () => undefined),
    onRevokeCompany: fn(async () => undefined),
  },
  render: (args, { globals }) => {
    const index = mockUsers('ar').findIndex(({ id }) => id === args.user.id);
    return (
      <UserDetail
        {...args}
        user={{
          ...createRecord(index, getLanguage(globals)),
          role: args.user.role,
          ads: args.user.ads,
          company: args.user.company,
        }}
      />
    );
  },
});

const { companies, people, block, reported } = ar.moderation;

/** Seller as moderators see it: ads, reports and account events; no roles. */
export const Default = meta.story({
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByText(reported.wrong_price)).toBeVisible();
    await expect(canvas.getByText('أُنشئ الحساب')).toBeVisible();
    await expect(canvas.getByText(people.open, { exact: false })).toBeVisible();
    await expect(canvas.queryByRole('combobox')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: block.do }));
    await userEvent.type(canvas.getByRole('textbox', { name: block.ar }), 'إعلانات وهمية');
    await userEvent.type(canvas.getByRole('textbox', { name: block.en }), 'Ads that are not real');
    await userEvent.click(canvas.getByRole('button', { name: block.confirm }));
    await expect(args.onBlock).toHaveBeenCalledWith({ reason_ar: 'إعلانات وهمية', reason_en: 'Ads that are not real' });
  },
});

/** A buyer is blocked from messages and reviews. */
export const Buyer = meta.story({
  args: { user: { ...createRecord(1), role: 'user' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: block.user.do }));
    await expect(canvas.getByText(block.user.text)).toBeVisible();
  },
});

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });

/** Reports on the user are listed among reports on ads. */
export const ReportedAsUser = meta.story({
  args: { user: createRecord(0) },
  render: ({ user, ...args }) => (
    <UserDetail
      {...args}
      user={{
        ...user,
        reports: user.reports.map((report) => ({
          ...report,
          property: null,
          reason: 'impersonation',
          decision: 'warned',
        })),
      }}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(reported.impersonation)).toBeVisible();
    await expect(canvas.getByText(people.ofUser)).toBeVisible();
    await expect(canvas.getByText(people.decided.warned, { exact: false })).toBeVisible();
  },
});

/** Approved company, and its revocation with a reason in both languages. */
export const VerifiedCompany = meta.story({
  args: { user: { ...createRecord(0), company: verifiedCompany } },
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByText(verifiedCompany.company_name)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: companies.revoke }));
    await userEvent.type(canvas.getByRole('textbox', { name: block.ar }), 'انتهى الترخيص');
    await userEvent.click(canvas.getByRole('button', { name: companies.revokeConfirm }));
    await expect(args.onRevokeCompany).not.toHaveBeenCalled();
    await userEvent.type(canvas.getByRole('textbox', { name: block.en }), 'The licence ended');
    await userEvent.click(canvas.getByRole('button', { name: companies.revokeConfirm }));
    await waitFor(() =>
      expect(args.onRevokeCompany).toHaveBeenCalledWith({
        reason_ar: 'انتهى الترخيص',
        reason_en: 'The licence ended',
      }),
    );
  },
});

/** Blocked user, since when and why; unblocking requires a reason, which the user reads. */
export const Blocked = meta.story({
  args: { user: createRecord(2) },
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByText(args.user.blocked?.reason ?? '')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: block.undo }));
    await userEvent.type(canvas.getByRole('textbox', { name: block.ar }), 'أرسل العقود');
    await userEvent.click(canvas.getByRole('button', { name: block.undoConfirm }));
    await expect(args.onUnblock).not.toHaveBeenCalled();
    await userEvent.type(canvas.getByRole('textbox', { name: block.en }), 'Sent the contracts');
    await userEvent.click(canvas.getByRole('button', { name: block.undoConfirm }));
    await expect(args.onUnblock).toHaveBeenCalledWith({ reason_ar: 'أرسل العقود', reason_en: 'Sent the contracts' });
    await waitFor(() => expect(canvas.queryByRole('textbox', { name: block.ar })).toBeNull());
  },
});

/** An administrator logs the user out everywhere, after a confirmation. */
export const LogOutEverywhere = meta.story({
  args: { onLogOut: fn() },
  play: async ({ canvas, args, userEvent }) => {
    const { logOut } = people;
    await userEvent.click(canvas.getByRole('button', { name: logOut.do }));
    const dialog = within(await within(document.body).findByRole('dialog', { name: logOut.title }));
    await expect(args.onLogOut).not.toHaveBeenCalled();
    await userEvent.click(dialog.getByRole('button', { name: logOut.confirm }));
    await expect(args.onLogOut).toHaveBeenCalledOnce();
    await waitFor(() => expect(within(document.body).queryByRole('dialog')).toBeNull());
  },
});

/** A user with a role cannot be blocked; the last administrator keeps the role. */
export const LastAdministrator = meta.story({
  args: { user: { ...createRecord(1), role: 'administrator' }, onRoleChange: fn(rejectWith('last_administrator')) },
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.queryByRole('button', { name: block.do })).toBeNull();
    await expect(canvas.getByRole('button', { name: people.give })).toBeDisabled();
    await userEvent.click(canvas.getByRole('combobox', { name: people.role }));
    await userEvent.click(within(document.body).getByRole('option', { name: people.roles.user }));
    await userEvent.click(canvas.getByRole('button', { name: people.give }));
    await expect(args.onRoleChange).toHaveBeenCalledWith({ role: 'user' });
    await expect(await canvas.findByRole('alert')).not.toBeEmptyDOMElement();
  },
});
