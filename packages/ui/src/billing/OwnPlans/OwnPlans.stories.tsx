import { ar } from '@mashrabiya/i18n/ar';
import { mockOwnPlan } from '@mashrabiya/mocks';
import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { getLanguage } from '../../foundation/stories.ts';
import { OwnPlans } from './OwnPlans.tsx';

const { own: ownPlanTexts } = ar.payments;

const meta = preview.meta({
  title: 'Billing/OwnPlans',
  component: OwnPlans,
  args: { remaining: { basic: 4, elite: 2, superior: 1 }, plans: [mockOwnPlan('ar')] },
  render: ({ plans, ...args }, { globals }) => (
    <OwnPlans {...args} plans={plans.map((plan) => ({ ...plan, name: mockOwnPlan(getLanguage(globals)).name }))} />
  ),
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText(ownPlanTexts.noEnd)).toBeVisible();
  },
});

export const WithEnd = meta.story({
  args: { plans: [{ ...mockOwnPlan('ar'), expires_at: '2027-11-18T09:00:00.000Z' }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('18 نوفمبر 2027')).toBeVisible();
  },
});

export const FreeTrial = meta.story({
  args: { plans: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(ownPlanTexts.free)).toBeVisible();
  },
});

export const Loading = meta.story({
  args: { remaining: undefined, plans: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: ownPlanTexts.title })).toHaveAttribute('aria-busy', 'true');
  },
});
