import { NO_FIELD_VALUES } from '@mashrabiya/contract';
import { ar } from '@mashrabiya/i18n/ar';
import { categories, features, governorates } from '@mashrabiya/mocks';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { accept, rejectOffline, rejectWith, stayPending } from '../../forms/callForm/calls.stories.ts';
import { createFile, dropFiles, pictureSources } from '../../forms/files/files.stories.ts';
import { choose } from '../../forms/stories.tsx';
import { getLanguage } from '../../foundation/stories.ts';
import { PropertyForm } from './PropertyForm.tsx';
import type { PropertyValues } from './propertyValues.ts';
import type { UploadPicture } from './usePropertyPictures.ts';

const [place] = governorates('ar');
const [kind] = categories('ar');

const complete: PropertyValues = {
  address: 'شقة بحديقة خاصة في التجمع الخامس',
  gover: place?.id ?? null,
  city: place?.cities[0]?.id ?? null,
  location: 'https://www.google.com/maps?q=30.04,31.23',
  category_id: kind?.id ?? null,
  subcategory_id: kind?.subcategories[0]?.id ?? null,
  ...NO_FIELD_VALUES,
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
const postedValues: PropertyValues = { ...complete, ranking: 2 };

const meta = preview.meta({
  title: 'Wizard/PropertyForm',
  component: PropertyForm,
  args: {
    governorates: governorates('ar'),
    categories: categories('ar'),
    features: features(1, 'en'),
    remaining: { basic: 2, elite: 1, superior: 0 },
    plansHref: '/plans',
    now: new Date('2026-11-20T10:00:00Z'),
    onCategoryChange: fn(),
    onUpload: fn(async () => 'on-the-server'),
    onSubmit: fn(accept),
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
      governorates={governorates(getLanguage(globals))}
      categories={categories(getLanguage(globals))}
    />
  ),
});

const texts = ar.wizard;
const { problem } = ar.forms;
const { label } = ar.search;

/** The preview card updates while typing, and a complete tab can be left. */
export const New = meta.story({
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: texts.home.noAddress }), complete.address);
    await userEvent.type(canvas.getByRole('combobox', { name: label.gover }), `${place?.name}{Enter}`);
    await userEvent.type(canvas.getByRole('combobox', { name: label.city }), `${place?.cities[0]?.name}{Enter}`);
    await userEvent.click(canvas.getByRole('button', { name: texts.next }));
    await waitFor(() => expect(canvas.getByRole('heading', { name: texts.step.details })).toHaveFocus());
  },
});

const getLinkField = (canvas: { getByRole<T extends HTMLElement>(role: string, options: object): T }) =>
  canvas.getByRole<HTMLInputElement>('textbox', { name: new RegExp(texts.home.location) });
const findPin = (canvas: { findByRole(role: string, options: object): Promise<HTMLElement> }) =>
  canvas.findByRole('button', { name: texts.pin.pin });

/** A link with coordinates opens the map with its pin; moving the pin rewrites the link. */
export const PlaceReadFromLink = meta.story({
  args: { initial: { ...complete, location: '' } },
  play: async ({ canvas }) => {
    await userEvent.type(getLinkField(canvas), 'https://maps.google.com/?q=30.0626,31.2197');
    await expect(await canvas.findByText(texts.pin.read)).toBeVisible();
    (await findPin(canvas)).focus();
    await userEvent.keyboard('{ArrowUp}');
    await waitFor(() => expect(getLinkField(canvas).value).toMatch(/\?q=30\.06\d+,31\.219\d*$/));
    await expect(getLinkField(canvas)).not.toHaveValue('https://maps.google.com/?q=30.0626,31.2197');
  },
});

export const PlaceOutsideEgypt = meta.story({
  args: { initial: { ...complete, location: '' } },
  play: async ({ canvas }) => {
    await userEvent.type(getLinkField(canvas), 'https://maps.google.com/?q=51.5072,-0.1276');
    await userEvent.tab();
    const [message] = await canvas.findAllByText(problem.location_outside);
    await expect(message).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: texts.next }));
    await expect(await canvas.findByText(texts.blocked)).toBeVisible();
  },
});

