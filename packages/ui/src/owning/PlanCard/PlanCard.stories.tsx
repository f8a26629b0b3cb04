import type { Plan } from '@mashrabiya/contract';
import { ar } from '@mashrabiya/i18n/ar';
import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { PLAN, planOffer } from '../plans.stories.ts';
import { PlanCard } from './PlanCard.tsx';

const { plans } = ar.owning;

const used = (index: number, remaining: Plan['remaining']) => {
  const offer = planOffer(index);
  return { ...offer, plan: { ...offer.plan, count: 15, remaining } };
};

const meta = preview.meta({
  title: 'Owning/PlanCard',
  component: PlanCard,
  args: { ...planOffer(PLAN.superior), onChoose: fn() },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 'min(300px, 100%)' }}>
        <Story />
      </div>
    ),
  ],
  render: ({ plan, ...args }, { globals }) => {
    const { name, description } = planOffer(plan.id - 1, globals).plan;
    return <PlanCard {...args} plan={{ ...plan, name, description }} />;
  },
});

export const Default = meta.story({
  play: async ({ args, canvas, step, userEvent }) => {
    const card = canvas.getByRole('article', { name: args.plan.name });
    await step('what is saved is told to eyes and ears', async () => {
      await expect(canvas.getByText('وفّر 40%')).toBeVisible();
      await expect(canvas.getByText('بدلًا من 1,000 ج.م')).toBeInTheDocument();
      await expect(canvas.getByText('600 ج.م')).toBeVisible();
    });
    await step('the ads are counted in words', async () => {
      await expect(canvas.getByText('إعلانا سوبيريور')).toBeVisible();
      await expect(canvas.getByText('إعلانان أساسيان')).toBeVisible();
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
  args: planOffer(PLAN.freeTrial),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(plans.free)).toBeVisible();
    await expect(canvas.queryByText(/وفّر/)).toBeNull();
  },
});

/** Twelve ads are left, and none of one rank. */
export const Current = meta.story({
  args: { ...used(PLAN.superior, { basic: 11, elite: 1, superior: 0 }), current: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(plans.current)).toBeVisible();
    await expect(canvas.getByText('11 إعلانًا أساسيًا')).toBeVisible();
    await expect(canvas.getByText('المتبقي لديك: 12 من 15')).toBeVisible();
    await expect(canvas.queryByText(/سوبيريور واحد/)).toBeNull();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});

export const NoneLeft = meta.story({
  args: { ...used(PLAN.superior, { basic: 0, elite: 0, superior: 0 }), current: true },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(plans.noneLeft)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: `${plans.renew}: ${args.plan.name}` }));
    await expect(args.onChoose).toHaveBeenCalledOnce();
  },
});
