import { ar } from '@mashrabiya/i18n/ar';
import { accountHandlers, errorResponse, MOCK_SHARE, mockCall, propertyCards } from '@mashrabiya/mocks';
import { delay } from 'msw';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { AppStory } from '../support/AppStory.tsx';
import { createArgs, mockNetwork, mockOwnNetwork, pageParameters, renderPage } from '../support/page.tsx';

const { favorites } = ar.account;
const FAVORITE_IDS = propertyCards('ar')
  .slice(0, 5)
  .map(({ id }) => id);

const meta = preview.meta({
  title: 'Pages/Favorites',
  component: AppStory,
  parameters: pageParameters,
  args: createArgs('/favorites'),
  render: renderPage,
  beforeEach: mockOwnNetwork(() => accountHandlers(FAVORITE_IDS)),
});

/** Available properties, and apart from them the unavailable one. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    const offeredList = within(await canvas.findByRole('list', { name: favorites.offered }));
    await waitFor(() => expect(offeredList.getAllByRole('article')).toHaveLength(4));
    const unavailable = within(canvas.getByRole('list', { name: favorites.gone }));
    await expect(unavailable.getAllByRole('article')).toHaveLength(1);
    for (const favoriteButton of await canvas.findAllByRole('button', { name: ar.listings.love.label }))
      await waitFor(() => expect(favoriteButton).toHaveAttribute('aria-pressed', 'true'));
  },
});

/** Filters by kind and place, with counts. */
export const Filtered = meta.story({
  args: createArgs('/favorites?gover=999'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: favorites.none })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: favorites.clear }));
    await expect(await canvas.findByRole('list', { name: favorites.gone })).toBeVisible();
  },
});

/** Saves a note, which survives a reload of the list. */
export const NoteSaved = meta.story({
  play: async ({ canvas }) => {
    const [add] = await canvas.findAllByRole('button', { name: /^أضف ملاحظة/ });
    if (add) await userEvent.click(add);
    await userEvent.type(canvas.getByRole('textbox', { name: favorites.note.label }), 'قريبة من المدرسة');
    await waitFor(() => expect(canvas.getByText(favorites.note.saved)).toBeVisible(), { timeout: 4000 });
  },
});

/** Creates a link, shows it once, and revokes it. */
export const Sharing = meta.story({
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: favorites.share.open }));
    const panel = within(await within(document.body).findByRole('dialog', { name: favorites.share.title }));
    const make = await panel.findByRole('button', { name: favorites.share.make });
    await waitFor(() => expect(make).toBeEnabled());
    await userEvent.click(make);
    await expect(await panel.findByText(new RegExp(MOCK_SHARE))).toBeVisible();
    await userEvent.click(panel.getByRole('button', { name: favorites.share.end }));
    await expect(await panel.findByRole('button', { name: favorites.share.make })).toBeVisible();
  },
});

export const OnMap = meta.story({
  args: createArgs('/favorites?view=map'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: ar.map.label }, { timeout: 10_000 })).toBeVisible();
    await expect(canvas.getByRole('link', { name: favorites.list })).toHaveAttribute('href', '/favorites');
  },
});

/** Public view of the link. */
export const Shared = meta.story({
  args: createArgs(`/shared-${MOCK_SHARE}`),
  beforeEach: mockNetwork(),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: favorites.shared.title })).toBeVisible();
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(5));
    await expect(canvas.queryByRole('textbox', { name: favorites.note.label })).toBeNull();
  },
});

export const LinkEnded = meta.story({
  args: createArgs('/shared-ended'),
  beforeEach: mockNetwork(),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: favorites.shared.gone })).toBeVisible();
  },
});

export const Empty = meta.story({
  beforeEach: mockOwnNetwork(() => accountHandlers()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: favorites.empty })).toBeVisible();
    await expect(canvas.getByRole('link', { name: favorites.browse })).toHaveAttribute('href', '/listing');
  },
});

export const Loading = meta.story({
  beforeEach: mockOwnNetwork(() => [
    mockCall('listFavorites', async () => {
      await delay('infinite');
      return errorResponse('unexpected');
    }),
  ]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('list', { name: favorites.offered })).toHaveAttribute('aria-busy', 'true');
  },
});

export const Failed = meta.story({
  beforeEach: mockOwnNetwork(() => [mockCall('listFavorites', () => errorResponse('forbidden'))]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: favorites.failed })).toBeVisible();
    await expect(canvas.getByRole('button', { name: ar.common.retry })).toBeVisible();
  },
});
