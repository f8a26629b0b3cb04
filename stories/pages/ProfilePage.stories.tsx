import type { AuditEvent } from '@mashrabiya/contract';
import { ar } from '@mashrabiya/i18n/ar';
import { en } from '@mashrabiya/i18n/en';
import {
  companyHandlers,
  companyRequest,
  errorResponse,
  mockCall,
  mockTransactions,
  mockUser,
} from '@mashrabiya/mocks';
import { delay } from 'msw';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { createFile } from '../../packages/ui/src/forms/files/files.stories.ts';
import { AppStory } from '../support/AppStory.tsx';
import { createArgs, mockOwnNetwork, pageParameters, renderPage } from '../support/page.tsx';

const { account, common, myListings, savedSearches } = ar;
const { company } = account;
const { section, tab } = account.profile;

const meta = preview.meta({
  title: 'Pages/Profile',
  component: AppStory,
  parameters: pageParameters,
  args: createArgs('/profile'),
  render: renderPage,
  beforeEach: mockOwnNetwork(),
});

const PHONE = { viewport: { value: 'phone' } };
const payments = createArgs('/profile?tab=payments');
const alerts = createArgs('/profile?tab=alerts');
const security = createArgs('/profile?tab=security');
const settings = createArgs('/profile?tab=settings');

const respondNever = async () => {
  await delay('infinite');
  return errorResponse('unexpected');
};

export const Default = meta.story({
  play: async ({ canvas, step }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'نادية عبد الفتاح' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: ar.shell.logout })).toBeVisible();
    const figures = within(canvas.getByRole('region', { name: section.figures }));
    await waitFor(() => expect(figures.getByText('12,840')).toBeVisible());
    await step('a tab is a link, and only the data of the current one loads', async () => {
      await userEvent.click(canvas.getByRole('tab', { name: tab.security }));
      await expect(await canvas.findByRole('region', { name: section.security })).toBeVisible();
      await expect(canvas.queryByRole('region', { name: section.figures })).toBeNull();
    });
  },
});

export const English = meta.story({
  globals: { locale: 'en' },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('tab', { name: en.account.profile.tab.overview, selected: true }),
    ).toBeVisible();
  },
});

export const Phone = meta.story({
  globals: PHONE,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('tab', { name: tab.overview, selected: true })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

export const UnknownTab = meta.story({
  args: createArgs('/profile?tab=unknown'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('tab', { name: tab.overview, selected: true })).toBeVisible();
  },
});

export const Payments = meta.story({
  args: payments,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(new RegExp(myListings.transactions.refund.paid))).toBeVisible();
  },
});

export const PaymentsPhone = meta.story({ args: payments, globals: PHONE });

/** Shows the amount of a refund before it is requested. */
export const RefundRequestForm = meta.story({
  args: payments,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: myListings.transactions.askRefund }));
    const panel = within(await within(document.body).findByRole('dialog'));
    await userEvent.click(await panel.findByRole('button', { name: ar.payments.refund.ask }));
    // Panels close by the browser's history, which a story lacks: e2e/payments.spec.ts tests it.
    await expect(await canvas.findByText(new RegExp(myListings.transactions.refund.requested))).toBeInTheDocument();
  },
});

export const Alerts = meta.story({
  args: alerts,
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('radiogroup', { name: savedSearches.alerts.favoritesLegend }),
    ).toBeInTheDocument();
    await expect(canvas.getByRole('region', { name: section.searches })).toBeVisible();
  },
});

export const AlertsPhone = meta.story({ args: alerts, globals: PHONE });

export const Security = meta.story({
  args: security,
  play: async ({ canvas, step }) => {
    await expect(await canvas.findByText(account.activity.kind.login_failed)).toBeVisible();
    await step('the titles of all sections start at one line', async () => {
      const titles = [section.security, section.devices].map((name) => canvas.getByRole('heading', { level: 2, name }));
      const [first, second] = titles.map((title) => title.getBoundingClientRect().right);
      await expect(first).toBe(second);
    });
  },
});

export const SecurityPhone = meta.story({ args: security, globals: { ...PHONE, locale: 'en' } });

/** An existing number is changed in the profile form, which asks for the password. */
export const ChangingThePhone = meta.story({
  args: security,
  play: async ({ canvas }) => {
    const region = within(await canvas.findByRole('region', { name: section.security }));
    const name = `${account.security.change}: ${ar.forms.fields.phone}`;
    await userEvent.click(await region.findByRole('button', { name }));
    const panel = within(await within(document.body).findByRole('dialog'));
    await expect(await panel.findByRole('form', { name: account.profileForm.title })).toBeVisible();
  },
});

