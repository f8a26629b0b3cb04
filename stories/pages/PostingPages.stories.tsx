import { getErrorMessage } from '@mashrabiya/i18n';
import { ar } from '@mashrabiya/i18n/ar';
import { en } from '@mashrabiya/i18n/en';
import {
  emptyDraft,
  mockBlockedProfile,
  mockFailure,
  mockPending,
  myListingsHandlers,
  ownAds,
  postingHandlers,
} from '@mashrabiya/mocks';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { AppStory } from '../support/AppStory.tsx';
import { createArgs, mockOwnNetwork, pageParameters, renderPage } from '../support/page.tsx';

const { wizard, states, forms } = ar;
const [ACTIVE, WAITING, , , REJECTED] = ownAds('ar').map(({ id }) => id);
const findTitle = (canvas: { findByRole(role: string, options: object): Promise<HTMLElement> }) =>
  canvas.findByRole('textbox', { name: wizard.home.noAddress });

const meta = preview.meta({
  title: 'Pages/Posting',
  component: AppStory,
  parameters: pageParameters,
  args: createArgs('/addProperty'),
  render: renderPage,
  beforeEach: mockOwnNetwork(() => [...postingHandlers(), ...myListingsHandlers()]),
});

export const NewAd = meta.story({
  play: async ({ canvas }) => {
    await expect(await findTitle(canvas)).toHaveValue('');
    await expect(canvas.queryByText(wizard.draftTitle)).toBeNull();
  },
});

export const Blocked = meta.story({
  beforeEach: mockOwnNetwork(() => [mockBlockedProfile(), ...postingHandlers(), ...myListingsHandlers()]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: ar.myListings.blocked.title })).toBeVisible();
    await expect(canvas.queryByRole('textbox', { name: wizard.home.noAddress })).toBeNull();
  },
});

const draft = {
  id: '01900000-0000-7000-8000-000000000501',
  version: 3,
  updated_at: '2026-11-20T08:00:00.000Z',
  content: { ...emptyDraft, address: 'شقة بحديقة خاصة في التجمع الخامس', size: 165 },
};

/** Continues a draft from another device. */
export const DraftOffered = meta.story({
  beforeEach: mockOwnNetwork(() => [...postingHandlers({ drafts: [draft] }), ...myListingsHandlers()]),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: wizard.continue }));
    await waitFor(async () => expect(await findTitle(canvas)).toHaveValue(draft.content.address));
    await expect(canvas.queryByText(wizard.draftTitle)).toBeNull();
  },
});

/** A link to a draft continues it at once. */
export const DraftLinked = meta.story({
  args: createArgs(`/addProperty?draft=${draft.id}`),
  beforeEach: mockOwnNetwork(() => [...postingHandlers({ drafts: [draft] }), ...myListingsHandlers()]),
  play: async ({ canvas }) => {
    await waitFor(async () => expect(await findTitle(canvas)).toHaveValue(draft.content.address));
    await expect(canvas.queryByText(wizard.draftTitle)).toBeNull();
  },
});

/** Reference data failed to load, and can be retried. */
export const OptionsFailed = meta.story({
  beforeEach: mockOwnNetwork(() => [
    mockFailure('getGovernorates', 'forbidden'),
    ...postingHandlers(),
    ...myListingsHandlers(),
  ]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(wizard.optionsFailed)).toBeVisible();
  },
});

export const Edit = meta.story({
  args: createArgs(`/update?id=${ACTIVE}`),
  play: async ({ canvas }) => {
    await expect(await findTitle(canvas)).toHaveValue(ownAds('ar')[0]?.address ?? '');
  },
});

/** Changing the language keeps typed text, also when new responses arrive. */
export const EditInAnotherLanguage = meta.story({
  args: createArgs(`/update?id=${ACTIVE}`),
  play: async ({ canvas, canvasElement }) => {
    const field = await findTitle(canvas);
    await userEvent.type(field, ' الآن');
    const typedText = (field as HTMLInputElement).value;
    const toggle = canvasElement.querySelector<HTMLElement>('header.navbar a[hreflang]') as HTMLElement;
    await userEvent.click(toggle);
    await expect(await canvas.findByRole('textbox', { name: en.wizard.home.noAddress })).toHaveValue(typedText);
  },
});

/** An ad before its period keeps its pack at no cost, or changes it. */
export const EditPending = meta.story({
  args: createArgs(`/update?id=${WAITING}`),
  play: async ({ canvas }) => {
    await findTitle(canvas);
    await userEvent.click(canvas.getByRole('tab', { name: new RegExp(wizard.step.preview) }));
    await expect(await canvas.findByText(wizard.pack.paid)).toBeVisible();
  },
});

