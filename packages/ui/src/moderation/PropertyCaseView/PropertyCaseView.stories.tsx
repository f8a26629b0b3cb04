import type { ReviewCase } from '@mashrabiya/contract';
import { ar } from '@mashrabiya/i18n/ar';
import { toProperty } from '@mashrabiya/mocks';
import { useState } from 'react';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { rejectOffline } from '../../forms/callForm/calls.stories.ts';
import { getLanguage, getPropertyHref } from '../../foundation/stories.ts';
import { LISTING, listing, localizeProperty } from '../../listings/fixtures.stories.ts';
import { ShortcutsContext } from '../shortcuts/ShortcutsContext.ts';
import { pressShortcut, waitForShortcuts } from '../shortcuts/stories.ts';
import { PropertyCaseView } from './PropertyCaseView.tsx';

const SELLER = '01900000-0000-7000-8000-000000000201';
const RULE = { accepted: 3, upheld: 0, days: 7 };
const first: ReviewCase = {
  property: { ...toProperty(listing(LISTING.plain), 'ar'), availability: 1 },
  pin_distance: null,
  submitted_at: '2026-11-20T08:00:00.000Z',
  is_edit: false,
  why: 'new',
  claimed_until: '2026-11-20T09:00:00.000Z',
  seller: {
    id: SELLER,
    active_from: '2024-02-11',
    accepted: 0,
    refused: 0,
    active: 0,
    upheld: 0,
    trust: { has: { accepted: 0, upheld: 0, days: 0 }, rule: RULE, lacks: ['accepted', 'days'] },
    blocked: null,
  },
  history: [],
  changed: [],
  changes: [],
  duplicates: [],
};
const resubmittedCase: ReviewCase = {
  ...first,
  is_edit: true,
  why: 'reviewed_fields',
  seller: {
    id: SELLER,
    active_from: '2021-06-02',
    accepted: 14,
    refused: 1,
    active: 6,
    upheld: 1,
    trust: { has: { accepted: 2, upheld: 1, days: 40 }, rule: RULE, lacks: ['accepted', 'upheld'] },
    blocked: null,
  },
  changed: ['price', 'facts', 'pictures'],
  changes: [
    { part: 'price', field: 'price', before: 5_200_000, after: 4_850_000 },
    { part: 'facts', field: 'finishing', before: 'semi_finished', after: 'finished' },
    { part: 'pictures', field: 'pictures', before: ['a', 'b'], after: ['b', 'c', 'd'] },
  ],
  history: [
    { decision: 'change', reasons: ['pictures', 'price'], note: 'صور أوضح من فضلك.', at: '2026-11-18T08:00:00.000Z' },
    { decision: 'accepted', reasons: [], note: '', at: '2026-10-02T08:00:00.000Z' },
  ],
  duplicates: [listing(LISTING.elite), listing(LISTING.onePicture)],
};

const meta = preview.meta({
  title: 'Moderation/PropertyCaseView',
  component: PropertyCaseView,
  args: {
    reviewCase: first,
    getHref: getPropertyHref,
    getSellerLogHref: (id) => `/moderation?view=log&person=${id}`,
    onDecide: fn(async () => undefined),
    onBlock: fn(async () => undefined),
    onUnblock: fn(async () => undefined),
  },
  render: (args, { globals }) => {
    const { reviewCase } = args;
    return (
      <PropertyCaseView
        {...args}
        reviewCase={{
          ...reviewCase,
          property: localizeProperty(reviewCase.property, globals),
          duplicates: reviewCase.duplicates.map((card) =>
            localizeProperty(toProperty(card, getLanguage(globals)), globals),
          ),
        }}
      />
    );
  },
});

const { listings, place, reason, block, shortcuts, trust } = ar.moderation;

/** One press approves an ad, as does the key. */
export const Accept = meta.story({
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: listings.accept }));
    await expect(args.onDecide).toHaveBeenCalledWith({ decision: 'accepted', reasons: [], note: null });
    await waitFor(() => expect(canvas.getByRole('button', { name: listings.reject })).toBeEnabled());
    await pressShortcut('a');
    await waitFor(() => expect(args.onDecide).toHaveBeenCalledTimes(2));
  },
});

