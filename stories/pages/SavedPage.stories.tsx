import { getErrorMessage } from '@mashrabiya/i18n';
import { ar } from '@mashrabiya/i18n/ar';
import {
  errorResponse,
  mockCall,
  mockFailure,
  mockPending,
  propertyCards,
  savedSearch,
  savedSearchHandlers,
} from '@mashrabiya/mocks';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { AppStory } from '../support/AppStory.tsx';
import { createArgs, mockNetwork, mockOwnNetwork, pageParameters, renderPage } from '../support/page.tsx';

const { saved, recent } = ar.savedSearches;

const SAVED_AT = '2026-11-18T09:00:00.000Z';
const createSearch = (href: string, name: string) => ({
  href,
  name,
  savedAt: SAVED_AT,
  checkedAt: SAVED_AT,
  checkedBefore: SAVED_AT,
});
const SEARCHES = [
  createSearch('/listing?type=housing&max_price=5000000', 'شقق حتى 5 مليون'),
  createSearch('/search?type=coastal', 'شاليهات وبيوت البحر'),
];
const HOMES = propertyCards('ar')
  .slice(0, 5)
  .map(({ id }) => ({ id, at: SAVED_AT }));

/** Stored state of the device at the start of a story, removed afterwards. */
const storeOnDevice = (searches: readonly object[], listings: readonly object[]) => {
  localStorage.setItem('saved-searches', JSON.stringify(searches));
  localStorage.setItem('recent-homes', JSON.stringify(listings));
  return () => {
    localStorage.removeItem('saved-searches');
    localStorage.removeItem('recent-homes');
  };
};

const meta = preview.meta({
  title: 'Pages/Saved and viewed',
  component: AppStory,
  parameters: pageParameters,
  args: createArgs('/saved'),
  render: renderPage,
});

const prepareStory =
  (searches: readonly object[], listings: readonly object[], createOverrides?: Parameters<typeof mockNetwork>[0]) =>
  (context: Parameters<ReturnType<typeof mockNetwork>>[0]) => {
    mockNetwork(createOverrides)(context);
    return storeOnDevice(searches, listings);
  };

export const Default = meta.story({
  beforeEach: prepareStory(SEARCHES, HOMES),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: ar.shell.links.saved })).toBeVisible();
    await expect(await canvas.findByRole('link', { name: 'شقق حتى 5 مليون' })).toBeVisible();
    await waitFor(async () => expect(await canvas.findAllByRole('article')).toHaveLength(HOMES.length));
  },
});

/** Nothing is saved yet: the page explains how to start. */
export const Empty = meta.story({
  beforeEach: prepareStory([], []),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(saved.empty)).toBeVisible();
    await expect(canvas.getByRole('link', { name: saved.emptyAction })).toHaveAttribute('href', '/listing');
  },
});

export const Loading = meta.story({
  beforeEach: prepareStory(SEARCHES, HOMES, () => [mockPending('getFacets'), mockPending('getProperty')]),
});

export const Failed = meta.story({
  beforeEach: prepareStory(SEARCHES, HOMES, () => [
    mockFailure('getFacets', 'too_many_requests'),
    mockFailure('getProperty', 'gone'),
  ]),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByText(saved.countFailed)).toHaveLength(2));
    await expect(await canvas.findByText(recent.failed)).toBeVisible();
  },
});

/** Removing offers undo; viewed properties are cleared with one press. */
export const Removing = meta.story({
  beforeEach: prepareStory(SEARCHES, HOMES),
  play: async ({ canvas }) => {
    const remove = saved.remove.replace('{{name}}', 'شقق حتى 5 مليون');
    await userEvent.click(await canvas.findByRole('button', { name: remove }));
    await userEvent.click(await canvas.findByRole('button', { name: saved.undo }));
    await expect(await canvas.findByRole('button', { name: remove })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: recent.forget }));
    await waitFor(() => expect(canvas.queryByRole('article')).not.toBeInTheDocument());
    await expect(JSON.parse(localStorage.getItem('saved-searches') ?? '[]')).toHaveLength(2);
  },
});

/** Saves a list under the name proposed by its filters, and marks viewed properties. */
export const Saving = meta.story({
  args: createArgs('/rent?type=housing'),
  beforeEach: prepareStory(
    [],
    propertyCards('ar')
      .slice(0, 9)
      .map(({ id }) => ({ id, at: SAVED_AT })),
  ),
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText(ar.listings.card.isSeen)).length).toBeGreaterThan(0);
    await userEvent.click(await canvas.findByRole('link', { name: ar.search.saveSearch }));
    const panel = within(await canvas.findByRole('dialog', { name: saved.saveTitle }));
    await waitFor(() => expect(panel.getByRole('textbox')).toHaveValue('عقارات للإيجار في مصر، سكني'));
    await userEvent.click(panel.getByRole('button', { name: saved.confirm }));
    await expect(await panel.findByText(saved.done.replace('{{name}}', 'عقارات للإيجار في مصر، سكني'))).toBeVisible();
    await expect(panel.getByRole('link', { name: saved.toAll })).toHaveAttribute('href', '/saved');
  },
});

const ACCOUNT = [
  savedSearch({ href: '/listing?type=housing&max_price=5000000', name: 'شقق حتى 5 مليون', fresh: 12 }),
  savedSearch({ href: '/search?type=coastal', name: 'شاليهات وبيوت البحر' }),
];

/** A user sees the searches of the account, with their counts. */
export const AccountSearches = meta.story({
  beforeEach: mockOwnNetwork(() => savedSearchHandlers(ACCOUNT)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('12 عقارًا جديدًا')).toBeVisible();
    const remove = saved.remove.replace('{{name}}', 'شاليهات وبيوت البحر');
    await userEvent.click(canvas.getByRole('button', { name: remove }));
    await userEvent.click(await canvas.findByRole('button', { name: saved.undo }));
    await expect(await canvas.findByRole('button', { name: remove })).toBeVisible();
  },
});

/** A search that could not be removed at first is offered once after its removal. */
export const RemovedAgain = meta.story({
  beforeEach: mockOwnNetwork(() => {
    let attempts = 0;
    const removal = mockCall('removeSavedSearch', () => {
      attempts += 1;
      return attempts > 1 ? { code: 200 } : errorResponse('too_many_requests');
    });
    return [removal, ...savedSearchHandlers(ACCOUNT)];
  }),
  play: async ({ canvas }) => {
    const remove = saved.remove.replace('{{name}}', 'شاليهات وبيوت البحر');
    await userEvent.click(await canvas.findByRole('button', { name: remove }));
    await expect(await canvas.findByText(getErrorMessage('too_many_requests', 'ar'))).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: remove }));
    await expect(await canvas.findAllByRole('button', { name: saved.undo })).toHaveLength(1);
  },
});

export const AccountLoading = meta.story({
  beforeEach: mockOwnNetwork(() => [mockPending('listSavedSearches')]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('list', { name: saved.loading })).toHaveAttribute('aria-busy', 'true');
  },
});

export const AccountFailed = meta.story({
  beforeEach: mockOwnNetwork(() => [mockFailure('listSavedSearches', 'forbidden')]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: ar.common.retry })).toBeVisible();
  },
});

/** Searches saved before the login move from the device to the account. */
export const MovingToAccount = meta.story({
  beforeEach: (context) => {
    mockOwnNetwork()(context);
    return storeOnDevice(SEARCHES, []);
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'شقق حتى 5 مليون' })).toBeVisible();
    await waitFor(() => expect(localStorage.getItem('saved-searches')).toBe('[]'));
  },
});