/** Remaining packs failed to load, and can be retried. */
export const PacksFailed = meta.story({
  args: createArgs(`/update?id=${REJECTED}`),
  beforeEach: mockOwnNetwork(() => [
    mockFailure('getAdCounts', 'forbidden'),
    ...postingHandlers(),
    ...myListingsHandlers(),
  ]),
  play: async ({ canvas }) => {
    await findTitle(canvas);
    await userEvent.click(canvas.getByRole('tab', { name: new RegExp(wizard.step.preview) }));
    await expect(await canvas.findByText(wizard.pack.unknown)).toBeVisible();
  },
});

export const EditByOtherUser = meta.story({
  args: createArgs('/update?id=01900000-0000-7000-8000-000000000999'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(wizard.notYours)).toBeVisible();
  },
});

export const EditMissing = meta.story({
  args: createArgs(`/update?id=${ACTIVE}`),
  beforeEach: mockOwnNetwork(() => [
    mockFailure('getOwnProperty', 'not_found'),
    ...postingHandlers(),
    ...myListingsHandlers(),
  ]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(wizard.missing)).toBeVisible();
  },
});

export const EditWithoutId = meta.story({
  args: createArgs('/update'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(wizard.missing)).toBeVisible();
  },
});

export const EditLoading = meta.story({
  args: createArgs(`/update?id=${ACTIVE}`),
  beforeEach: mockOwnNetwork(() => [mockPending('getOwnProperty'), ...postingHandlers(), ...myListingsHandlers()]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status', { name: wizard.loading })).toBeVisible();
  },
});

export const EditFailed = meta.story({
  args: createArgs(`/update?id=${ACTIVE}`),
  beforeEach: mockOwnNetwork(() => [
    mockFailure('getOwnProperty', 'forbidden'),
    ...postingHandlers(),
    ...myListingsHandlers(),
  ]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(states.failedTitle)).toBeVisible();
  },
});

/** A new ad prefilled from another. */
export const Duplicate = meta.story({
  args: createArgs(`/addProperty?from=${ACTIVE}`),
  play: async ({ canvas }) => {
    await expect(await findTitle(canvas)).toHaveValue(ownAds('ar')[0]?.address ?? '');
  },
});

/** The account is blocked while the form is open: posting shows an error, and keeps the input. */
export const BlockedMeanwhile = meta.story({
  args: createArgs(`/addProperty?from=${ACTIVE}`),
  beforeEach: mockOwnNetwork(() => [
    mockFailure('addProperty', 'account_blocked'),
    ...postingHandlers(),
    ...myListingsHandlers(),
  ]),
  play: async ({ canvas }) => {
    await findTitle(canvas);
    for (const step of ['details', 'description', 'pictures', 'features'] as const) {
      await userEvent.click(await canvas.findByRole('button', { name: wizard.next }));
      await canvas.findByRole('heading', { name: wizard.step[step] });
    }
    await userEvent.click(canvas.getByRole('button', { name: wizard.preview }));
    await userEvent.click(await canvas.findByRole('radio', { name: new RegExp(`^${ar.vocabulary.adType.basic}`) }));
    await userEvent.click(canvas.getByRole('button', { name: wizard.post }));
    await expect(await canvas.findByText(getErrorMessage('account_blocked', 'ar'))).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('button', { name: wizard.post })).toBeEnabled());
  },
});

/** A picture that the server cannot read shows an error at its tile; the others stay. */
export const PictureRefused = meta.story({
  args: createArgs(`/update?id=${ACTIVE}`),
  beforeEach: mockOwnNetwork(() => [
    mockFailure('uploadPicture', 'picture_broken'),
    ...postingHandlers(),
    ...myListingsHandlers(),
  ]),
  play: async ({ canvas, canvasElement }) => {
    await findTitle(canvas);
    await userEvent.click(canvas.getByRole('tab', { name: new RegExp(wizard.step.pictures) }));
    const picturesBefore = within(await canvas.findByRole('list', { name: forms.pictures.list })).getAllByRole(
      'listitem',
    ).length;
    const input = canvasElement.querySelector('input[type=file][multiple]') as HTMLInputElement;
    await userEvent.upload(
      input,
      new File([Uint8Array.of(0xff, 0xd8, 0xff), 'damaged'], 'liar.jpg', { type: 'image/jpeg' }),
    );
    await waitFor(() => expect(canvasElement.querySelectorAll('[data-picture].failed')).toHaveLength(1));
    await expect(canvasElement.querySelectorAll('[data-picture].done')).toHaveLength(picturesBefore);
  },
});
