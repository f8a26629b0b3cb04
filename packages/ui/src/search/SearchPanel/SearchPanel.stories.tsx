import type { SortOption } from '@mashrabiya/contract';
import { ar } from '@mashrabiya/i18n/ar';
import { manyPropertyCards, propertyCards } from '@mashrabiya/mocks';
import { useEffect, useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { getLanguage, getPropertyHref } from '../../foundation/stories.ts';
import { SearchInterpretation } from '../SearchInterpretation/SearchInterpretation.tsx';
import { SearchPanel } from './SearchPanel.tsx';

const { search, vocabulary } = ar;
const query = 'شقة في التجمع';

const meta = preview.meta({
  title: 'Search/SearchPanel',
  component: SearchPanel,
  args: {
    status: 'ready' as const,
    query,
    total: 214,
    properties: propertyCards('ar').slice(0, 6),
    getHref: getPropertyHref,
    allHref: '/search?query=…',
    onSort: fn(),
    onLoadMore: fn(),
    onRetry: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', inlineSize: 'min(460px, 100%)', blockSize: 600 }}>
        <Story />
      </div>
    ),
  ],
  render: (args, { globals }) => (
    <SearchPanel {...args} properties={propertyCards(getLanguage(globals)).slice(0, args.properties.length)} />
  ),
});

export const Default = meta.story({
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByRole('status')).toHaveTextContent('214 عقارًا');
    const listings = canvas.getAllByRole('link').filter((link) => 'result' in link.dataset);
    await expect(listings).toHaveLength(args.properties.length);
    await expect(listings[0]).toHaveAttribute('href', getPropertyHref(args.properties[0] ?? { id: '' }));
    const allLink = canvas.getByRole('link', { name: search.seeAll.replace('{{query}}', query) });
    await expect(allLink).toHaveAttribute('href', args.allHref);
  },
});

/** The query was parsed into filters; shows the same results as the page. */
export const WithInterpretation = meta.story({
  args: {
    interpretation: (
      <SearchInterpretation filters={['شقة', 'التجمع الخامس', 'حتى 5 مليون ج.م']} unused={['زعفرانية']} />
    ),
    properties: propertyCards('ar').slice(0, 2),
    total: 21,
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('list', { name: ar.savedSearches.suggest.asFilters })).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('21');
  },
});

export const Sorted = meta.story({
  render: function Sorted(args, { globals }) {
    const [sort, setSort] = useState<SortOption>();
    return (
      <SearchPanel
        {...args}
        properties={propertyCards(getLanguage(globals)).slice(0, 3)}
        sort={sort}
        onSort={(next) => {
          args.onSort(next);
          setSort(next);
        }}
      />
    );
  },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: vocabulary.sort.price_asc }));
    await expect(args.onSort).toHaveBeenLastCalledWith('price_asc');
    await expect(canvas.getByRole('radio', { name: vocabulary.sort.price_asc })).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: vocabulary.sort.default }));
    await expect(args.onSort).toHaveBeenLastCalledWith(undefined);
  },
});

/** Requests the next page when the last card comes into view. */
export const More = meta.story({
  args: { hasMore: true },
  render: (args, { globals }) => <SearchPanel {...args} properties={manyPropertyCards(getLanguage(globals), 20)} />,
  play: async ({ canvas, args }) => {
    const last = (await canvas.findAllByRole('link')).filter((link) => 'result' in link.dataset).at(-1);
    await expect(args.onLoadMore).not.toHaveBeenCalled();
    last?.scrollIntoView({ block: 'nearest' });
    await waitFor(() => expect(args.onLoadMore).toHaveBeenCalledOnce());
  },
});

export const LoadingMore = meta.story({ args: { hasMore: true, loadingMore: true } });

/** No results for the typed text, but for the nearest spelling. */
export const Corrected = meta.story({
  args: { query: 'شفة في التجمع', corrected: query, total: 2, properties: propertyCards('ar').slice(0, 2) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(new RegExp(query))).toBeVisible();
  },
});

export const Idle = meta.story({
  args: { status: 'idle', query: '', properties: [], total: undefined },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(search.idleTitle)).toBeVisible();
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument();
  },
});

export const Loading = meta.story({
  args: { status: 'loading', properties: [], total: undefined },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status')).toHaveTextContent(search.searching);
  },
});

export const Renewing = meta.story({
  args: { status: 'loading' },
  play: async ({ canvas, args }) => {
    const listings = (await canvas.findAllByRole('link')).filter((link) => 'result' in link.dataset);
    await expect(listings).toHaveLength(args.properties.length);
  },
});

export const Empty = meta.story({
  args: { query: 'قصر على القمر', total: 0, properties: [] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(search.emptyTitle)).toBeVisible();
  },
});

/** The next page failed: the results stay. */
export const FailedMore = meta.story({
  args: { hasMore: false, failedMore: true },
  play: async ({ canvas, args, userEvent }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(search.failed);
    await expect(canvas.getAllByRole('listitem').length).toBeGreaterThan(0);
    await userEvent.click(canvas.getByRole('button', { name: ar.common.retry }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});

/** The retry keeps the focus, and the first new result takes it. */
export const RetriedUnderFocus = meta.story({
  render: (args, { globals }) => {
    const [state, setState] = useState<'failed' | 'loading' | 'loaded'>('failed');
    useEffect(() => {
      if (state === 'loading') setState('loaded');
    }, [state]);
    return (
      <SearchPanel
        {...args}
        properties={propertyCards(getLanguage(globals)).slice(0, state === 'loaded' ? 6 : 3)}
        hasMore={false}
        failedMore={state !== 'loaded'}
        loadingMore={state === 'loading'}
        onRetry={() => setState('loading')}
      />
    );
  },
  play: async ({ canvas, userEvent }) => {
    (await canvas.findByRole('button', { name: ar.common.retry })).focus();
    await userEvent.keyboard('{Enter}');
    const getResults = () => canvas.getAllByRole('link').filter(({ dataset }) => 'result' in dataset);
    await waitFor(() => expect(getResults()).toHaveLength(6));
    await expect(getResults()[3]).toHaveFocus();
  },
});

export const Failed = meta.story({
  args: { status: 'failed', properties: [], total: undefined },
  play: async ({ canvas, args, userEvent }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(search.failed);
    await userEvent.click(canvas.getByRole('button', { name: ar.common.retry }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});
