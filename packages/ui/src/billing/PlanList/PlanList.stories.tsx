import { ar } from '@mashrabiya/i18n/ar';
import { PLAN, planOffer, planOffers } from '@mashrabiya/mocks';
import { expect, fn, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { getLanguage } from '../../foundation/stories.ts';
import { PlanList } from './PlanList.tsx';

const { plans } = ar.myListings;

const meta = preview.meta({
  title: 'Billing/PlanList',
  component: PlanList,
  args: { plans: planOffers('ar'), onChoose: fn(), onRetry: fn() },
  render: ({ plans: offered, ...args }, { globals }) => (
    <PlanList {...args} plans={offered.length ? planOffers(getLanguage(globals)) : offered} />
  ),
});

export const Default = meta.story({
  play: async ({ args, canvas, step, userEvent }) => {
    await step('bundles and single ads are separate', async () => {
      await expect(within(canvas.getByRole('region', { name: plans.bundles })).getAllByRole('article')).toHaveLength(4);
      await expect(within(canvas.getByRole('region', { name: plans.singles })).getAllByRole('article')).toHaveLength(2);
    });
    await step('the first plan is at the start: on the right in Arabic', async () => {
      const [first, second] = canvas.getAllByRole('article').map((card) => card.getBoundingClientRect());
      if (first?.top === second?.top) await expect(first?.left).toBeGreaterThan(second?.right ?? 0);
      await expect(Math.round(first?.right ?? 0)).toBe(
        Math.round(canvas.getByRole('region', { name: plans.bundles }).getBoundingClientRect().right),
      );
    });
    await step('the Tab key goes from plan to plan', async () => {
      for (const _ of ['trial', 'basic', 'elite']) await userEvent.tab();
      await userEvent.keyboard('{Enter}');
      await expect(args.onChoose).toHaveBeenCalledWith(expect.objectContaining({ kind: 'elite' }));
    });
  },
});

/** One plan is being chosen; the others are disabled. */
export const Busy = meta.story({
  args: { busyId: planOffer(PLAN.superior, 'ar').id },
  play: async ({ canvas }) => {
    const buttons = canvas.getAllByRole('button');
    await expect(buttons.filter((button) => button.hasAttribute('disabled'))).toHaveLength(buttons.length - 1);
  },
});

export const Loading = meta.story({
  args: { status: 'loading' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(plans.loading);
    await expect(canvas.queryByRole('article')).toBeNull();
  },
});

export const Failed = meta.story({
  args: { status: 'failed' },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(plans.failed);
    await userEvent.click(canvas.getByRole('button', { name: ar.common.retry }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});

export const Empty = meta.story({
  args: { plans: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: plans.empty })).toBeVisible();
  },
});