/** A rejection requires reasons in both languages, with suggested text. */
export const Reject = meta.story({
  play: async ({ canvas, args, userEvent }) => {
    canvas.getByRole('button', { name: listings.reject }).focus();
    await pressShortcut('r');
    await userEvent.click(await canvas.findByRole('button', { name: listings.send }));
    await expect(await canvas.findByText(ar.forms.problem.reason_required)).toBeVisible();
    await expect(args.onDecide).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('checkbox', { name: reason.contact_in_text }));
    await userEvent.type(canvas.getByRole('textbox', { name: listings.note_ar }), 'رقم في الوصف');
    await userEvent.click(canvas.getByRole('button', { name: listings.suggest_en }));
    await userEvent.click(canvas.getByRole('button', { name: listings.send }));
    await waitFor(() =>
      expect(args.onDecide).toHaveBeenCalledWith({
        decision: 'rejected',
        reasons: ['contact_in_text'],
        note: null,
        note_ar: 'رقم في الوصف',
        note_en: `- ${ar.moderation.suggestion.en.contact_in_text}`,
      }),
    );
  },
});

export const SubmittedAgain = meta.story({
  args: { reviewCase: resubmittedCase },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(trust.waits.reviewed_fields)).toBeVisible();
    await expect(canvas.getByRole('heading', { name: listings.changed })).toBeVisible();
    await expect(canvas.getAllByText(listings.part.price)).toHaveLength(2);
    await expect(canvas.getByText('5,200,000')).toBeVisible();
    await expect(canvas.getByText(ar.vocabulary.finishing.semi_finished, { selector: 'del' })).toBeVisible();
    await expect(canvas.getByText('صور أوضح من فضلك.')).toBeVisible();
    await expect(canvas.getByRole('heading', { name: listings.duplicates })).toBeInTheDocument();
  },
});

/** Why an edit needs review, and the seller's trust. */
export const ReviewReason = meta.story({
  args: {
    reviewCase: {
      ...resubmittedCase,
      why: 'untrusted',
      changed: ['price'],
      changes: resubmittedCase.changes.filter(({ part }) => part === 'price'),
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: trust.why })).toBeVisible();
    const fillPlaceholders = (text: string, actualCount: number, requiredCount: number) =>
      text.replace('{{has}}', `${actualCount}`).replace('{{asked}}', `${requiredCount}`);
    await expect(canvas.getByText(trust.waits.untrusted)).toBeVisible();
    await expect(canvas.getByText(fillPlaceholders(trust.part.accepted, 2, 3))).toBeVisible();
    await expect(canvas.getByText(fillPlaceholders(trust.part.upheld, 1, 0))).toBeVisible();
    await expect(canvas.getByText(trust.untrusted)).toBeVisible();
    await expect(canvas.getByText(`${trust.met} ${fillPlaceholders(trust.part.days, 40, 7)}`)).toBeVisible();
  },
});

/** Keeps all input on failure. */
export const Failed = meta.story({
  args: { onDecide: fn(rejectOffline) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: listings.change }));
    await userEvent.click(await canvas.findByRole('checkbox', { name: reason.price }));
    await userEvent.click(canvas.getByRole('button', { name: listings.send }));
    await expect(await canvas.findByText(ar.forms.errors.network)).toBeVisible();
    await expect(canvas.getByRole('checkbox', { name: reason.price })).toBeChecked();
  },
});

/** The key B opens the block form, with reasons in both languages. */
export const Block = meta.story({
  args: { reviewCase: resubmittedCase },
  play: async ({ canvas, args, userEvent }) => {
    canvas.getByRole('button', { name: block.do }).focus();
    await pressShortcut('b');
    await userEvent.type(await canvas.findByRole('textbox', { name: block.ar }), 'إعلانات وهمية');
    await userEvent.click(canvas.getByRole('button', { name: block.confirm }));
    await expect(args.onBlock).not.toHaveBeenCalled();
    await userEvent.type(canvas.getByRole('textbox', { name: block.en }), 'Invented ads');
    await userEvent.click(canvas.getByRole('button', { name: block.confirm }));
    await waitFor(() =>
      expect(args.onBlock).toHaveBeenCalledWith({ reason_ar: 'إعلانات وهمية', reason_en: 'Invented ads' }),
    );
  },
});

