import { ar } from '@mashrabiya/i18n/ar';
import { failing, pending, propertyCards, savedSearch, savedSearchHandlers } from '@mashrabiya/mocks';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { AppStory } from '../support/AppStory.tsx';
import { at, network, ownNetwork, page, pageParameters } from '../support/page.tsx';

const { saved, recent } = ar.deciding;

const THEN = '2026-11-18T09:00:00.000Z';
const search = (href: string, name: string) => ({
  href,
  name,
  savedAt: THEN,
  checkedAt: THEN,
  checkedBefore: THEN,
});
const SEARCHES = [
  search('/listing?type=housing&max_price=5000000', 'شقق حتى 5 مليون'),
  search('/search?type=coastal', 'شاليهات وبيوت البحر'),
];
const HOMES = propertyCards('ar')
  .slice(0, 5)
  .map(({ id }) => ({ id, at: THEN }));

/** What the device remembers when the story begins; nothing of it is left for the next one. */
const device = (searches: readonly object[], homes: readonly object[]) => {
  localStorage.setItem('saved-searches', JSON.stringify(searches));
  localStorage.setItem('recent-homes', JSON.stringify(homes));
  return () => {
    localStorage.removeItem('saved-searches');
    localStorage.removeItem('recent-homes');
  };
};

const meta = preview.meta({
  title: 'Pages/Saved and viewed',
  component: AppStory,
  parameters: pageParameters,
  args: at('/saved'),
  render: page,
});

const begin =
  (searches: readonly object[], homes: readonly object[], otherwise?: Parameters<typeof network>[0]) =>
  (context: Parameters<ReturnType<typeof network>>[0]) => {
    network(otherwise)(context);
    return device(searches, homes);
  };

export const Default = meta.story({
  beforeEach: begin(SEARCHES, HOMES),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: saved.pageTitle })).toBeVisible();
    await expect(await canvas.findByRole('link', { name: 'شقق حتى 5 مليون' })).toBeVisible();
    await waitFor(async () => expect(await canvas.findAllByRole('article')).toHaveLength(HOMES.length));
  },
});

/** Nothing is remembered yet: the page says how that begins. */
export const Empty = meta.story({
  beforeEach: begin([], []),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(saved.empty)).toBeVisible();
    await expect(canvas.getByRole('link', { name: saved.emptyAction })).toHaveAttribute('href', '/listing');
  },
});

export const Loading = meta.story({
  beforeEach: begin(SEARCHES, HOMES, () => [pending('getFacets'), pending('getProperty')]),
});

export const Failed = meta.story({
  beforeEach: begin(SEARCHES, HOMES, () => [failing('getFacets', 'too_many_requests'), failing('getProperty', 'gone')]),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByText(saved.countFailed)).toHaveLength(2));
    await expect(await canvas.findByText(recent.failed)).toBeVisible();
  },
});

/** Removing leaves a way back; what was viewed goes at one press. */
export const Removing = meta.story({
  beforeEach: begin(SEARCHES, HOMES),
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

/** A list is saved under the name that its filters propose, and marks homes that were opened. */
export const Saving = meta.story({
  args: at('/rent?type=housing'),
  beforeEach: begin(
    [],
    propertyCards('ar')
      .slice(0, 9)
      .map(({ id }) => ({ id, at: THEN })),
  ),
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText(ar.homes.card.isSeen)).length).toBeGreaterThan(0);
    await userEvent.click(await canvas.findByRole('link', { name: ar.finding.saveSearch }));
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

/** Somebody who is logged in sees what their account holds, with the counts that came with it. */
export const OfTheAccount = meta.story({
  beforeEach: ownNetwork(() => savedSearchHandlers(ACCOUNT)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('12 عقارًا جديدًا')).toBeVisible();
    const remove = saved.remove.replace('{{name}}', 'شاليهات وبيوت البحر');
    await userEvent.click(canvas.getByRole('button', { name: remove }));
    await userEvent.click(await canvas.findByRole('button', { name: saved.undo }));
    await expect(await canvas.findByRole('button', { name: remove })).toBeVisible();
  },
});

export const AccountLoading = meta.story({
  beforeEach: ownNetwork(() => [pending('listSavedSearches')]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('list', { name: saved.loading })).toHaveAttribute('aria-busy', 'true');
  },
});

export const AccountFailed = meta.story({
  beforeEach: ownNetwork(() => [failing('listSavedSearches', 'forbidden')]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: ar.common.retry })).toBeVisible();
  },
});

/** What this device saved before the login moves to the account, and leaves the device. */
export const Moving = meta.story({
  beforeEach: (context) => {
    ownNetwork()(context);
    return device(SEARCHES, []);
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'شقق حتى 5 مليون' })).toBeVisible();
    await waitFor(() => expect(localStorage.getItem('saved-searches')).toBe('[]'));
  },
});