/** A short link has no coordinates: asks for a pin. */
export const ShortLink = meta.story({
  args: { initial: { ...complete, location: 'https://maps.app.goo.gl/AbCdEf' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(texts.pin.unread)).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: texts.pin.here }));
    await waitFor(() => expect(getLinkField(canvas).value).toMatch(/\?q=30\.\d+,31\.\d+$/));
    await expect(canvas.queryByText(texts.pin.unread)).toBeNull();
  },
});

/** The map fails to load: a link is enough, and loading can be retried. */
export const MapFailed = meta.story({
  args: { onLoadMap: fn(() => Promise.reject(new Error('offline'))) },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: texts.pin.open }));
    await expect(await canvas.findByText(texts.pin.failed)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: ar.common.retry }));
    await waitFor(() => expect(args.onLoadMap).toHaveBeenCalledTimes(2));
  },
});

/** Tries to leave an incomplete tab, and expects its message. */
async function expectBlocked(canvas: Pick<ReturnType<typeof within>, 'getByRole' | 'findByText'>, expected: string) {
  const forwardButtonName = new RegExp(`^(${texts.next}|${texts.preview}|${texts.post})$`);
  await userEvent.click(canvas.getByRole('button', { name: forwardButtonName }));
  await expect(await canvas.findByText(texts.blocked)).toBeVisible();
  await expect(await canvas.findByText(expected)).toBeVisible();
}

/** The first invalid field gets the focus, later tabs are blocked, and correcting it unblocks them. */
export const PlaceBlocked = meta.story({
  play: async ({ canvas, step }) => {
    const address = canvas.getByRole('textbox', { name: texts.home.noAddress });
    await expectBlocked(canvas, problem.address_short);
    await waitFor(() => expect(address).toHaveFocus());
    await step('a later tab', async () => {
      await userEvent.click(canvas.getByRole('tab', { name: new RegExp(texts.step.pictures) }));
      await expect(canvas.getByRole('tab', { name: `${texts.step.place} (${texts.mark.invalid})` })).toHaveAttribute(
        'aria-current',
        'step',
      );
    });
  },
});
export const ProblemFixed = meta.story({
  args: { initial: { ...complete, address: '' } },
  play: async ({ canvas, step }) => {
    await expectBlocked(canvas, problem.address_short);
    await userEvent.type(canvas.getByRole('textbox', { name: texts.home.noAddress }), complete.address);
    await waitFor(() => expect(canvas.queryByText(texts.blocked)).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: texts.next }));
    await waitFor(() => expect(canvas.getByRole('heading', { name: texts.step.details })).toHaveFocus());
    await step('Back is always possible', async () => {
      await userEvent.click(canvas.getByRole('button', { name: texts.previous }));
      await waitFor(() => expect(canvas.getByRole('heading', { name: texts.step.place })).toHaveFocus());
      await expect(canvas.queryByRole('button', { name: texts.previous })).toBeNull();
    });
  },
});
/** The kind has no error before its category is chosen. */
export const DetailsBlocked = meta.story({
  args: { startAt: 1 },
  play: async ({ canvas }) => {
    await expectBlocked(canvas, problem.category_required);
    await expect(canvas.queryByText(problem.subcategory_required)).toBeNull();
  },
});
const findCategory = (type: string) => categories('ar').find((category) => category.type === type);
const land = findCategory('land');
const commercial = findCategory('commercial');

export const Land = meta.story({
  args: { startAt: 1, initial: complete },
  play: async ({ canvas, args }) => {
    const queryBedrooms = () => canvas.queryByRole('spinbutton', { name: label.bedrooms });
    await expect(queryBedrooms()).toHaveValue('3');
    const category = canvas.getByRole('combobox', { name: label.type });
    await choose(category, land?.name ?? '');
    await waitFor(() => expect(queryBedrooms()).toBeNull());
    await expect(args.onCategoryChange).toHaveBeenCalledWith(land?.id);
  },
});

export const Commercial = meta.story({
  args: {
    startAt: 1,
    initial: {
      ...complete,
      category_id: commercial?.id ?? null,
      subcategory_id: commercial?.subcategories[0]?.id ?? null,
      floors: null,
      bedrooms: null,
      bathrooms: null,
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('spinbutton', { name: new RegExp(label.bedrooms) })).toBeValid();
    await userEvent.click(canvas.getByRole('button', { name: texts.next }));
    await waitFor(() => expect(canvas.getByRole('heading', { name: texts.step.description })).toHaveFocus());
  },
});

