import { ar } from '@mashrabiya/i18n/ar';
import { companyCase, createPictureFile, verifiedCompany } from '@mashrabiya/mocks';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { rejectOffline } from '../../forms/callForm/calls.stories.ts';
import { getLanguage } from '../../foundation/stories.ts';
import { pressShortcut } from '../shortcuts/stories.ts';
import { CompanyCaseView } from './CompanyCaseView.tsx';

const { advisors, companies, listings } = ar.moderation;
const EXAMPLE = companyCase('ar');

const meta = preview.meta({
  title: 'Moderation/CompanyCaseView',
  component: CompanyCaseView,
  args: {
    companyCase: EXAMPLE,
    getUserHref: (id) => `/person-${id}`,
    loadPicture: fn(async () => createPictureFile()),
    onDecide: fn(async () => undefined),
  },
  render: (args, { globals }) => (
    <CompanyCaseView
      {...args}
      companyCase={{ ...args.companyCase, seller: companyCase(getLanguage(globals)).seller }}
    />
  ),
});

/** The key A approves at once. */
export const Default = meta.story({
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('article', { name: EXAMPLE.company_name })).toBeVisible();
    await expect(canvas.getByText(EXAMPLE.register_number)).toBeVisible();
    await expect(canvas.getByRole('link', { name: EXAMPLE.seller.name })).toHaveAttribute(
      'href',
      `/person-${EXAMPLE.seller.id}`,
    );
    await expect(await canvas.findAllByRole('button', { name: /Nile Homes LLC/ })).toHaveLength(2);
    await pressShortcut('a');
    await waitFor(() => expect(args.onDecide).toHaveBeenCalledWith(expect.objectContaining({ decision: 'accepted' })));
  },
});

export const Rejecting = meta.story({
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: advisors.reject }));
    await userEvent.click(canvas.getByRole('button', { name: listings.send }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(ar.forms.problem.report_text_required);
    await userEvent.type(canvas.getByRole('textbox', { name: advisors.note_ar }), 'الصورة غير واضحة');
    await userEvent.click(canvas.getByRole('button', { name: listings.send }));
    await waitFor(() =>
      expect(args.onDecide).toHaveBeenCalledWith({
        decision: 'rejected',
        note_ar: 'الصورة غير واضحة',
        note_en: null,
      }),
    );
  },
});

/** The seller has a badge, and another account has the same number. */
export const SameNumber = meta.story({
  args: {
    companyCase: {
      ...EXAMPLE,
      valid_until: null,
      checked: verifiedCompany,
      same_number: [{ id: '019a8000-0000-7000-8000-000000000002', name: 'Lazord Coast' }],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(companies.noEnd)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Lazord Coast' })).toBeVisible();
    await expect(canvas.getByRole('heading', { name: companies.previous })).toBeVisible();
  },
});

export const Failed = meta.story({
  args: { onDecide: fn(rejectOffline) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: advisors.accept }));
    await expect(await canvas.findByText(ar.forms.errors.network)).toBeVisible();
  },
});

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });

export const English = meta.story({ globals: { locale: 'en' } });
