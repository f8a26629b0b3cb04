import type { OwnCompany } from '@mashrabiya/contract';
import { ar } from '@mashrabiya/i18n/ar';
import { companyRequest, createPictureFile, verifiedCompany } from '@mashrabiya/mocks';
import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { getLanguage } from '../../foundation/stories.ts';
import { CompanyState } from './CompanyState.tsx';

const texts = ar.account.company;
const createCompany = (state: 'pending' | 'accepted' | 'rejected' | 'revoked', changes: Partial<OwnCompany> = {}) => ({
  checked: null,
  request: companyRequest('ar', state),
  ...changes,
});

const meta = preview.meta({
  title: 'Account/CompanyState',
  component: CompanyState,
  args: {
    company: createCompany('pending'),
    isConfirmed: true,
    loadPicture: fn(async () => createPictureFile()),
    onWithdraw: fn(),
    form: <p>…</p>,
  },
  render: ({ company, form, ...args }, { globals }) => (
    <CompanyState
      {...args}
      form={company?.request?.state === 'pending' || company?.request?.state === 'accepted' ? undefined : form}
      company={
        company && {
          ...company,
          request: company.request && companyRequest(getLanguage(globals), company.request.state),
        }
      }
    />
  ),
});

/** Not sent yet. */
export const Empty = meta.story({ args: { company: { checked: null, request: null } } });

export const Pending = meta.story({
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByText(/18 نوفمبر 2026/)).toBeVisible();
    await expect(canvas.getByText('123456')).toBeVisible();
    const paper = texts.paper.replace('{{index}}', '1').replace('{{count}}', '2');
    await expect(await canvas.findByRole('button', { name: paper })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: texts.withdraw }));
    await expect(args.onWithdraw).toHaveBeenCalledOnce();
  },
});

/** Other papers are pending; the badge stays until the decision. */
export const Replacing = meta.story({
  args: { company: createCompany('pending', { checked: verifiedCompany }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(texts.remains)).toBeVisible();
  },
});

export const Accepted = meta.story({
  args: { company: createCompany('accepted', { checked: verifiedCompany }), onReplace: fn() },
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByText(/3 نوفمبر 2026/)).toBeVisible();
    await expect(canvas.getByText(verifiedCompany.company_name)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: texts.replace }));
    await expect(args.onReplace).toHaveBeenCalledOnce();
  },
});

/** The register's validity has ended: buyers do not see the badge. */
export const Expired = meta.story({
  args: {
    company: createCompany('accepted', {
      checked: { ...verifiedCompany, valid_until: '2026-11-10', is_valid: false },
    }),
    onReplace: fn(),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(texts.expiredText)).toBeVisible();
  },
});

export const Rejected = meta.story({
  args: { company: createCompany('rejected') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(texts.rejected)).toBeVisible();
    await expect(canvas.getByText(companyRequest('ar', 'rejected').reason)).toBeVisible();
  },
});

export const Revoked = meta.story({ args: { company: createCompany('revoked') } });

/** The form needs a confirmed email. */
export const Disabled = meta.story({
  args: { company: { checked: null, request: null }, isConfirmed: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(texts.unconfirmed)).toBeVisible();
    await expect(canvas.queryByText('…')).toBeNull();
  },
});

export const Loading = meta.story({ args: { company: undefined } });

export const Failed = meta.story({
  args: { company: undefined, failed: true, onRetry: fn() },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: ar.common.retry }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });

export const English = meta.story({ globals: { locale: 'en' } });
