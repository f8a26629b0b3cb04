import { ar } from '@mashrabiya/i18n/ar';
import { buildReelId, errorResponse, mockCall, mockFailure, mockPending, reels } from '@mashrabiya/mocks';
import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { AppStory } from '../support/AppStory.tsx';
import { createArgs, mockNetwork, mockOwnNetwork, pageParameters, renderPage } from '../support/page.tsx';

const { stage, rail, feed, menu, viewer, search, caption, list } = ar.reels;
const empty = { data: { data: [], current_page: 1, last_page: 1, total: 0 }, cities: [] };

const meta = preview.meta({
  tags: ['desktop'],
  title: 'Pages/Reels',
  component: AppStory,
  parameters: pageParameters,
  globals: { viewport: { value: 'phone' } },
  args: createArgs('/reels'),
  render: renderPage,
  beforeEach: [mockNetwork(), () => sessionStorage.clear()],
});

/** Reels fill the screen: no bar, no footer, at most three videos. */
export const Viewer = meta.story({
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    await expect(await canvas.findByRole('feed', { name: feed.label })).toBeVisible();
    await expect(canvas.queryByRole('banner')).not.toBeInTheDocument();
    await expect(canvas.queryByRole('contentinfo')).not.toBeInTheDocument();
    await step('a swipe', async () => {
      await waitFor(() => expect(canvasElement.querySelectorAll('video')).toHaveLength(2));
      await userEvent.keyboard('{ArrowDown}');
      await waitFor(() => expect(canvasElement.querySelectorAll('video')).toHaveLength(3));
    });
    await step('a favourite requires a login', async () => {
      const [favoriteButton] = canvas.getAllByRole('button', { name: new RegExp(rail.love) });
      if (favoriteButton) await userEvent.click(favoriteButton);
      await expect(await screen.findByText(ar.reels.loginToLove)).toBeVisible();
    });
  },
});

export const Loading = meta.story({
  beforeEach: mockNetwork(() => [mockPending('listReels')]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(feed.loading)).toBeInTheDocument();
  },
});

export const Failed = meta.story({
  beforeEach: mockNetwork(() => [mockFailure('listReels')]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(viewer.failed)).toBeVisible();
  },
});

export const Empty = meta.story({
  args: createArgs('/reels?city=4'),
  beforeEach: mockNetwork(() => [mockCall('listReels', () => empty)]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: viewer.all })).toHaveAttribute('href', '/reels');
  },
});

/** A reel with an expired ad says so, and leads on. */
export const Unavailable = meta.story({
  args: createArgs(`/reels/${buildReelId(2)}`),
  beforeEach: mockNetwork(() => [mockCall('getReel', () => errorResponse('gone', 'id'))]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(viewer.gone)).toBeVisible();
  },
});

/** A page of watched reels, which are shown last, is not the end of the feed. */
export const WatchedPage = meta.story({
  beforeEach: mockOwnNetwork(() => [
    mockCall('getReelMarks', () => ({ data: { loved: [], viewed: [buildReelId(2)] } })),
    mockCall('listReels', ({ query: { page = 1 }, language }) => ({
      data: { data: [getReel(page, language)], current_page: page, last_page: 3, total: 3 },
      cities: [],
    })),
  ]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('article', { name: getReel(3, 'ar').title })).toBeInTheDocument();
  },
});

/** Without the user's views and favorites, the feed counts as unwatched, and plays. */
export const MarksFailed = meta.story({
  beforeEach: mockOwnNetwork(() => [mockFailure('getReelMarks')]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('article', { name: getReel(1, 'ar').title })).toBeInTheDocument();
    // The order is final, and saved, only once it is known which reels were watched.
    await waitFor(() => expect(sessionStorage.getItem('reels-feed')).toContain(buildReelId(1)));
    await expect(canvas.queryByText(viewer.failed)).toBeNull();
  },
});

export const PropertyUnavailable = meta.story({
  args: createArgs(`/videos/${buildReelId(2)}`),
  beforeEach: mockNetwork(() => [
    mockCall('getReel', ({ language }) => ({ data: { ...getReel(2, language), is_home_gone: true } })),
  ]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(caption.homeGone)).toBeVisible();
    await expect(canvas.queryByRole('link', { name: caption.seeHome })).toBeNull();
  },
});

/** Reasons why the reel is shown, in a panel. */
export const Reasons = meta.story({
  args: createArgs(`/reels/${buildReelId(3)}?slider=reel-menu`),
  play: async () => {
    const panel = within(await screen.findByRole('dialog', { name: menu.title }));
    await expect(panel.getByText(menu.reason.chosen)).toBeVisible();
    await expect(panel.getByRole('link', { name: menu.report })).toBeVisible();
  },
});

/** A user adds a favorite and removes it. */
export const Favorite = meta.story({
  args: createArgs(`/videos/${buildReelId(1)}`),
  beforeEach: mockOwnNetwork(),
  play: async ({ canvas, userEvent }) => {
    const findFavoriteButton = () => canvas.findByRole('button', { name: new RegExp(rail.love) });
    await userEvent.click(await findFavoriteButton());
    await waitFor(async () => expect(await findFavoriteButton()).toHaveAttribute('aria-pressed', 'true'));
    await expect(await screen.findByText(ar.listings.love.added)).toBeVisible();
  },
});

/** Page to share: a picture that links to the viewer. */
export const Shared = meta.story({
  args: createArgs(`/reel-${buildReelId(1)}`),
  play: async ({ canvas }) => {
    const play = await canvas.findByRole('link', { name: stage.play });
    await expect(play).toHaveAttribute('href', `/reels/${buildReelId(1)}`);
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(getReel(1, 'ar').title);
    await waitFor(() => expect(document.title).toContain(getReel(1, 'ar').title));
  },
});

export const Search = meta.story({
  args: createArgs('/reels-search'),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent(ar.shell.links.reelsSearch);
    const articleCount = (await canvas.findAllByRole('article')).length;
    await userEvent.click(canvas.getByRole('combobox', { name: search.action }));
    await userEvent.click(await screen.findByRole('option', { name: ar.vocabulary.action.forrent }));
    await waitFor(() => expect(canvas.getAllByRole('article').length).toBeLessThan(articleCount));
    const link = within(canvas.getAllByRole('article')[0] ?? document.body).getByRole('link');
    await expect(link.getAttribute('href')).toMatch(/^\/reels\/.*\?action=rent$/);
  },
});

export const NoResults = meta.story({
  args: createArgs('/reels-search?query=xyz'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: list.empty })).toBeVisible();
  },
});

function getReel(number: number, language: 'ar' | 'en') {
  const foundReel = reels(language)[number - 1];
  if (!foundReel) throw new Error(`no reel ${number}`);
  return foundReel;
}
