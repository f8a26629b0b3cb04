import { ar } from '@mashrabiya/i18n/ar';
import { PLAN, planOffer } from '@mashrabiya/mocks';
import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { getLanguage } from '../../foundation/stories.ts';
import { PlanCard } from './PlanCard.tsx';

const { plans } = ar.myListings;

const meta = preview.meta({
  title: 'Billing/PlanCard',
  component: PlanCard,
  args: { plan: planOffer(PLAN.superior, 'ar'), onChoose: fn() },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 'min(300px, 100%)' }}>
        <Story />
      </div>
    ),
  ],
  render: ({ plan, ...args }, { globals }) => {
    const { name, description } = planOffer(plan.id - 1, getLanguage(globals));
    return <PlanCard {...args} plan={{ ...plan, name, description }} />;
  },
});

export const Default = meta.story({
  play: async ({ args, canvas, step, userEvent }) => {
    const card = canvas.getByRole('article', { name: args.plan.name });
    await step('the savings are visible and announced', async () => {
      await expect(canvas.getByText('وفّر 40%')).toBeVisible();
      await expect(canvas.getByText('بدلًا من 1,000 ج.م')).toBeInTheDocument();
      await expect(canvas.getByText('600 ج.م')).toBeVisible();
    });
    await step('the ads are counted in words', async () => {
      await expect(canvas.getByText('إعلانا سوبيريور')).toBeVisible();
      await expect(canvas.getByText('إعلانان عاديان')).toBeVisible();
      await expect(canvas.getByText('يُعرض كل إعلان 30 يومًا')).toBeVisible();
    });
    await step('the name starts on the right in Arabic', async () => {
      const name = canvas.getByRole('heading').getBoundingClientRect();
      await expect(Math.round(card.getBoundingClientRect().right - name.right)).toBe(25);
    });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChoose).toHaveBeenCalledWith(expect.objectContaining({ id: args.plan.id }));
  },
});

export const FreeTrial = meta.story({
  args: { plan: planOffer(PLAN.freeTrial, 'ar') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(plans.free)).toBeVisible();
    await expect(canvas.queryByText(/وفّر/)).toBeNull();
  },
});

/** A single ad is no plan. */
export const SingleAd = meta.story({
  args: { plan: planOffer(PLAN.oneElite, 'ar') },
  play: async ({ args, canvas }) => {
    const buy = canvas.getByRole('button', { name: `اشترِ إعلانًا واحدًا: ${args.plan.name}` });
    await expect(buy).toHaveTextContent(plans.buyAds_one);
    await expect(canvas.queryByText(/باقة/)).toBeNull();
  },
});

/** The ads expire after a year. */
export const WithEnd = meta.story({
  args: { plan: { ...planOffer(PLAN.basic, 'ar'), days: 365 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('تُستخدم خلال 365 يومًا من الشراء')).toBeVisible();
  },
});
