import { expect, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { PromotionLevelGuide } from './PromotionLevelGuide.tsx';

const meta = preview.meta({
  title: 'Billing/PromotionLevelGuide',
  component: PromotionLevelGuide,
  args: { steps: { superior: 10, elite: 10, basic: 10 } },
});

/** A superior ad moves down level by level; an elite one starts at the second. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    const days = canvas.getAllByRole('list').slice(1);
    const texts = days.map((list) =>
      within(list)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    );
    await expect(texts).toEqual([
      ['30 يومًا عادي'],
      ['20 يومًا إيليت', '10 أيام عادي'],
      ['10 أيام سوبيريور', '10 أيام إيليت', '10 أيام عادي'],
    ]);
    const [first, second] = days.map((list) => within(list).getAllByRole('listitem')[0]?.getBoundingClientRect());
    // Starts on the right in Arabic.
    if (first?.top === second?.top) await expect(first?.left).toBeGreaterThan(second?.right ?? 0);
  },
});

export const OtherSplit = meta.story({ args: { steps: { superior: 15, elite: 15, basic: 0 } } });