export const TermsBlocked = meta.story({
  args: { startAt: 2 },
  play: ({ canvas }) => expectBlocked(canvas, problem.price_required),
});

/** Numbers are never changed: each field shows its error and its limit. */
export const WrongNumbers = meta.story({
  args: { startAt: 1, initial: { ...complete, size: null, bedrooms: null, price: null } },
  play: async ({ canvas, step }) => {
    const typeAndBlur = async (field: HTMLElement, typed: string) => {
      await userEvent.clear(field);
      await userEvent.type(field, typed);
      await userEvent.tab();
    };
    await step('a size', async () => {
      const size = canvas.getByRole('spinbutton', { name: texts.home.size });
      await typeAndBlur(size, '62.5');
      await waitFor(() => expect(size).toHaveAccessibleDescription(problem.number_not_whole));
      await typeAndBlur(size, '2,000,000');
      await waitFor(() => expect(size).toHaveAccessibleDescription(problem.size_too_large));
      await typeAndBlur(size, '١٬٠٠٠');
      await waitFor(() => expect(size).toBeValid());
    });
    await step('bedrooms', async () => {
      const bedrooms = canvas.getByRole('spinbutton', { name: label.bedrooms });
      await typeAndBlur(bedrooms, 'three');
      await waitFor(() => expect(bedrooms).toHaveAccessibleDescription(problem.number_invalid));
      await typeAndBlur(bedrooms, '3');
    });
    await userEvent.click(canvas.getByRole('button', { name: texts.next }));
    await step('a price', async () => {
      const price = await canvas.findByRole('textbox', { name: label.price });
      await typeAndBlur(price, '4.5');
      await waitFor(() => expect(price).toHaveAccessibleDescription(problem.number_not_whole));
      await expect(price).toHaveValue('4.5');
      await typeAndBlur(price, '2000000000000');
      await waitFor(() => expect(price).toHaveAccessibleDescription(problem.price_too_high));
    });
  },
});
export const PicturesBlocked = meta.story({
  args: { startAt: 3 },
  play: ({ canvas }) => expectBlocked(canvas, problem.images_required),
});
export const PackBlocked = meta.story({
  args: { startAt: 5, initial: complete },
  play: ({ canvas }) => expectBlocked(canvas, texts.pack.missing),
});

/** Shows the median beside the price, and suggests removing a phone number from the description. */
export const WithSuggestions = meta.story({
  args: {
    startAt: 2,
    initial: { ...complete, description: `${complete.description} 0100 123 4567` },
    median: { median: 27_200, sample: 41, kind: 'subcategory', area: 'city', radius: null },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/أعلى من المتوسط .* بـ8%/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: texts.advice.removePhone }));
    const description = canvas.getByRole('textbox', { name: ar.listings.detail.description });
    await waitFor(() => expect(description).toHaveValue(complete.description));
  },
});

/** Before posting: shows a similar ad, and a better title to take over. */
export const SimilarAd = meta.story({
  args: {
    startAt: 5,
    initial: postedValues,
    similarAds: [{ id: 'a', title: complete.address, href: '/property-a', isOwn: true }],
    onPreview: fn(),
  },
  play: async ({ canvas, args }) => {
    await expect(args.onPreview).toHaveBeenCalledOnce();
    await expect(canvas.getByText(texts.like.own)).toBeVisible();
    const ideas = within(canvas.getByRole('list', { name: texts.home.titleIdeas }));
    const [idea] = ideas.getAllByRole('button');
    const title = idea?.textContent ?? '';
    await userEvent.click(idea as HTMLElement);
    await userEvent.click(canvas.getByRole('button', { name: texts.post }));
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith(expect.objectContaining({ address: title })));
  },
});

/** Installment fields are for a sale only. */
export const Installments = meta.story({
  args: { startAt: 2, initial: complete },
  play: async ({ canvas }) => {
    const queryYears = () => canvas.queryByRole('spinbutton', { name: texts.home.years });
    await expect(queryYears()).toHaveValue('7');
    await userEvent.click(canvas.getByRole('radio', { name: ar.vocabulary.action.forrent }));
    await waitFor(() => expect(queryYears()).toBeNull());
  },
});