/** An error appears above the buttons; pressing again retries. */
export const AcceptFailed = meta.story({
  args: { onDecide: fn(rejectOffline) },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: listings.accept }));
    await expect(await canvas.findByText(ar.forms.errors.network)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: listings.accept }));
    await waitFor(() => expect(args.onDecide).toHaveBeenCalledTimes(2));
  },
});

/** A held key decides once: its repeats would decide unseen ads. */
export const RepeatedKey = meta.story({
  play: async ({ args, canvasElement }) => {
    const press = (repeat: boolean) => fireEvent.keyDown(canvasElement, { code: 'KeyA', key: 'a', repeat });
    await waitForShortcuts();
    await press(true);
    await expect(args.onDecide).not.toHaveBeenCalled();
    await press(false);
    await waitFor(() => expect(args.onDecide).toHaveBeenCalledTimes(1));
  },
});

/** A second press of the deciding key does not decide the next case, which has just appeared. */
export const PressedTooEarly = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await canvas.findByRole('button', { name: listings.accept });
    await userEvent.keyboard('a');
    await waitForShortcuts();
    await expect(args.onDecide).not.toHaveBeenCalled();
    await userEvent.keyboard('a');
    await waitFor(() => expect(args.onDecide).toHaveBeenCalledTimes(1));
  },
});

/** Users of speech input turn the shortcuts off (WCAG 2.1.4). */
export const ShortcutsOff = meta.story({
  decorators: [
    function Switched(Story) {
      const [areEnabled, setAreEnabled] = useState(true);
      return (
        <ShortcutsContext value={{ areEnabled, onChange: setAreEnabled }}>
          <Story />
        </ShortcutsContext>
      );
    },
  ],
  play: async ({ args, canvas, userEvent }) => {
    await waitForShortcuts();
    await userEvent.click(canvas.getByRole('switch', { name: shortcuts }));
    await expect(canvas.queryByText(listings.keys)).toBeNull();
    await userEvent.keyboard('a');
    await expect(args.onDecide).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('switch', { name: shortcuts }));
    await pressShortcut('a');
    await waitFor(() => expect(args.onDecide).toHaveBeenCalledTimes(1));
  },
});

export const PinFarFromCity = meta.story({
  args: { reviewCase: { ...first, pin_distance: 184.3 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(place.pin.replace('{{distance}}', '184'))).toBeVisible();
  },
});

/** The second click of a double click would decide the next case. */
export const DoubleClick = meta.story({
  play: async ({ args, canvas }) => {
    const accept = canvas.getByRole('button', { name: listings.accept });
    await fireEvent.click(accept, { detail: 2 });
    await expect(args.onDecide).not.toHaveBeenCalled();
    await fireEvent.click(accept, { detail: 1 });
    await waitFor(() => expect(args.onDecide).toHaveBeenCalledTimes(1));
  },
});

/** After a decision the next case gets the focus, and its name is announced. */
export const TakesFocus = meta.story({
  args: { takesFocus: true },
  play: async ({ canvas, args }) => {
    await waitFor(() => expect(canvas.getByRole('article', { name: args.reviewCase.property.address })).toHaveFocus());
  },
});

/** Opening the block form keeps the input of the refusal form. */
export const RefusalSaved = meta.story({
  args: { reviewCase: resubmittedCase },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: listings.reject }));
    await userEvent.click(await canvas.findByRole('checkbox', { name: reason.price }));
    await userEvent.click(canvas.getByRole('button', { name: block.do }));
    await userEvent.click(await canvas.findByRole('button', { name: block.cancel }));
    await expect(await canvas.findByRole('checkbox', { name: reason.price })).toBeChecked();
  },
});

/** Highlights phone numbers in title and description, in digits of any script, with spaces and dashes. */
export const PhonesInText = meta.story({
  args: {
    reviewCase: {
      ...first,
      property: {
        ...first.property,
        address: 'شقة للبيع بالمعادي، ت ٠١٠٠٠٠٠١٢٣٤',
        description: 'شقة 200 م بالدور الثاني. اتصل على 0100-000 1234 أو +20 12 0000 0012.',
      },
    },
  },
  render: (args) => <PropertyCaseView {...args} />,
  play: async ({ canvasElement }) => {
    const markedTexts = [...canvasElement.querySelectorAll('mark')].map(({ textContent }) => textContent);
    await expect(markedTexts).toEqual(['٠١٠٠٠٠٠١٢٣٤', '0100-000 1234', '+20 12 0000 0012']);
  },
});
