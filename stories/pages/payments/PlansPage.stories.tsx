import type { AdCounts } from '@mashrabiya/contract';
import { ar } from '@mashrabiya/i18n/ar';
import { mockBlockedProfile, mockCall, mockFailure, mockPending } from '@mashrabiya/mocks';
import { expect, userEvent, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { AppStory } from '../../support/AppStory.tsx';
import { createArgs, mockNetwork, mockOwnNetwork, pageParameters, renderPage } from '../../support/page.tsx';

const { myListings, payments } = ar;

/** Without a plan, the check that answers 404 is not called: it fails here. */
const mockTrial = (counts: AdCounts) => [
  mockFailure('getPlan', 'forbidden'),
  mockCall('getAdCounts', () => ({ data: { ...counts, expires_at: null, has_plan: false } })),
];

const meta = preview.meta({
  title: 'Pages/Plans',
  component: AppStory,
  parameters: pageParameters,
  args: createArgs('/plans'),
  render: renderPage,
  beforeEach: mockOwnNetwork(),
});

/** The user's remaining ads come first, with dates. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    const ownPlanRegion = within(await canvas.findByRole('region', { name: payments.own.title }));
    await expect(await ownPlanRegion.findByText('المتبقي: 4 من 6')).toBeVisible();
    await expect(ownPlanRegion.getByText('18 نوفمبر 2026')).toBeVisible();
    await expect(await canvas.findAllByRole('article')).toHaveLength(6);
    await expect(canvas.getByText('الأسعار شاملة ضريبة القيمة المضافة 14%')).toBeVisible();
  },
});

/** `/plans` needs a login; its screen links the prices. */
export const LoginNeeded = meta.story({
  beforeEach: mockNetwork(),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: ar.states.loginTitle })).toBeVisible();
    const screen = within(canvas.getByRole('main'));
    await expect(screen.getByRole('link', { name: ar.shell.links.pricing })).toHaveAttribute('href', '/pricing');
  },
});

/** `/pricing` shows a visitor the plans, and asks for a login when one is chosen. */
export const Pricing = meta.story({
  args: createArgs('/pricing'),
  beforeEach: mockNetwork(),
  play: async ({ canvas }) => {
    const choose = await canvas.findByRole('button', { name: 'اختر الباقة: سوبيريور' });
    await expect(canvas.getByRole('heading', { level: 1, name: ar.shell.links.pricing })).toBeVisible();
    await expect(canvas.queryByRole('region', { name: payments.own.title })).toBeNull();
    await userEvent.click(choose);
    const dialog = within(await within(document.body).findByRole('dialog'));
    await expect(await dialog.findByText(payments.plans.loginToBuy)).toBeVisible();
  },
});

/** The server renders `/pricing` for visitors: the credits of a signed-in user would push the plans down. */
export const PricingSignedIn = meta.story({
  args: createArgs('/pricing'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'اختر الباقة: سوبيريور' })).toBeVisible();
    await expect(canvas.queryByRole('region', { name: payments.own.title })).toBeNull();
  },
});

export const OnTheFreePlan = meta.story({
  beforeEach: mockOwnNetwork(() => mockTrial({ basic: 3, elite: 1, superior: 1 })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(payments.own.free)).toBeVisible();
  },
});

export const Blocked = meta.story({
  beforeEach: mockOwnNetwork(() => [mockBlockedProfile()]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: ar.myListings.blocked.title })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'اختر الباقة: سوبيريور' })).toBeNull();
  },
});

export const NothingLeft = meta.story({
  beforeEach: mockOwnNetwork(() => mockTrial({ basic: 0, elite: 0, superior: 0 })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(payments.own.none)).toBeVisible();
  },
});

export const Loading = meta.story({
  args: createArgs('/pricing'),
  beforeEach: mockNetwork(() => [mockPending('getPlans')]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(myListings.plans.loading)).toBeInTheDocument();
  },
});

export const Failed = meta.story({
  args: createArgs('/pricing'),
  beforeEach: mockNetwork(() => [mockFailure('getPlans', 'forbidden')]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(myListings.plans.failed)).toBeVisible();
  },
});
