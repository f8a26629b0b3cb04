import { getPictureFile, IMAGES_PATH } from '@mashrabiya/contract';
import { features } from '@mashrabiya/mocks';
import { expect, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { getLanguage } from '../../foundation/stories.ts';
import { LISTING, listing, localizeCard } from '../../listings/fixtures.stories.ts';
import { type PropertyDraft, PropertyPreview } from './PropertyPreview.tsx';

const createDraft = (index: number): PropertyDraft => {
  const card = listing(index);
  const [cover] = card.img;
  return {
    ...card,
    coverSrc: cover ? `${IMAGES_PATH}/${getPictureFile(cover.img_name, 'webp', 960)}` : null,
    pictures: card.img.length,
    features: features(1, 'ar').slice(0, 7),
    adType: card.ad_type,
  };
};

const meta = preview.meta({
  title: 'Wizard/PropertyPreview',
  component: PropertyPreview,
  args: { draft: createDraft(LISTING.superior) },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 'min(340px, 100%)' }}>
        <Story />
      </div>
    ),
  ],
  // A draft has its author's words; fixtures are in the story's language.
  render: ({ draft, ...args }, { globals }) => {
    const card = [LISTING.superior, LISTING.rent]
      .map((index) => listing(index))
      .find(({ address }) => address === draft.address);
    const words = card && { ...localizeCard(card, globals), features: features(1, getLanguage(globals)).slice(0, 7) };
    return <PropertyPreview {...args} draft={{ ...draft, ...words }} />;
  },
});

/** Cuts the address after 25 characters, shows four features, and formats the price. */
export const Default = meta.story({
  play: async ({ canvas, args }) => {
    const title = canvas.getByText(/…$/);
    await expect([...(title.textContent ?? '').replace('…', '')].length).toBeLessThanOrEqual(25);
    await expect(args.draft.address).toContain(title.textContent?.replace('…', ''));
    await expect(canvas.getByText(/^\d{1,3}(,\d{3})+ ج\.م$/)).toBeVisible();
    const items = within(canvas.getByRole('list')).getAllByRole('listitem');
    await expect(items).toHaveLength(5);
    await expect(items[4]).toHaveTextContent('و3 مميزات أخرى');
    // The first feature is at the start of the line: on the right in Arabic.
    await expect(items[0]?.getBoundingClientRect().x).toBeGreaterThan(items[1]?.getBoundingClientRect().x ?? 0);
  },
});

export const Empty = meta.story({ args: { draft: {} } });

export const UnsavedNote = meta.story({
  args: { draft: { address: 'شقة بحديقة', price: 4850000, size: 165, bedrooms: 3, bathrooms: 2 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('شقة بحديقة')).toBeVisible();
    await expect(canvas.getByText('4,850,000 ج.م')).toBeVisible();
  },
});

export const Rent = meta.story({
  args: { draft: createDraft(LISTING.rent) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('21,500 ج.م / شهريًا')).toBeVisible();
  },
});