/** A changed name is in the activity beside the form at once. */
export const ChangedName = meta.story({
  args: createArgs('/profile?tab=security&slider=details'),
  beforeEach: mockOwnNetwork(() => {
    const events: AuditEvent[] = [];
    return [
      mockCall('updateProfile', ({ language }) => {
        const id = '01900000-0000-7000-8000-000000000201';
        events.push({ id, kind: 'name_changed', device: 'Chrome, Android', created_at: '2026-11-19T09:00:00.000Z' });
        return { data: mockUser(language) };
      }),
      mockCall('listAuditEvents', () => ({ data: events })),
    ];
  }),
  play: async ({ canvas }) => {
    const panel = within(await within(document.body).findByRole('dialog'));
    await userEvent.type(await panel.findByRole('textbox', { name: ar.forms.fields.name }), ' حسن');
    await userEvent.click(panel.getByRole('button', { name: account.profileForm.submit }));
    await expect(await panel.findByText(account.profileForm.saved)).toBeVisible();
    await expect(await canvas.findByText(account.activity.kind.name_changed)).toBeInTheDocument();
  },
});

/** An account with Google login only: shows that it has no password, and confirms by Google. */
export const WithoutPassword = meta.story({
  args: security,
  beforeEach: mockOwnNetwork(() => [
    mockCall('getLoginMethods', () => ({
      data: {
        has_password: false,
        identities: [
          {
            id: '01900000-0000-7000-8000-000000000201',
            provider: 'google',
            email: 'nadia.abdelfattah@gmail.com',
            linked_at: '2026-06-02T09:00:00.000Z',
          },
        ],
      },
    })),
  ]),
  play: async ({ canvas }) => {
    const region = within(await canvas.findByRole('region', { name: section.security }));
    await expect(await region.findByText(account.security.passwordNone)).toBeVisible();
    await userEvent.click(region.getByRole('button', { name: new RegExp(account.security.setPassword) }));
    const panel = within(await within(document.body).findByRole('dialog'));
    await expect(await panel.findByRole('button', { name: account.confirmIdentity.google })).toBeVisible();
  },
});

export const Settings = meta.story({
  args: settings,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('radio', { name: account.preferences.system })).toBeChecked();
    await expect(await canvas.findByRole('button', { name: account.export.start })).toBeVisible();
  },
});

export const SettingsPhone = meta.story({ args: settings, globals: PHONE });

/** Sends the papers of a company; the photos are uploaded while the form is filled in. */
export const SendingCompanyPapers = meta.story({
  args: settings,
  play: async ({ canvas, step }) => {
    const part = within(await canvas.findByRole('region', { name: section.company }));
    const name = await part.findByRole('textbox', { name: company.name });
    await userEvent.type(name, 'Nile Homes LLC');
    await userEvent.type(part.getByRole('textbox', { name: company.number }), '123456');
    const input = canvas.getByRole('region', { name: section.company }).querySelector('input[type=file]');
    if (!(input instanceof HTMLInputElement)) throw new Error('no file input');
    await userEvent.upload(input, [createFile('register.png', 'image/png')]);
    const remove = ar.forms.pictures.remove.replace('{{index}}', '1');
    await expect(await part.findByRole('button', { name: remove })).toBeVisible();
    await waitFor(() => expect(part.queryByRole('progressbar')).toBeNull());
    await step('the request is pending, and can be withdrawn', async () => {
      await userEvent.click(part.getByRole('button', { name: company.send }));
      await userEvent.click(await part.findByRole('button', { name: company.withdraw }));
      await expect(await part.findByRole('textbox', { name: company.name })).toHaveValue('Nile Homes LLC');
    });
  },
});

/** After a rejection the form has the details and photos of the request. */
export const RejectedCompanyPapers = meta.story({
  args: settings,
  beforeEach: mockOwnNetwork(() => companyHandlers({ request: companyRequest('ar', 'rejected') })),
  play: async ({ canvas }) => {
    const part = within(await canvas.findByRole('region', { name: section.company }));
    await expect(await part.findByText(companyRequest('ar', 'rejected').reason)).toBeVisible();
    await expect(part.getByRole('textbox', { name: company.number })).toHaveValue('123456');
    await waitFor(() => expect(part.getAllByRole('img')).toHaveLength(2));
  },
});

