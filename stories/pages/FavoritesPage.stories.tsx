import { ar } from '@mashrabiya/i18n/ar';
import { accountHandlers, errorResponse, mockCall, propertyCards } from '@mashrabiya/mocks';
import { delay } from 'msw';
import { expect, waitFor, within } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { AppStory } from '../support/AppStory.tsx';
import { at, ownNetwork, page } from '../support/page.tsx';

const { favorites } = ar.account;
const LOVED = propertyCards('ar')
  .slice(0, 5)
  .map(({ id }) => id);

const meta = preview.meta({
  tags: ['desk'],
  title: 'Pages/Favorites',
  component: AppStory,
  parameters: { layout: 'fullscreen' },
  args: at('/favorites'),
  render: page,
  beforeEach: ownNetwork(...accountHandlers(LOVED)),
});

/** Homes on offer, and apart from them the one that has gone. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    const offered = within(await canvas.findByRole('list', { name: favorites.offered }));
    await waitFor(() => expect(offered.getAllByRole('article')).toHaveLength(4));
    const gone = within(canvas.getByRole('list', { name: favorites.gone }));
    await expect(gone.getAllByRole('article')).toHaveLength(1);
    for (const heart of await canvas.findAllByRole('button', { name: ar.homes.love.label }))
      await waitFor(() => expect(heart).toHaveAttribute('aria-pressed', 'true'));
  },
});

export const Empty = meta.story({
  beforeEach: ownNetwork(...accountHandlers()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: favorites.empty })).toBeVisible();
    await expect(canvas.getByRole('link', { name: favorites.browse })).toHaveAttribute('href', '/listing');
  },
});

export const Loading = meta.story({
  beforeEach: ownNetwork(
    mockCall('listFavorites', async () => {
      await delay('infinite');
      return errorResponse('unexpected');
    }),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('list', { name: favorites.offered })).toHaveAttribute('aria-busy', 'true');
  },
});

export const Failed = meta.story({
  beforeEach: ownNetwork(mockCall('listFavorites', () => errorResponse('forbidden'))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: favorites.failed })).toBeVisible();
    await expect(canvas.getByRole('button', { name: ar.common.retry })).toBeVisible();
  },
});
