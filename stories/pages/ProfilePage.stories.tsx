import { ar } from '@mashrabiya/i18n/ar';
import { errorResponse, mockCall } from '@mashrabiya/mocks';
import { delay } from 'msw';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { AppStory } from '../support/AppStory.tsx';
import { createArgs, mockOwnNetwork, pageParameters, renderPage } from '../support/page.tsx';

const { account, myListings } = ar;
const { section } = account.profile;

const meta = preview.meta({
  title: 'Pages/Profile',
  component: AppStory,
  parameters: pageParameters,
  args: createArgs('/profile'),
  render: renderPage,
  beforeEach: mockOwnNetwork(),
});

const respondNever = async () => {
  await delay('infinite');
  return errorResponse('unexpected');
};

export const Default = meta.story({
  play: async ({ canvas, step }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'نادية عبد الفتاح' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: ar.shell.logout })).toBeVisible();
    await step('every section of the contents is in the page', async () => {
      for (const link of within(canvas.getByRole('navigation', { name: account.profile.sections })).getAllByRole(
        'link',
      )) {
        await expect(document.querySelector(link.getAttribute('href') ?? 'none')).toBeVisible();
      }
    });
    const figures = within(canvas.getByRole('region', { name: section.figures }));
    await waitFor(() => expect(figures.getByText('12,840')).toBeVisible());
    await expect(await canvas.findByText(account.activity.kind.login_failed)).toBeVisible();
    await expect(await canvas.findByText(new RegExp(myListings.transactions.refund.paid))).toBeVisible();
  },
});

/** Shows what is deleted with the account, with numbers. */
export const Deleting = meta.story({
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

/** An existing number is changed in the profile form, which asks for the password. */
export const ChangingThePhone = meta.story({
  play: async ({ canvas }) => {
    const security = within(await canvas.findByRole('region', { name: account.security.title }));
    const name = `${account.security.change}: ${ar.forms.fields.phone}`;
    await userEvent.click(await security.findByRole('button', { name }));
    const panel = within(await within(document.body).findByRole('dialog'));
    await expect(await panel.findByRole('form', { name: account.profileForm.title })).toBeVisible();
  },
});

/** An account with Google login only: shows that it has no password, and confirms by Google. */
export const WithoutPassword = meta.story({
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
    const security = within(await canvas.findByRole('region', { name: account.security.title }));
    await expect(await security.findByText(account.security.passwordNone)).toBeVisible();
    await userEvent.click(security.getByRole('button', { name: new RegExp(account.security.setPassword) }));
    const panel = within(await within(document.body).findByRole('dialog'));
    await expect(await panel.findByRole('button', { name: account.confirmIdentity.google })).toBeVisible();
  },
});

export const Empty = meta.story({
  beforeEach: mockOwnNetwork(() => [
    mockCall('getStatistics', () => ({
      data: { properties: 0, reels: 0, favorites: 0, views: 0, leads: 0, ads: 0 },
    })),
    mockCall('listAuditEvents', () => ({ data: [] })),
    mockCall('listTransactions', () => ({ data: { data: [], current_page: 1, last_page: 1 } })),
  ]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(account.activity.empty)).toBeVisible();
    await expect(await canvas.findByRole('heading', { name: myListings.transactions.empty })).toBeVisible();
    const figures = within(canvas.getByRole('region', { name: section.figures }));
    await waitFor(() => expect(figures.getAllByText('0')).toHaveLength(5));
  },
});

/** Shows the amount of a refund before it is requested. */
export const RefundRequestForm = meta.story({
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: myListings.transactions.askRefund }));
    const panel = within(await within(document.body).findByRole('dialog'));
    await userEvent.click(await panel.findByRole('button', { name: ar.payments.refund.ask }));
    // Panels close by the browser's history, which a story lacks: e2e/payments.spec.ts tests it.
    await expect(await canvas.findByText(new RegExp(myListings.transactions.refund.requested))).toBeInTheDocument();
  },
});

export const Loading = meta.story({
  beforeEach: mockOwnNetwork(() => [
    mockCall('getProfile', respondNever),
    mockCall('getStatistics', respondNever),
    mockCall('listTransactions', respondNever),
    mockCall('listSessions', respondNever),
    mockCall('listAuditEvents', respondNever),
  ]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(account.profile.loading)).toBeInTheDocument();
    await expect(canvas.getByText(account.activity.loading)).toBeInTheDocument();
  },
});

export const Failed = meta.story({
  beforeEach: mockOwnNetwork(() => [mockCall('getProfile', () => errorResponse('forbidden'))]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: ar.common.retry })).toBeVisible();
  },
});

/** The account loaded, its details failed. */
export const PartsFailed = meta.story({
  beforeEach: mockOwnNetwork(() => [
    mockCall('getStatistics', () => errorResponse('forbidden')),
    mockCall('listTransactions', () => errorResponse('forbidden')),
    mockCall('listAuditEvents', () => errorResponse('forbidden')),
  ]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: account.activity.failed })).toBeVisible();
    await expect(canvas.getByRole('heading', { name: account.profile.figuresFailed })).toBeVisible();
    // Deletion and password date use the same responses.
    await expect(canvas.getAllByRole('button', { name: ar.common.retry })).toHaveLength(5);
  },
});