/** Rejects impossible plans: a down payment of the full price, nothing left to pay, a past date. */
export const ImpossibleInstallments = meta.story({
  args: { startAt: 2, initial: { ...complete, advance: 4_850_000, receipt: '2026-11-19' } },
  play: async ({ canvas, step }) => {
    const down = canvas.getByRole('textbox', { name: texts.home.advance });
    await expectBlocked(canvas, problem.advance_too_high);
    await expect(canvas.getByText(problem.receipt_past)).toBeVisible();
    await step('a remainder of less than a pound a month', async () => {
      await userEvent.clear(down);
      await userEvent.type(down, '4849990');
      await expect(await canvas.findByText(problem.installment_too_low)).toBeVisible();
      await expect(down).toBeValid();
    });
  },
});

/** An edited ad keeps a delivery date that has since passed. */
export const DeliveryDatePassed = meta.story({
  args: { mode: 'edit', startAt: 2, initial: { ...postedValues, receipt: '2025-05-01' } },
  play: async ({ canvas }) => {
    const description = canvas.getByRole('textbox', { name: ar.listings.detail.description });
    await userEvent.type(description, ' .');
    await userEvent.click(canvas.getByRole('button', { name: texts.next }));
    await waitFor(() => expect(canvas.getByRole('heading', { name: texts.step.pictures })).toHaveFocus());
  },
});

export const Edit = meta.story({
  args: { mode: 'edit', initial: postedValues, startAt: 3 },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('tab', { name: new RegExp(texts.mark.valid) })).toHaveLength(6);
  },
});

/** A returned ad needs a new pack: the choice is in the preview, and a used-up pack links to the plans. */
export const EditNeedsNewPack = meta.story({
  args: { mode: 'edit', initial: { ...postedValues, ranking: null }, startAt: 5, paidPack: null },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: texts.save }));
    await expect(await canvas.findAllByText(texts.pack.missing)).not.toHaveLength(0);
    await userEvent.click(canvas.getByRole('radio', { name: new RegExp(`^${ar.vocabulary.adType.elite}`) }));
    await userEvent.click(canvas.getByRole('button', { name: texts.save }));
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith(expect.objectContaining({ ranking: 2 })));
  },
});

export const OptionsFailed = meta.story({
  args: { onRetryOptions: fn(), features: [] },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(texts.optionsFailed)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: ar.common.retry }));
    await expect(args.onRetryOptions).toHaveBeenCalledOnce();
  },
});

const createTwoFiles = () => [createFile('front.jpg', 'image/jpeg'), createFile('again.jpg', 'image/jpeg')];
const getTiles = (canvas: Pick<ReturnType<typeof within>, 'getByRole'>) =>
  within(canvas.getByRole('list', { name: ar.forms.pictures.list })).getAllByRole('listitem');
const line = { isBroken: false };

/** An interrupted upload resumes when the connection is back. */
export const UploadResumed = meta.story({
  args: {
    startAt: 3,
    onUpload: fn<UploadPicture>(() => (line.isBroken ? rejectOffline() : Promise.resolve('on-the-server'))),
  },
  play: async ({ canvas, args }) => {
    line.isBroken = true;
    dropFiles(canvas.getByRole('group', { name: ar.forms.pictures.label }), createTwoFiles().slice(1));
    await expect(await canvas.findByText(ar.forms.pictures.failed)).toBeVisible();
    line.isBroken = false;
    window.dispatchEvent(new Event('online'));
    await waitFor(() => expect(canvas.queryByText(ar.forms.pictures.failed)).toBeNull());
    await expect(args.onUpload).toHaveBeenCalledTimes(2);
  },
});

/** The next tabs are open while pictures upload. */
export const Uploading = meta.story({
  args: {
    initial: { ...complete, image: [], cover_img: null },
    startAt: 3,
    onUpload: fn<UploadPicture>(() => new Promise(() => {})),
  },
  play: async ({ canvas }) => {
    dropFiles(canvas.getByRole('group', { name: ar.forms.pictures.label }), createTwoFiles());
    await waitFor(() => expect(getTiles(canvas)).toHaveLength(2));
    await userEvent.click(canvas.getByRole('button', { name: texts.next }));
    await waitFor(() => expect(canvas.getByRole('heading', { name: texts.step.features })).toHaveFocus());
    await expect(canvas.getByRole('tab', { name: new RegExp(texts.mark.pending) })).toBeVisible();
  },
});

