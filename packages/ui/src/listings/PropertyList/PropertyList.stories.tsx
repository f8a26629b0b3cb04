import { NEXT_PAGE_VISIBLE_RATIO } from '@mashrabiya/contract/constants';
import { ar } from '@mashrabiya/i18n/ar';
import { manyPropertyCards } from '@mashrabiya/mocks';
import { useEffect, useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { getLanguage, getPropertyHref } from '../../foundation/stories.ts';
import { skipTo } from '../../layout/SkipLink/skipTo.ts';
import { FOOTER_ID } from '../../layout/shared/footerFocus.ts';
import { PropertyList } from './PropertyList.tsx';

const meta = preview.meta({
  title: 'Listings/PropertyList',
  component: PropertyList,
  args: {
    properties: manyPropertyCards('ar', 20),
    status: 'ready' as const,
    hasMore: true,
    getHref: getPropertyHref,
    onFavorite: fn(),
    onLoadMore: fn(),
    onRetry: fn(),
    nextHref: '?page=2',
  },
  render: (args, { globals }) => (
    <PropertyList {...args} properties={manyPropertyCards(getLanguage(globals), args.properties.length)} />
  ),
});

const { list } = ar.listings;

/** Observes like the list does but later, so when this sees the card, the list has too. */
const scrollIntoView = (card?: Element) =>
  new Promise<void>((seen) => {
    if (!card) throw new Error('a list has a last card');
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        observer.disconnect();
        seen();
      },
      { threshold: NEXT_PAGE_VISIBLE_RATIO },
    );
    observer.observe(card);
  });

/** Requests the next page once, when a tenth of the last card is in view. */
export const Default = meta.story({
  play: async ({ canvas, args }) => {
    const cards = canvas.getAllByRole('article');
    await expect(cards).toHaveLength(20);
    await expect(args.onLoadMore).not.toHaveBeenCalled();
    cards.at(-1)?.scrollIntoView();
    await waitFor(() => expect(args.onLoadMore).toHaveBeenCalledOnce());
  },
});

/** Jumping past the last card also loads more. */
export const ScrolledPastEnd = meta.story({
  render: (args, { globals }) => (
    <>
      <PropertyList {...args} properties={manyPropertyCards(getLanguage(globals), args.properties.length)} />
      <div style={{ blockSize: '200vh' }} />
    </>
  ),
  play: async ({ args }) => {
    await expect(args.onLoadMore).not.toHaveBeenCalled();
    window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
    await waitFor(() => expect(args.onLoadMore).toHaveBeenCalledOnce());
  },
});

/** While earlier pages load, the next one needs a press. Without JavaScript it is a link. */
export const MoreByButton = meta.story({
  args: { autoLoad: false },
  play: async ({ canvas, args, userEvent }) => {
    const more = canvas.getByRole('link', { name: list.showMore });
    await expect(more).toHaveAttribute('rel', 'next');
    more.scrollIntoView();
    await scrollIntoView(canvas.getAllByRole('article').at(-1));
    await expect(args.onLoadMore).not.toHaveBeenCalled();
    await userEvent.click(more);
    await expect(args.onLoadMore).toHaveBeenCalledOnce();
  },
});

/** Pauses loading while the focus is in the footer, so that it can be read. */
export const FooterInUse = meta.story({
  render: (args, { globals }) => (
    <>
      <PropertyList {...args} properties={manyPropertyCards(getLanguage(globals), args.properties.length)} />
      <footer id={FOOTER_ID} tabIndex={-1} style={{ minBlockSize: 240 }}>
        {ar.shell.footerText}
      </footer>
    </>
  ),
  play: async ({ canvas, args }) => {
    skipTo(FOOTER_ID);
    await expect(canvas.getByRole('contentinfo')).toHaveFocus();
    await scrollIntoView(canvas.getByRole('contentinfo'));
    await expect(args.onLoadMore).not.toHaveBeenCalled();
    canvas.getAllByRole('article').at(-1)?.querySelector('a')?.focus();
    await waitFor(() => expect(args.onLoadMore).toHaveBeenCalledOnce());
  },
});

/** The user tabs out of the last card while a page loads: the focus moves to the first card of that page. */
export const LoadedUnderFocus = meta.story({
  args: { autoLoad: false },
  render: (args, { globals }) => {
    const [count, setCount] = useState(20);
    return (
      <PropertyList
        {...args}
        properties={manyPropertyCards(getLanguage(globals), count)}
        onLoadMore={() => setCount(40)}
      />
    );
  },
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('link', { name: list.showMore }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(40));
    await expect(canvas.getAllByRole('article')[20]).toContainElement(document.activeElement as HTMLElement);
  },
});

