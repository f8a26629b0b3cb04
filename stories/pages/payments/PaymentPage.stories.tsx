import { ar } from '@mashrabiya/i18n/ar';
import {
  errorResponse,
  mockCall,
  mockFailure,
  mockOrder,
  mockPending,
  mockRefund,
  orderHandlers,
} from '@mashrabiya/mocks';
import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { AppStory } from '../../support/AppStory.tsx';
import { createArgs, mockOwnNetwork, pageParameters, renderPage } from '../../support/page.tsx';

const { myListings, payments } = ar;
const { id } = mockOrder('ar');

const meta = preview.meta({
  title: 'Pages/Payment',
  component: AppStory,
  parameters: pageParameters,
  // Anyone can change the URL: only the server is trusted.
  args: createArgs(`/payment-success?payment=${id}&success=false`),
  render: renderPage,
  beforeEach: mockOwnNetwork(),
});

export const Paid = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: myListings.result.paid })).toBeVisible();
    await expect(canvas.getByRole('link', { name: payments.receipt.show })).toHaveAttribute(
      'href',
      `/plans/receipt?order=${id}`,
    );
  },
});

export const Waiting = meta.story({
  beforeEach: mockOwnNetwork(() => [mockPending('getOrder')]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: myListings.result.waiting })).toBeVisible();
  },
});

/** The URL says paid; the server says failed. */
export const Failed = meta.story({
  args: createArgs(`/payment-success?payment=${id}&success=true`),
  beforeEach: mockOwnNetwork(() => orderHandlers('failed')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: myListings.result.failed })).toBeVisible();
    await expect(canvas.getByRole('link', { name: ar.common.retry })).toHaveAttribute('href', '/plans/checkout?plan=4');
  },
});

/** The buyer cancelled at the provider: the pending order is cancelled, and can be retried. */
export const Cancelled = meta.story({
  args: createArgs(`/payment-success?payment=${id}&cancelled=true`),
  beforeEach: mockOwnNetwork(() => orderHandlers('pending')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: myListings.result.cancelled })).toBeVisible();
    await expect(canvas.getByRole('link', { name: ar.common.retry })).toHaveAttribute('href', '/plans/checkout?plan=4');
  },
});

/** The URL says cancelled; the server says paid. */
export const CancelledButPaid = meta.story({
  args: createArgs(`/payment-success?payment=${id}&cancelled=true`),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: myListings.result.paid })).toBeVisible();
  },
});

export const Refunded = meta.story({
  beforeEach: mockOwnNetwork(() => [
    mockCall('getOrder', ({ language }) => ({
      code: 200,
      data: { ...mockOrder(language), refund: mockRefund('paid') },
    })),
  ]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: myListings.result.refunded })).toBeVisible();
  },
});

export const Missing = meta.story({
  args: createArgs('/payment-success?payment=01900000-0000-7000-8000-00000000ffff&success=true'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: myListings.result.missing })).toBeVisible();
  },
});

export const Receipt = meta.story({
  args: createArgs(`/plans/receipt?order=${id}`),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: /2026-000042/ })).toBeVisible();
  },
});

export const NoReceipt = meta.story({
  args: createArgs(`/plans/receipt?order=${id}`),
  beforeEach: mockOwnNetwork(() => [mockCall('getReceipt', () => errorResponse('order_not_paid'))]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(payments.receipt.missing)).toBeVisible();
  },
});

/** Takes longer: the buyer can check again, or pay at a new checkout. */
export const Pending = meta.story({
  beforeEach: mockOwnNetwork(() => orderHandlers('pending')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: myListings.result.waiting })).toBeVisible();
  },
});

/** No response: says only that it may take longer. */
export const Unanswered = meta.story({
  beforeEach: mockOwnNetwork(() => [mockFailure('getOrder')]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: myListings.result.pending })).toBeVisible();
    await expect(canvas.getByRole('button', { name: myListings.result.check })).toBeVisible();
  },
});

/** Old links use another parameter for the order's number. */
export const OldLink = meta.story({
  args: createArgs(`/payment-success?order=${id}`),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: myListings.result.paid })).toBeVisible();
  },
});

export const ReceiptLoading = meta.story({
  args: createArgs(`/plans/receipt?order=${id}`),
  beforeEach: mockOwnNetwork(() => [mockPending('getReceipt')]),
});

export const ReceiptFailed = meta.story({
  args: createArgs(`/plans/receipt?order=${id}`),
  beforeEach: mockOwnNetwork(() => [mockFailure('getReceipt')]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: ar.common.retry })).toBeVisible();
  },
});
