import { ar } from '@mashrabiya/i18n/ar';
import { toProperty } from '@mashrabiya/mocks';
import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { LISTING, listing, localizeProperty } from '../../listings/fixtures.stories.ts';
import { AdPreview } from './AdPreview.tsx';

const meta = preview.meta({
  title: 'My listings/AdPreview',
  component: AdPreview,
  args: { property: { ...toProperty(listing(LISTING.elite), 'ar'), availability: 1 } },
  render: (args, { globals }) => (
    <AdPreview
      {...args}
      property={{ ...localizeProperty(args.property, globals), availability: args.property.availability }}
    />
  ),
});

export const Pending = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText(ar.vocabulary.availability.pending)).toBeVisible();
  },
});
