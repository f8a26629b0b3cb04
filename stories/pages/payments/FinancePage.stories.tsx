import { ar } from '@mashrabiya/i18n/ar';
import { financeHandlers, mockBooks, mockCall, mockFailure } from '@mashrabiya/mocks';
import { expect, userEvent, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { AppStory } from '../../support/AppStory.tsx';
import { createArgs, mockOwnNetwork, mockRoleNetwork, pageParameters, renderPage } from '../../support/page.tsx';

const { finance, myListings } = ar;

const meta = preview.meta({
  title: 'Pages/Finance',
  component: AppStory,
  parameters: pageParameters,
  args: createArgs('/finance'),
  render: renderPage,
  beforeEach: mockRoleNetwork('finance', () => financeHandlers()),
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(finance.books.balanced)).toBeVisible();
    await expect(await canvas.findByRole('button', { name: finance.refunds.approve })).toBeVisible();
    await expect(await canvas.findByRole('button', { name: finance.cases.decide.reversed_booked })).toBeVisible();
    const log = await canvas.findByRole('list', { name: finance.events.title });
    await expect(log).toHaveTextContent(finance.setting.vat_percent);
  },
});

/** A decided case leaves the list. */
export const Decided = meta.story({
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: finance.refunds.approve }));
    await expect(await canvas.findByText(finance.refunds.empty)).toBeVisible();
  },
});

export const Forbidden = meta.story({
  beforeEach: mockOwnNetwork(),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(finance.forbidden)).toBeVisible();
  },
});

/** A case links to its order, with its history. */
export const FromCaseToOrder = meta.story({
  play: async ({ canvas }) => {
    const [show] = await canvas.findAllByRole('button', { name: finance.orders.show });
    if (show) await userEvent.click(show);
    await expect(await canvas.findByRole('list', { name: finance.orders.events })).toHaveTextContent('192036465');
  },
});

/** Filters orders by status. */
export const OrdersInState = meta.story({
  play: async ({ canvas }) => {
    const orders = within(await canvas.findByRole('region', { name: finance.orders.title }));
    await expect(await orders.findByRole('button', { name: finance.orders.show })).toBeVisible();
    await userEvent.click(orders.getByText(myListings.transactions.status.failed));
    await expect(await orders.findByText(finance.orders.empty)).toBeVisible();
    await userEvent.click(orders.getByText(finance.orders.all));
    await expect(await orders.findByRole('button', { name: finance.orders.show })).toBeVisible();
  },
});

/** The books do not balance: names the row. */
export const Fault = meta.story({
  beforeEach: mockRoleNetwork('finance', () => [
    mockCall('getBooks', () => ({
      data: { ...mockBooks, is_balanced: false, first_fault: 'order 1: price 600, booked 0' },
    })),
    ...financeHandlers(),
  ]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/order 1: price 600, booked 0/)).toBeVisible();
  },
});

/** Each list that fails to load offers a retry; the others stay. */
export const Failed = meta.story({
  beforeEach: mockRoleNetwork('finance', () => [
    ...(['listCases', 'listRefunds', 'listOrders', 'listFinanceEvents', 'getFinanceRules'] as const).map((call) =>
      // Not retried automatically, unlike a missing response.
      mockFailure(call, 'too_many_requests'),
    ),
    ...financeHandlers(),
  ]),
  play: async ({ canvas }) => {
    for (const text of [finance.cases.failed, finance.refunds.failed, finance.orders.failed, finance.events.failed])
      await expect(await canvas.findByText(text)).toBeVisible();
    await expect(await canvas.findByText(finance.books.balanced)).toBeVisible();
  },
});
