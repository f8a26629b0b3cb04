import { ar } from '@mashrabiya/i18n/ar';
import { expect, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { QualityMeter } from './QualityMeter.tsx';

const ad = {
  pictures: 6,
  description: 320,
  hasPrice: true,
  priceDifference: 4,
  hasExactPlace: true,
  features: 4,
};

const meta = preview.meta({
  title: 'Wizard/QualityMeter',
  component: QualityMeter,
  args: { ad: { ...ad, pictures: 2, hasExactPlace: false } },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 360 }}>
        <Story />
      </div>
    ),
  ],
});

const { hint, noAdvice, advice } = ar.myListings.statistics;

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: ar.wizard.quality.title })).toHaveAttribute(
      'aria-valuenow',
      '55',
    );
    const hints = within(canvas.getByRole('list', { name: advice })).getAllByRole('listitem');
    await expect(hints.map(({ textContent }) => textContent)).toEqual([hint.more_pictures, hint.exact_place]);
  },
});

export const Complete = meta.story({
  args: { ad },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(noAdvice)).toBeVisible();
  },
});

/** At most three hints are shown. */
export const Empty = meta.story({
  args: {
    ad: { pictures: 0, description: 0, hasPrice: false, priceDifference: null, hasExactPlace: false, features: 0 },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
  },
});

export const PriceHigh = meta.story({
  args: { ad: { ...ad, priceDifference: 40 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(hint.price_high)).toBeVisible();
  },
});