/** Choosing the same photo twice adds one picture, which stays the cover. */
export const SamePhotographTwice = meta.story({
  args: { startAt: 3 },
  play: async ({ canvas }) => {
    dropFiles(canvas.getByRole('group', { name: ar.forms.pictures.label }), createTwoFiles());
    await waitFor(() => expect(getTiles(canvas)).toHaveLength(1));
    await expect(await canvas.findByRole('button', { name: /^الغلاف/, pressed: true })).toBeVisible();
  },
});

export const RotationFailed = meta.story({
  args: { initial: complete, startAt: 3, onRotate: fn(rejectOffline) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'تدوير الصورة 2' }));
    await expect(await canvas.findByText(ar.forms.pictures.notTurned.replace('{{index}}', '2'))).toBeVisible();
    await expect(getTiles(canvas)).toHaveLength(4);
  },
});

export const Draft = meta.story({
  args: { onContinueDraft: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: texts.continue }));
    await expect(args.onContinueDraft).toHaveBeenCalledOnce();
  },
});

/** Asks for confirmation: "no" keeps everything and restores the focus, "yes" clears. */
export const ClearAll = meta.story({
  args: { initial: complete, startAt: 1 },
  play: async ({ canvas, step }) => {
    const clear = canvas.getByRole('button', { name: texts.clear });
    const dialog = () => canvas.findByRole('dialog', { name: texts.clearTitle });
    await step('no', async () => {
      await userEvent.click(clear);
      await userEvent.click(within(await dialog()).getByRole('button', { name: texts.clearCancel }));
      await waitFor(() => expect(clear).toHaveFocus());
      await expect(canvas.getByRole('heading', { name: texts.step.details })).toBeVisible();
    });
    await step('yes', async () => {
      await userEvent.click(clear);
      await userEvent.click(within(await dialog()).getByRole('button', { name: texts.clearConfirm }));
      await waitFor(() => expect(canvas.getByRole('textbox', { name: texts.home.noAddress })).toHaveValue(''));
    });
  },
});

export const Clearing = meta.story({
  args: { initial: complete, startAt: 1 },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: texts.clear }));
    const dialog = await canvas.findByRole('dialog', { name: texts.clearTitle });
    await waitFor(() => expect(within(dialog).getByRole('button', { name: texts.clearCancel })).toHaveFocus());
  },
});

export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  args: { initial: complete, startAt: 3 },
  play: async ({ canvas }) => {
    const foot = canvas.getByRole('button', { name: texts.next }).getBoundingClientRect();
    await expect(foot.bottom).toBeLessThanOrEqual(window.innerHeight);
    await expect(canvas.getByText(`التالي: ${texts.step.features}`)).toBeVisible();
  },
});

export const Posting = meta.story({
  args: { initial: postedValues, startAt: 5, onSubmit: fn(stayPending) },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: texts.post }));
    await expect(await canvas.findByRole('button', { name: texts.posting })).toBeVisible();
    await expect(args.onSubmit).toHaveBeenCalledWith(
      expect.objectContaining({ price: 4_850_000, ranking: 2, up_to_years: 7, location: complete.location }),
    );
  },
});

export const Failed = meta.story({
  args: { initial: postedValues, startAt: 5, onSubmit: fn(rejectOffline) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: texts.post }));
    await expect(await canvas.findByText(ar.forms.errors.network)).toBeVisible();
    await expect(canvas.getByRole('button', { name: texts.post })).toBeEnabled();
  },
});

export const Refused = meta.story({
  args: { initial: postedValues, startAt: 5, onSubmit: fn(rejectWith('address_short', '/address')) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: texts.post }));
    await expect(await canvas.findByRole('heading', { name: texts.step.place })).toBeVisible();
    const address = canvas.getByRole('textbox', { name: texts.home.noAddress });
    await waitFor(() => expect(address).toBeInvalid());
    await waitFor(() => expect(address).toHaveFocus());
  },
});

export const RefusedCity = meta.story({
  args: { initial: postedValues, startAt: 5, onSubmit: fn(rejectWith('city_required', '/city')) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: texts.post }));
    const city = await canvas.findByRole('combobox', { name: label.city });
    await waitFor(() => expect(city).toHaveFocus());
    await userEvent.click(canvas.getByRole('tab', { name: new RegExp(texts.step.details) }));
    await userEvent.click(canvas.getByRole('button', { name: texts.showProblem }));
    await waitFor(() => expect(canvas.getByRole('combobox', { name: label.city })).toHaveFocus());
  },
});
