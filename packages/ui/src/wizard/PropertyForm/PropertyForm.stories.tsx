import { ar } from '@mashrabiya/i18n/ar';
import { categories, features, governorates } from '@mashrabiya/mocks';
import { expect, fn, userEvent, waitFor, type within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { offline, refused, taken, underWay } from '../../forms/callForm/calls.stories.ts';
import { pictureSources } from '../../forms/files/files.stories.ts';
import { languageOf } from '../../homes/stories.ts';
import { PropertyForm } from './PropertyForm.tsx';
import type { PropertyValues } from './propertyValues.ts';

const [place] = governorates('ar');
const [kind] = categories('ar');

const complete: PropertyValues = {
  address: 'شقة بحديقة خاصة في التجمع الخامس',
  gover: place?.id ?? null,
  city: place?.cities[0]?.id ?? null,
  location: 'https://www.google.com/maps?q=30.04,31.23',
  category_id: kind?.id ?? null,
  subcategory_id: kind?.subcategories[0]?.id ?? null,
  finishing: 'finished',
  size: 165,
  floors: 1,
  bedrooms: 3,
  bathrooms: 2,
  description: 'شقة بتشطيب كامل وحديقة خاصة، على بعد خطوات من الجامعة الأمريكية.',
  action: 'forsell',
  price: 4_850_000,
  payment: 'installment',
  advance: 485_000,
  up_to_years: 7,
  receipt: '2027-12-25',
  image: pictureSources.slice(0, 4).map((src, at) => ({ id: `picture-${at}`, src, state: 'done' })),
  cover_img: 'picture-0',
  feature_ids: features(1, 'en')
    .slice(0, 6)
    .map(({ id }) => id),
  ranking: null,
};
const posted: PropertyValues = { ...complete, ranking: 2 };

const meta = preview.meta({
  tags: ['desk'],
  title: 'Wizard/PropertyForm',
  component: PropertyForm,
  args: {
    governorates: governorates('ar'),
    categories: categories('ar'),
    features: features(1, 'en'),
    remaining: { basic: 2, elite: 1, superior: 0 },
    plansHref: '/plans',
    onCategory: fn(),
    onUpload: fn(async () => 'on-the-server'),
    onSubmit: fn(taken),
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 1120, marginInline: 'auto' }}>
        <Story />
      </div>
    ),
  ],
  render: (args, { globals }) => (
    <PropertyForm
      {...args}
      governorates={governorates(languageOf(globals))}
      categories={categories(languageOf(globals))}
    />
  ),
});

const texts = ar.wizard;
const { problem } = ar.forms;
const { label } = ar.finding;

/** A new ad: the card beside it fills itself, and a tab that is complete is left. */
export const New = meta.story({
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: texts.home.noAddress }), complete.address);
    await userEvent.type(canvas.getByRole('combobox', { name: label.gover }), `${place?.name}{Enter}`);
    await userEvent.type(canvas.getByRole('combobox', { name: label.city }), `${place?.cities[0]?.name}{Enter}`);
    await userEvent.click(canvas.getByRole('button', { name: texts.next }));
    await waitFor(() => expect(canvas.getByRole('heading', { name: texts.step.details })).toHaveFocus());
  },
});

/** Wants to go on from a tab that lacks something, and hears what. */
async function expectBlocked(canvas: Pick<ReturnType<typeof within>, 'getByRole' | 'findByText'>, said: string) {
  const onwards = new RegExp(`^(${texts.next}|${texts.preview}|${texts.post})$`);
  await userEvent.click(canvas.getByRole('button', { name: onwards }));
  await expect(await canvas.findByText(texts.blocked)).toBeVisible();
  await expect(await canvas.findByText(said)).toBeVisible();
}

export const PlaceBlocked = meta.story({
  play: ({ canvas }) => expectBlocked(canvas, problem.address_short),
});
export const DetailsBlocked = meta.story({
  args: { startAt: 1 },
  play: ({ canvas }) => expectBlocked(canvas, problem.subcategory_required),
});
export const TermsBlocked = meta.story({
  args: { startAt: 2 },
  play: ({ canvas }) => expectBlocked(canvas, problem.price_required),
});
export const PicturesBlocked = meta.story({
  args: { startAt: 3 },
  play: ({ canvas }) => expectBlocked(canvas, problem.images_required),
});
export const PackBlocked = meta.story({
  args: { startAt: 5, initial: complete },
  play: ({ canvas }) => expectBlocked(canvas, texts.pack.missing),
});

/** What installments need is asked for of a sale only. */
export const Installments = meta.story({
  args: { startAt: 2, initial: complete },
  play: async ({ canvas }) => {
    const years = () => canvas.queryByRole('spinbutton', { name: texts.home.years });
    await expect(years()).toHaveValue('7');
    await userEvent.click(canvas.getByRole('radio', { name: ar.vocabulary.action.forrent }));
    await waitFor(() => expect(years()).toBeNull());
  },
});

/** An ad that is edited was complete: every tab is open from the start. */
export const Edit = meta.story({
  args: { mode: 'edit', initial: posted, startAt: 3 },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('tab', { name: new RegExp(texts.mark.valid) })).toHaveLength(6);
  },
});

/** A draft that was left is offered, not forced. */
export const Draft = meta.story({ args: { onContinueDraft: fn() } });

export const Posting = meta.story({
  args: { initial: posted, startAt: 5, onSubmit: fn(underWay) },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: texts.post }));
    await expect(await canvas.findByRole('button', { name: texts.posting })).toBeVisible();
    await expect(args.onSubmit).toHaveBeenCalledWith(
      expect.objectContaining({ price: 4_850_000, ranking: 2, up_to_years: 7, location: complete.location }),
    );
  },
});

/** Nothing that was filled in is lost. */
export const Failed = meta.story({
  args: { initial: posted, startAt: 5, onSubmit: fn(offline) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: texts.post }));
    await expect(await canvas.findByText(ar.forms.errors.network)).toBeVisible();
    await expect(canvas.getByRole('button', { name: texts.post })).toBeEnabled();
  },
});

/** What the server refuses in another tab leads there. */
export const Refused = meta.story({
  args: { initial: posted, startAt: 5, onSubmit: fn(refused('address_short', '/address')) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: texts.post }));
    await expect(await canvas.findByRole('heading', { name: texts.step.place })).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('textbox', { name: texts.home.noAddress })).toBeInvalid());
  },
});
