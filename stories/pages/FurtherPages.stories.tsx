import type { CallName } from '@mashrabiya/contract';
import { ar } from '@mashrabiya/i18n/ar';
import {
  createHandlers,
  reels as createReels,
  financeHandlers,
  mockCall,
  mockUsers,
  moderationHandlers,
  myListingsHandlers,
  seller,
} from '@mashrabiya/mocks';
import type { HttpHandler } from 'msw';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { AppStory } from '../support/AppStory.tsx';
import { failPage } from '../support/failures.ts';
import {
  createArgs,
  mockNetwork,
  mockOwnNetwork,
  mockRoleNetwork,
  pageParameters,
  renderPage,
} from '../support/page.tsx';

const [firstReel] = createReels('ar');
const { common, finance, home, leads, listings, messages, moderation, myListings, pages, people, reels, search } = ar;

/** The second page of a list fails once: the message says it, and the first page stays. */
const meta = preview.meta({
  title: 'Pages/Further pages',
  component: AppStory,
  parameters: pageParameters,
  args: createArgs('/'),
  render: renderPage,
});

interface FailureStory {
  /** Text of the button that loads the page; absent if the page loads on scroll. */
  more?: string;
  message: string;
  /** Item of the first page. */
  role?: string;
}

/** Requests of the page that fails once. */
let pageRequestCount = 0;

/** Loading removes the control that had the focus; the focus stays in the page. */
async function expectFocusInPage() {
  await waitFor(() => expect(document.body).not.toHaveFocus());
  await expect(document.activeElement?.closest('main, [role=dialog]')).toBeVisible();
}

const expectFailure =
  ({ more, message, role = 'article' }: FailureStory) =>
  async () => {
    if (more) await userEvent.click(await screen.findByRole('button', { name: more }));
    await expect(await screen.findByText(message)).toBeVisible();
    if (more) await waitFor(() => expect(screen.getByRole('button', { name: common.retry })).toHaveFocus());
    await expect(screen.getAllByRole(role).length).toBeGreaterThan(0);
    if (more) await expect(screen.queryByRole('button', { name: more })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: common.retry }));
    await waitFor(() => expect(screen.queryByText(message)).toBeNull());
    await waitFor(() => expect(pageRequestCount).toBe(2));
    await expect(screen.getAllByRole(role).length).toBeGreaterThan(0);
    if (more) await expectFocusInPage();
  };

/** Handlers, of which the first request of a list's second page fails. */
const failOnce =
  (call: CallName, createOwnHandlers: () => HttpHandler[] = () => []) =>
  () => {
    const handlers = createOwnHandlers();
    pageRequestCount = 0;
    const isFirstRequest = () => {
      pageRequestCount += 1;
      return pageRequestCount === 1;
    };
    return [failPage(call, 2, [...handlers, ...createHandlers()], isFirstRequest), ...handlers];
  };

export const Advisors = meta.story({
  args: createArgs('/advisors'),
  beforeEach: mockNetwork(failOnce('listAdvisors')),
  play: expectFailure({ more: common.showMore, message: people.advisors.failed }),
});

/** A control that appears above the list meanwhile does not change which one takes the focus. */
export const AdvisorsShifted = meta.story({
  args: createArgs('/advisors'),
  beforeEach: mockNetwork(failOnce('listAdvisors')),
  play: async ({ canvas }) => {
    const addedButton = document.createElement('button');
    addedButton.textContent = common.showMore;
    await userEvent.click(await canvas.findByRole('button', { name: common.showMore }));
    canvas.getByRole('main').prepend(addedButton);
    await waitFor(() => expect(canvas.getByRole('button', { name: common.retry })).toHaveFocus());
    addedButton.remove();
  },
});

export const Reviews = meta.story({
  args: createArgs(`/provider/${seller(0, 'ar').id}`),
  beforeEach: mockNetwork(failOnce('listReviews')),
  play: expectFailure({ more: people.reviews.moreReviews, message: people.reviews.failed }),
});

export const Enquiry = meta.story({
  args: createArgs(`/provider/${seller(0, 'ar').id}?slider=message`),
  beforeEach: mockNetwork(failOnce('listProviderListings')),
  play: expectFailure({
    more: messages.enquiry.moreListings,
    message: messages.enquiry.listingsFailed,
    role: 'combobox',
  }),
});

export const Inbox = meta.story({
  args: createArgs('/messages'),
  beforeEach: mockOwnNetwork(failOnce('listConversations')),
  play: expectFailure({ more: messages.list.more, message: messages.list.failed, role: 'link' }),
});

export const Leads = meta.story({
  args: createArgs('/leads'),
  beforeEach: mockOwnNetwork(failOnce('listLeads')),
  play: expectFailure({ message: leads.list.failed, role: 'rowheader' }),
});

export const MyListings = meta.story({
  args: createArgs('/myproperties'),
  beforeEach: mockOwnNetwork(failOnce('listOwnProperties', myListingsHandlers)),
  play: async () => {
    const rows = await screen.findAllByRole('rowheader');
    rows.at(-1)?.scrollIntoView();
    await expectFailure({ message: myListings.list.failed, role: 'rowheader' })();
  },
});

