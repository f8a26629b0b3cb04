import { ar } from '@mashrabiya/i18n/ar';
import { errorResponse, mockCall, mockFailure, mockPending, propertyCards, toProperty } from '@mashrabiya/mocks';
import { expect, waitFor, within } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { AppStory } from '../support/AppStory.tsx';
import { createArgs, mockNetwork, pageParameters, renderPage } from '../support/page.tsx';

const cards = propertyCards('ar');
const ids = [0, 7, 1, 2].map((index) => cards[index]?.id ?? '');
const first = cards[0]?.address ?? '';
const buildComparePath = (count: number, rest = '') => `/compare?homes=${ids.slice(0, count).join(',')}${rest}`;

const meta = preview.meta({
  title: 'Pages/Compare',
  component: AppStory,
  parameters: pageParameters,
  args: createArgs(buildComparePath(3)),
  render: renderPage,
  beforeEach: (story) => {
    localStorage.removeItem('compared');
    mockNetwork()(story);
  },
});

const { compare } = ar;
const h1 = { level: 1 } as const;

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('columnheader', { name: first })).toBeVisible();
    await expect(canvas.getByRole('heading', h1)).toHaveTextContent('مقارنة بين 3 عقارات');
  },
});

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });

export const OnlyDifferent = meta.story({
  args: createArgs(buildComparePath(2, '&show=different')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: compare.onlyDifferent, current: true })).toBeVisible();
    await expect(canvas.queryByRole('rowheader', { name: ar.listings.fact.action })).toBeNull();
  },
});

/** Removing adds a history entry: the URL holds the remaining ones. */
export const Removing = meta.story({
  play: async ({ canvas, userEvent }) => {
    const name = compare.remove.replace('{{home}}', first);
    await userEvent.click(await canvas.findByRole('link', { name }));
    await waitFor(() => expect(canvas.getByRole('heading', h1)).toHaveTextContent(compare.titled_two));
    await expect(canvas.queryByRole('columnheader', { name: first })).toBeNull();
  },
});

/** One was removed since the link was sent, and another id is invalid. */
export const SomeUnavailable = meta.story({
  args: createArgs(buildComparePath(3, ',nonsense')),
  beforeEach: mockNetwork(() => [
    mockCall('getProperty', ({ params, language }) => {
      const card = propertyCards(language).find(({ id }) => id === params.id && id !== ids[0]);
      return card ? { data: toProperty(card, language), similar_properties: [] } : errorResponse('gone');
    }),
  ]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(compare.missing_two)).toBeVisible();
    await expect(canvas.getAllByRole('columnheader')).toHaveLength(3);
  },
});

export const TooMany = meta.story({
  args: createArgs(buildComparePath(4, `,${cards[3]?.id}`)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(compare.tooMany)).toBeVisible();
    await expect(canvas.queryByRole('link', { name: compare.addAnother })).toBeNull();
  },
});

export const OneProperty = meta.story({ args: createArgs(buildComparePath(1)) });

export const Loading = meta.story({
  beforeEach: mockNetwork(() => [mockPending('getProperty')]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status', { name: compare.loading })).toBeVisible();
  },
});

export const Failed = meta.story({
  beforeEach: mockNetwork(() => [mockFailure('getProperty', 'too_many_requests')]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(compare.failed);
  },
});

export const NotFound = meta.story({
  args: createArgs('/compare?homes=1,2,<script>'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', h1)).toHaveTextContent(compare.gone);
  },
});

export const Empty = meta.story({
  args: createArgs('/compare'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', h1)).toHaveTextContent(compare.empty);
    await expect(canvas.getByRole('link', { name: compare.browse })).toHaveAttribute('href', '/listing');
  },
});

/** From a list to the table: choose two, compare, remove one. */
export const FromList = meta.story({
  args: createArgs('/listing'),
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getAllByRole('button', { name: ar.listings.compare }).length).toBeGreaterThan(4));
    const toggles = canvas.getAllByRole('button', { name: ar.listings.compare });
    const descriptions = toggles.map((toggle) => toggle.getAttribute('aria-description'));
    await expect(new Set(descriptions).size).toBeGreaterThan(1);
    await expect(descriptions).not.toContain(null);
    const choose = async (index: number) => {
      const toggle = toggles[index];
      if (!toggle) throw new Error(`no card ${index}`);
      await userEvent.click(toggle);
      await expect(toggle).toHaveAttribute('aria-pressed', String(index < 4));
    };
    for (const index of [0, 1, 2, 3, 4]) await choose(index);
    const tray = await canvas.findByRole('complementary', { name: compare.tray });
    await expect(within(tray).getByRole('status')).toHaveTextContent(compare.full);
    // One at the start of the page, and one after each chosen card's button.
    await expect(canvas.getAllByRole('link', { name: ar.shell.skipToComparison })).toHaveLength(5);
    await userEvent.click(within(tray).getByRole('link', { name: compare.go }));
    await expect(await canvas.findByRole('table')).toBeVisible();
    await expect(canvas.getAllByRole('columnheader')).toHaveLength(5);
    await expect(canvas.queryByRole('complementary', { name: compare.tray })).toBeNull();
  },
});
