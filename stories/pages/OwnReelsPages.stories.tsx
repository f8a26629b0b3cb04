import type { ReelDraftContent } from '@mashrabiya/contract';
import { ar } from '@mashrabiya/i18n/ar';
import {
  buildReelId,
  createHandlers,
  mockFailure,
  mockUser,
  myListingsHandlers,
  reelHandlers,
  reels,
} from '@mashrabiya/mocks';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { AppStory } from '../support/AppStory.tsx';
import { failPage } from '../support/failures.ts';
import { createArgs, mockNetwork, mockOwnNetwork, pageParameters, renderPage } from '../support/page.tsx';

const { owned, recorder } = ar.reels;
const { wizard } = ar;
const [first] = reels('ar');
const title = first?.title ?? '';
const createOwnHandlers = () => [...reelHandlers({ ownReelCount: 2 }), ...myListingsHandlers()];

const meta = preview.meta({
  title: 'Pages/OwnReels',
  component: AppStory,
  parameters: pageParameters,
  args: createArgs('/myproperties?tab=reels'),
  render: renderPage,
  beforeEach: mockOwnNetwork(createOwnHandlers),
});

const section = async (canvas: { findByRole(role: string, options: object): Promise<HTMLElement> }) =>
  within(await canvas.findByRole('tabpanel', { name: owned.title }));

/** Deletes a reel after a confirmation; the other tab links to the listings. */
export const List = meta.story({
  play: async ({ canvas }) => {
    const list = await section(canvas);
    await expect(canvas.getByRole('tab', { name: ar.shell.links.myProperties })).toHaveAttribute(
      'href',
      '/myproperties',
    );
    await userEvent.click(await list.findByRole('button', { name: owned.removeOf.replace('{{title}}', title) }));
    const dialog = within(await within(document.body).findByRole('alertdialog', { name: owned.removeTitle }));
    await userEvent.click(dialog.getByRole('button', { name: owned.removeConfirm }));
    await expect(await within(document.body).findByText(owned.removed)).toBeVisible();
    await waitFor(() => expect(list.queryByText(title)).toBeNull());
  },
});

export const Empty = meta.story({
  beforeEach: mockOwnNetwork(() => [...reelHandlers(), ...myListingsHandlers()]),
  play: async ({ canvas }) => {
    await expect(await (await section(canvas)).findByText(owned.empty)).toBeVisible();
  },
});

export const Failed = meta.story({
  beforeEach: mockOwnNetwork(() => [mockFailure('listOwnReels', 'forbidden'), ...myListingsHandlers()]),
  play: async ({ canvas }) => {
    await expect(await (await section(canvas)).findByText(owned.failed)).toBeVisible();
  },
});

export const NewReel = meta.story({
  args: createArgs('/add-reel'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: wizard.reel.label })).toBeVisible();
    await expect(await canvas.findAllByRole('tab')).toHaveLength(3);
  },
});

let furtherPageRequests = 0;

/** A further page of the user's listings that fails is not requested again and again. */
export const NewReelWithoutAllListings = meta.story({
  args: createArgs('/add-reel'),
  beforeEach: mockOwnNetwork(() => {
    furtherPageRequests = 0;
    const handlers = [...myListingsHandlers(), ...createHandlers()];
    const furtherPage = failPage('listOwnProperties', 2, handlers, () => {
      furtherPageRequests += 1;
      return true;
    });
    return [furtherPage, ...createOwnHandlers()];
  }),
  play: async ({ canvas }) => {
    await waitFor(() => expect(furtherPageRequests).toBe(1));
    for (const tab of await canvas.findAllByRole('tab')) await userEvent.click(tab);
    await expect(furtherPageRequests).toBe(1);
  },
});

/** A video being transcoded is still there after a reload. */
export const NewReelBeingPrepared = meta.story({
  args: createArgs('/add-reel'),
  beforeEach: (context) => {
    mockOwnNetwork(() => [...reelHandlers({ videoState: 'preparing' }), ...myListingsHandlers()])(context);
    const draft: ReelDraftContent = {
      clip: buildReelId(1),
      poster_at: 0,
      title: first?.title ?? '',
      description: '',
      property_id: null,
      gover: null,
      city: null,
      action: null,
      price: null,
      selltype: null,
      ranking: null,
    };
    localStorage.setItem(`reel-draft:${mockUser('ar').email}`, JSON.stringify(draft));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(ar.forms.video.beingPrepared)).toBeVisible();
    await expect(canvas.getByRole('button', { name: ar.forms.video.remove })).toBeVisible();
  },
});

/** Requests no permission before the user wants to record. */
export const Record = meta.story({
  args: createArgs('/videos/record'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: recorder.label })).toBeVisible();
    await expect(canvas.getByRole('button', { name: recorder.ask })).toBeVisible();
    await expect(canvas.getByRole('link', { name: recorder.upload })).toHaveAttribute('href', '/add-reel');
  },
});

/** A visitor can record too; the form asks for the login afterwards. */
export const RecordSignedOut = meta.story({
  args: createArgs('/videos/record'),
  beforeEach: mockNetwork(createOwnHandlers),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: recorder.ask })).toBeVisible();
    await expect(canvas.queryByRole('heading', { name: ar.states.loginTitle })).toBeNull();
    await expect(canvas.queryByRole('banner')).toBeNull();
  },
});

export const Edit = meta.story({
  args: createArgs(`/update-reel?id=${first?.id}`),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: wizard.reel.edit })).toBeVisible();
    await waitFor(() => expect(canvas.getAllByRole('tab', { name: new RegExp(wizard.mark.valid) })).toHaveLength(3));
  },
});

export const NotFound = meta.story({
  args: createArgs('/update-reel?id=01910000-0000-7000-8000-00000000ffff'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(wizard.reel.missing)).toBeVisible();
  },
});