/** A mail sent before the tabs links to a section. */
export const LinkToSection = meta.story({
  args: createArgs('/profile#export'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('tab', { name: tab.settings, selected: true })).toBeVisible();
    await expect(canvas.getByRole('region', { name: section.export })).toBeVisible();
  },
});

/** Shows what is deleted with the account, with numbers. */
export const Deleting = meta.story({
  args: settings,
  play: async ({ canvas }) => {
    const part = within(await canvas.findByRole('region', { name: section.deletion }));
    const remove = await part.findByRole('button');
    await waitFor(() => expect(remove).toBeEnabled());
    await userEvent.click(remove);
    const dialog = within(await within(document.body).findByRole('alertdialog'));
    await expect(dialog.getByText('4 عقارات نشرتها')).toBeVisible();
    await waitFor(() => expect(dialog.getByLabelText(account.field.currentPassword)).toHaveFocus());
  },
});

export const Empty = meta.story({
  beforeEach: mockOwnNetwork(() => [
    mockCall('getStatistics', () => ({
      data: { properties: 0, reels: 0, favorites: 0, views: 0, leads: 0, ads: 0 },
    })),
  ]),
  play: async ({ canvas }) => {
    const figures = within(await canvas.findByRole('region', { name: section.figures }));
    await waitFor(() => expect(figures.getAllByText('0')).toHaveLength(5));
  },
});

export const NoPayments = meta.story({
  args: payments,
  beforeEach: mockOwnNetwork(() => [
    mockCall('listTransactions', () => ({ data: { data: [], current_page: 1, last_page: 1 } })),
  ]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(myListings.transactions.empty)).toBeVisible();
  },
});

export const FailedOlderPayments = meta.story({
  args: payments,
  beforeEach: mockOwnNetwork(() => [
    mockCall('listTransactions', ({ query, language }) => {
      if (query.page === 2) return errorResponse('too_many_requests');
      return { data: { data: mockTransactions(language), current_page: 1, last_page: 2 } };
    }),
  ]),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: common.showMore }));
    await expect(await canvas.findByRole('button', { name: common.retry })).toBeVisible();
    await expect(canvas.getByText(new RegExp(myListings.transactions.refund.paid))).toBeVisible();
  },
});

export const NoSavedSearches = meta.story({
  args: alerts,
  globals: { locale: 'en' },
  beforeEach: mockOwnNetwork(() => [mockCall('listSavedSearches', () => ({ data: [] }))]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(en.savedSearches.saved.empty)).toBeVisible();
  },
});

export const Loading = meta.story({
  beforeEach: mockOwnNetwork(() => [mockCall('getProfile', respondNever), mockCall('getStatistics', respondNever)]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(account.profile.loading)).toBeInTheDocument();
  },
});

export const LoadingSecurity = meta.story({
  args: security,
  beforeEach: mockOwnNetwork(() => [mockCall('listSessions', respondNever), mockCall('listAuditEvents', respondNever)]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(account.activity.loading)).toBeInTheDocument();
    await expect(canvas.getByText(account.devices.loading)).toBeInTheDocument();
  },
});

export const Failed = meta.story({
  beforeEach: mockOwnNetwork(() => [mockCall('getProfile', () => errorResponse('forbidden'))]),
  play: async ({ canvas }) => {
    // Other parts of the page ask for the profile, too, and may show it as loading again.
    await waitFor(() => expect(canvas.getByRole('button', { name: ar.common.retry })).toBeVisible());
  },
});

/** The account loaded, the figures failed. */
export const FiguresFailed = meta.story({
  beforeEach: mockOwnNetwork(() => [mockCall('getStatistics', () => errorResponse('forbidden'))]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: account.profile.figuresFailed })).toBeVisible();
    await expect(canvas.getAllByRole('button', { name: ar.common.retry })).toHaveLength(1);
  },
});

/** The date of the password uses the activity, too. */
export const ActivityFailed = meta.story({
  args: security,
  beforeEach: mockOwnNetwork(() => [mockCall('listAuditEvents', () => errorResponse('forbidden'))]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: account.activity.failed })).toBeVisible();
    await expect(canvas.getAllByRole('button', { name: ar.common.retry })).toHaveLength(2);
  },
});
