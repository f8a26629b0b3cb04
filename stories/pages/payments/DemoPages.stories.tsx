import { ar } from '@mashrabiya/i18n/ar';
import { expect, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { AppStory } from '../../support/AppStory.tsx';
import { createArgs, mockNetwork, pageParameters, renderPage } from '../../support/page.tsx';

const meta = preview.meta({
  title: 'Pages/Demo',
  component: AppStory,
  parameters: pageParameters,
  args: createArgs('/test'),
  render: renderPage,
  beforeEach: mockNetwork(),
});

/** Six ads, EGP 600 instead of 1,000. */
export const PricingPack = meta.story({
  play: async ({ canvas }) => {
    const pack = within(await canvas.findByRole('article', { name: ar.payments.demo.name }));
    await expect(pack.getByText('وفّر 40%')).toBeVisible();
    await expect(pack.getByText('600 ج.م')).toBeVisible();
    await expect(pack.getAllByRole('listitem')).toHaveLength(3);
  },
});

export const ReelCard = meta.story({
  args: createArgs('/style'),
  play: async ({ canvas }) => {
    const list = within(await canvas.findByRole('list', { name: ar.reels.list.label }));
    await expect((await list.findAllByRole('link')).length).toBeGreaterThan(0);
  },
});