export const Reels = meta.story({
  args: createArgs(`/reels?${new URLSearchParams({ query: firstReel?.title ?? '' })}`),
  beforeEach: mockNetwork(failOnce('listReels')),
  play: async ({ canvas }) => {
    const feed = within(await canvas.findByRole('feed'));
    await expect(await feed.findByText(reels.feed.failed)).toBeVisible();
    await expectFailure({ message: reels.feed.failed })();
  },
});

export const ReelSearch = meta.story({
  args: createArgs('/reels-search'),
  beforeEach: mockNetwork(failOnce('listReels')),
  play: expectFailure({ more: common.showMore, message: reels.list.failed }),
});

export const ModerationLog = meta.story({
  args: createArgs('/moderation?view=log'),
  beforeEach: mockRoleNetwork('moderator', failOnce('listModerationEvents', moderationHandlers)),
  play: expectFailure({ message: moderation.log.failed, role: 'listitem' }),
});

export const Users = meta.story({
  args: createArgs('/moderation?view=people'),
  beforeEach: mockRoleNetwork('moderator', failOnce('listUsers', moderationHandlers)),
  play: expectFailure({ message: moderation.people.failed, role: 'listitem' }),
});

export const FinanceEvents = meta.story({
  args: createArgs('/finance?tab=events'),
  beforeEach: mockRoleNetwork('finance', failOnce('listFinanceEvents', financeHandlers)),
  play: expectFailure({ more: common.showMore, message: finance.events.failed, role: 'listitem' }),
});

export const FinanceOrders = meta.story({
  args: createArgs('/finance?tab=orders'),
  beforeEach: mockRoleNetwork('finance', failOnce('listOrders', financeHandlers)),
  play: expectFailure({ more: common.showMore, message: finance.orders.failed, role: 'listitem' }),
});

/** Hovering the link prefetches the page too, so every request fails until the failure is shown. */
let isPreviousPageFailing = true;

/** The link to the previous page tries again. */
export const Previous = meta.story({
  args: createArgs('/listing?page=2'),
  beforeEach: mockNetwork(() => {
    isPreviousPageFailing = true;
    return [failPage('listForSale', 1, createHandlers(), () => isPreviousPageFailing)];
  }),
  play: async ({ canvas }) => {
    const count = (await canvas.findAllByRole('article')).length;
    await userEvent.click(canvas.getByRole('link', { name: listings.list.showEarlier }));
    await expect(await canvas.findByText(listings.list.failed)).toBeVisible();
    isPreviousPageFailing = false;
    await userEvent.click(canvas.getByRole('link', { name: common.retry }));
    await waitFor(() => expect(canvas.getAllByRole('article').length).toBeGreaterThan(count));
    await expect(canvas.queryByText(listings.list.failed)).toBeNull();
  },
});

export const Search = meta.story({
  globals: { viewport: { value: 'desktop' } },
  args: createArgs('/contact'),
  beforeEach: mockNetwork(failOnce('search')),
  play: async ({ canvas }) => {
    const getResults = () => canvas.getAllByRole('link').filter(({ dataset }) => 'result' in dataset);
    await userEvent.type(await canvas.findByRole('combobox', { name: search.searchLabel }), 'شقة');
    await waitFor(() => expect(getResults().length).toBeGreaterThan(0));
    getResults().at(-1)?.scrollIntoView();
    await expect(await canvas.findByText(search.failed)).toBeVisible();
    await expect(getResults().length).toBeGreaterThan(0);
    await userEvent.click(canvas.getByRole('button', { name: common.retry }));
    await waitFor(() => expect(canvas.queryByText(search.failed)).toBeNull());
    await waitFor(() => expect(pageRequestCount).toBe(2));
    await expect(getResults().length).toBeGreaterThan(0);
  },
});

/** The level's cards stay, and "show more" is replaced by the failure. */
export const Home = meta.story({
  beforeEach: mockNetwork(failOnce('search')),
  play: async ({ canvas }) => {
    const section = within(await canvas.findByRole('region', { name: home.eliteTitle }));
    await userEvent.click(await section.findByRole('link', { name: common.showMore }));
    await expect(await section.findByText(pages.list.failed)).toBeVisible();
    await expect(section.getAllByRole('article').length).toBeGreaterThan(0);
    await userEvent.click(section.getByRole('button', { name: common.retry }));
    await waitFor(() => expect(section.queryByText(pages.list.failed)).toBeNull());
    await waitFor(() => expect(pageRequestCount).toBe(2));
    await expect(section.getAllByRole('article').length).toBeGreaterThan(0);
    await expectFocusInPage();
  },
});

/** New users moved all others to the next page; a page without new items is not the end of the list. */
export const Repeated = meta.story({
  args: createArgs('/moderation?view=people'),
  beforeEach: mockRoleNetwork('moderator', () => [
    mockCall('listUsers', ({ query: { page = 1 }, language }) => {
      const users = mockUsers(language);
      const data = page < 3 ? users.slice(0, 2) : users.slice(2);
      return { data: { data, current_page: page, last_page: 3, total: users.length } };
    }),
  ]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(mockUsers('ar')[0]?.name ?? '')).toBeVisible();
    await expect(await canvas.findByText(mockUsers('ar')[2]?.name ?? '')).toBeVisible();
  },
});
