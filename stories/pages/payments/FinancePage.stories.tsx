import { ar } from '@mashrabiya/i18n/ar';
import { en } from '@mashrabiya/i18n/en';
import { financeHandlers, mockCall, mockFailure, mockLedgerSummary } from '@mashrabiya/mocks';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { AppStory } from '../../support/AppStory.tsx';
import { createArgs, mockOwnNetwork, mockRoleNetwork, pageParameters, renderPage } from '../../support/page.tsx';

const { finance, myListings } = ar;
const ENGLISH_PHONE = { viewport: { value: 'phone' }, locale: 'en' };

const meta = preview.meta({
  title: 'Pages/Finance',
  component: AppStory,
  parameters: pageParameters,
  args: createArgs('/finance'),
  render: renderPage,
  beforeEach: mockRoleNetwork('finance', () => financeHandlers()),
});

/** The first tab has the open decisions, and loads nothing else. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: finance.refunds.approve })).toBeVisible();
    await expect(canvas.getByRole('button', { name: finance.cases.decide.reversed_booked })).toBeVisible();
    await expect(canvas.getByRole('tab', { name: finance.decide, selected: true })).toHaveAttribute('href', '/finance');
    await expect(canvas.queryByText(finance.books.balanced)).toBeNull();
  },
});

export const DefaultOnPhone = meta.story({
  globals: ENGLISH_PHONE,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: en.finance.refunds.approve })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

export const Orders = meta.story({
  args: createArgs('/finance?tab=orders'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: finance.orders.show })).toBeVisible();
  },
});

export const OrdersOnPhone = meta.story({
  args: createArgs('/finance?tab=orders'),
  globals: ENGLISH_PHONE,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: en.finance.orders.show }));
    await expect(await canvas.findByRole('list', { name: en.finance.orders.events })).toHaveTextContent('192036465');
  },
});

export const Rules = meta.story({
  args: createArgs('/finance?tab=rules'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(finance.setting.vat_percent)).toBeVisible();
  },
});

/** The form of a new plan opens above the plans. */
export const RulesOnPhone = meta.story({
  args: createArgs('/finance?tab=rules'),
  globals: ENGLISH_PHONE,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: en.finance.rules.add }));
    await expect(await canvas.findByRole('textbox', { name: en.finance.rules.nameEn })).toBeVisible();
  },
});

export const Ledger = meta.story({
  args: createArgs('/finance?tab=books'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(finance.books.balanced)).toBeVisible();
  },
});

export const LedgerOnPhone = meta.story({ args: createArgs('/finance?tab=books'), globals: ENGLISH_PHONE });

export const Events = meta.story({
  args: createArgs('/finance?tab=events'),
  play: async ({ canvas }) => {
    const log = await canvas.findByRole('list', { name: finance.events.title });
    await waitFor(() => expect(log).toHaveTextContent(finance.setting.vat_percent));
  },
});

export const EventsOnPhone = meta.story({ args: createArgs('/finance?tab=events'), globals: ENGLISH_PHONE });

/** A log without changes is an empty page. */
export const NoEvents = meta.story({
  args: createArgs('/finance?tab=events'),
  beforeEach: mockRoleNetwork('finance', () => [
    mockCall('listFinanceEvents', () => ({ data: { data: [], current_page: 1, last_page: 1 } })),
    ...financeHandlers(),
  ]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: finance.events.empty })).toBeVisible();
  },
});

/** Opens the first tab. */
export const UnknownTab = meta.story({
  args: createArgs('/finance?tab=safe'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('tab', { name: finance.decide, selected: true })).toBeVisible();
  },
});

/** A decided case leaves the list, which says in one line that it is empty. */
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

/** A case links to its order in another tab, with its history open. */
export const FromCaseToOrder = meta.story({
  play: async ({ canvas }) => {
    const [show] = await canvas.findAllByRole('link', { name: finance.cases.showOrder });
    if (show) await userEvent.click(show);
    await expect(await canvas.findByRole('list', { name: finance.orders.events })).toHaveTextContent('192036465');
    await expect(canvas.getByRole('tab', { name: finance.orders.title, selected: true })).toBeVisible();
  },
});

/** Filters orders by status. */
export const OrdersInState = meta.story({
  args: createArgs('/finance?tab=orders'),
  play: async ({ canvas }) => {
    const orders = within(await canvas.findByRole('region', { name: finance.orders.title }));
    await expect(await orders.findByRole('button', { name: finance.orders.show })).toBeVisible();
    await userEvent.click(orders.getByRole('radio', { name: myListings.transactions.status.failed }));
    await expect(await orders.findByText(finance.orders.empty)).toBeVisible();
    await userEvent.click(orders.getByRole('radio', { name: finance.orders.all }));
    await expect(await orders.findByRole('button', { name: finance.orders.show })).toBeVisible();
  },
});

/** Ad credits are adjusted in a panel. */
export const Credits = meta.story({
  args: createArgs('/finance?tab=orders'),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: finance.credits.title }));
    await expect(await screen.findByRole('dialog', { name: finance.credits.title })).toBeVisible();
  },
});

/** The ledger does not balance: names the row. */
export const Fault = meta.story({
  args: createArgs('/finance?tab=books'),
  beforeEach: mockRoleNetwork('finance', () => [
    mockCall('getLedgerSummary', () => ({
      data: { ...mockLedgerSummary, is_balanced: false, first_fault: 'order 1: price 600, booked 0' },
    })),
    ...financeHandlers(),
  ]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/order 1: price 600, booked 0/)).toBeVisible();
  },
});

const mockFailures = mockRoleNetwork('finance', () => [
  ...(['listCases', 'listRefunds', 'listOrders', 'listFinanceEvents', 'getFinanceRules'] as const).map((call) =>
    // Not retried automatically, unlike a missing response.
    mockFailure(call, 'too_many_requests'),
  ),
  ...financeHandlers(),
]);

/** Each list that fails to load offers a retry. */
export const Failed = meta.story({
  beforeEach: mockFailures,
  play: async ({ canvas }) => {
    for (const text of [finance.cases.failed, finance.refunds.failed])
      await expect(await canvas.findByText(text)).toBeVisible();
  },
});

export const FailedOrders = meta.story({
  args: createArgs('/finance?tab=orders'),
  beforeEach: mockFailures,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(finance.orders.failed)).toBeVisible();
  },
});
