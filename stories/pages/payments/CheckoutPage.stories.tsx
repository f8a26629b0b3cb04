import { piastres } from '@mashrabiya/contract';
import { getErrorMessage } from '@mashrabiya/i18n';
import { ar } from '@mashrabiya/i18n/ar';
import {
  mockBlockedProfile,
  mockCall,
  mockFailure,
  mockOrder,
  mockPending,
  mockPlans,
  mockTransactions,
} from '@mashrabiya/mocks';
import { expect, userEvent, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { AppStory } from '../../support/AppStory.tsx';
import { createArgs, mockOwnNetwork, pageParameters, renderPage } from '../../support/page.tsx';

const { myListings, payments } = ar;
const PAY = 'ادفع 600 ج.م';

const meta = preview.meta({
  title: 'Pages/Checkout',
  component: AppStory,
  parameters: pageParameters,
  args: createArgs('/plans/checkout?plan=4'),
  render: renderPage,
  beforeEach: (context) => {
    sessionStorage.clear();
    mockOwnNetwork()(context);
  },
});

/** The mocked network pays at once: the result follows. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: myListings.method.card }));
    await userEvent.click(canvas.getByRole('checkbox'));
    await userEvent.click(canvas.getByRole('button', { name: PAY }));
    await expect(await canvas.findByRole('heading', { name: myListings.result.paid })).toBeVisible();
    await expect(canvas.getByText('2026-000042')).toBeVisible();
  },
});

/** A blocked seller sees the reason, and cannot pay. */
export const Blocked = meta.story({
  beforeEach: (context) => {
    sessionStorage.clear();
    mockOwnNetwork(() => [mockBlockedProfile()])(context);
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: ar.myListings.blocked.title })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: PAY })).toBeNull();
  },
});

export const Unanswered = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: PAY })).toBeVisible();
  },
});

/** The provider is unreachable: the answers stay. */
export const Unavailable = meta.story({
  beforeEach: (context) => {
    sessionStorage.clear();
    mockOwnNetwork(() => [mockFailure('addOrder', 'payment_unavailable')])(context);
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: myListings.method.wallet }));
    await expect(canvas.getByRole('textbox', { name: myListings.method.phone })).toHaveValue('0100 000 1234');
    await userEvent.click(canvas.getByRole('checkbox'));
    await userEvent.click(canvas.getByRole('button', { name: PAY }));
    await expect(await canvas.findByText(getErrorMessage('payment_unavailable', 'ar'))).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: myListings.method.phone })).toHaveValue('0100 000 1234');
  },
});

/** An order of the same plan is pending: the buyer continues or cancels it before paying again. */
export const PendingOrder = meta.story({
  beforeEach: (context) => {
    sessionStorage.clear();
    let isCancelled = false;
    mockOwnNetwork(() => [
      mockCall('listTransactions', ({ language }) => {
        const [payment] = mockTransactions(language);
        const data = payment && !isCancelled ? [{ ...payment, plan_id: 4 }] : [];
        return { data: { data, current_page: 1, last_page: 1 } };
      }),
      mockCall('cancelOrder', ({ language }) => {
        isCancelled = true;
        return { code: 200, data: { ...mockOrder(language, 'failed'), cancelled: isCancelled } };
      }),
    ])(context);
  },
  play: async ({ canvas }) => {
    const title = await canvas.findByRole('heading', { name: payments.pending.title });
    await expect(canvas.getByRole('link', { name: payments.pending.continue })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: myListings.result.cancel }));
    await waitFor(() => expect(title).not.toBeInTheDocument());
    await expect(canvas.getByRole('button', { name: PAY })).toBeVisible();
  },
});

/** A single ad is not called a plan. */
export const SingleAd = meta.story({
  args: createArgs('/plans/checkout?plan=5'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'شراء إعلان إيليت' })).toBeVisible();
  },
});

/** The URL names a plan that is not for sale, such as the free trial. */
export const PlanUnavailable = meta.story({
  args: createArgs('/plans/checkout?plan=1'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(payments.checkout.gone)).toBeVisible();
    await expect(canvas.getByRole('link', { name: payments.plans.back })).toHaveAttribute('href', '/plans');
  },
});

export const Loading = meta.story({
  beforeEach: (context) => {
    sessionStorage.clear();
    mockOwnNetwork(() => [mockPending('getPlans')])(context);
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: payments.checkout.plain })).toBeVisible();
  },
});

export const Failed = meta.story({
  beforeEach: (context) => {
    sessionStorage.clear();
    mockOwnNetwork(() => [mockFailure('getPlans')])(context);
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: ar.common.retry })).toBeVisible();
  },
});

/** The price changed: the order is refused, and the new price is shown. */
export const PriceChanged = meta.story({
  beforeEach: (context) => {
    sessionStorage.clear();
    let requestCount = 0;
    mockOwnNetwork(() => [
      mockFailure('addOrder', 'price_changed'),
      mockCall('getPlans', ({ language }) => ({
        ...mockPlans(language),
        data: mockPlans(language).data.map((plan) =>
          plan.id === 4 && requestCount++ > 0
            ? { ...plan, price: piastres(72_000), full_price: piastres(100_000) }
            : plan,
        ),
      })),
    ])(context);
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: myListings.method.card }));
    await userEvent.click(canvas.getByRole('checkbox'));
    await userEvent.click(canvas.getByRole('button', { name: PAY }));
    await expect(await canvas.findByRole('button', { name: 'ادفع 720 ج.م' })).toBeVisible();
    await expect(canvas.getByRole('radio', { name: myListings.method.card })).toBeChecked();
  },
});