export const Loading = meta.story({
  args: { status: 'loading', properties: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(list.loading);
  },
});

export const LoadingMore = meta.story({
  args: { loadingMore: true, properties: manyPropertyCards('ar', 4) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(4);
    await expect(canvas.getByRole('status')).toHaveTextContent(list.loading);
  },
});

export const End = meta.story({
  args: { hasMore: false, properties: manyPropertyCards('ar', 4) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(list.end)).toBeVisible();
    await expect(canvas.queryByRole('link', { name: list.showMore })).toBeNull();
  },
});

export const Empty = meta.story({
  args: { properties: [], hasMore: false },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: list.empty })).toBeVisible();
  },
});

export const Failed = meta.story({
  args: { status: 'failed', properties: [] },
  play: async ({ canvas, args, userEvent }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(list.failed);
    await userEvent.click(canvas.getByRole('button', { name: ar.common.retry }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});

export const FailedMore = meta.story({
  args: { failedMore: true, properties: manyPropertyCards('ar', 4) },
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(4);
    await expect(canvas.getByRole('alert')).toHaveTextContent(list.failed);
    await userEvent.click(canvas.getByRole('link', { name: ar.common.retry }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});

/** The link below the list keeps the focus while the page fails, and the first card of the page takes it. */
export const RetriedUnderFocus = meta.story({
  args: { autoLoad: false },
  render: (args, { globals }) => {
    const [state, setState] = useState<'shown' | 'failed' | 'retried'>('shown');
    return (
      <PropertyList
        {...args}
        properties={manyPropertyCards(getLanguage(globals), state === 'retried' ? 40 : 20)}
        failedMore={state === 'failed'}
        onLoadMore={() => setState('failed')}
        onRetry={() => setState('retried')}
      />
    );
  },
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('link', { name: list.showMore }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('link', { name: ar.common.retry })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(40));
    await expect(canvas.getAllByRole('article')[20]).toContainElement(document.activeElement as HTMLElement);
  },
});

/** The last page removes the link that had the focus. */
export const LastPageUnderFocus = meta.story({
  args: { autoLoad: false },
  render: (args, { globals }) => {
    const [state, setState] = useState<'shown' | 'loading' | 'loaded'>('shown');
    useEffect(() => {
      if (state === 'loading') setState('loaded');
    }, [state]);
    return (
      <PropertyList
        {...args}
        properties={manyPropertyCards(getLanguage(globals), state === 'loaded' ? 40 : 20)}
        hasMore={state !== 'loaded'}
        loadingMore={state === 'loading'}
        onLoadMore={() => setState('loading')}
      />
    );
  },
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('link', { name: list.showMore }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(40));
    await expect(canvas.getAllByRole('article')[20]).toContainElement(document.activeElement as HTMLElement);
  },
});

/** The link stays, and tries again. */
export const FailedPrevious = meta.story({
  args: { previousHref: '?page=2', failedPrevious: true, onLoadPrevious: fn() },
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(list.failed);
    await expect(canvas.getAllByRole('article').length).toBeGreaterThan(0);
    await userEvent.click(canvas.getByRole('link', { name: ar.common.retry }));
    await expect(args.onLoadPrevious).toHaveBeenCalledOnce();
  },
});

/** Opened at a later page: a link loads the previous page, and `onPageChange` reports the page in view. */
export const LaterPage = meta.story({
  args: { previousHref: '?page=2', onLoadPrevious: fn(), pageStarts: [0, 10], onPageChange: fn() },
  play: async ({ canvas, args, userEvent }) => {
    const earlierLink = canvas.getByRole('link', { name: list.showEarlier });
    await expect(earlierLink).toHaveAttribute('rel', 'prev');
    await userEvent.click(earlierLink);
    await expect(args.onLoadPrevious).toHaveBeenCalledOnce();
    await waitFor(() => expect(args.onPageChange).toHaveBeenLastCalledWith(0));
    canvas.getAllByRole('article')[10]?.scrollIntoView();
    await waitFor(() => expect(args.onPageChange).toHaveBeenLastCalledWith(1));
    window.scrollTo({ top: 0, behavior: 'instant' });
    await waitFor(() => expect(args.onPageChange).toHaveBeenLastCalledWith(0));
  },
});
