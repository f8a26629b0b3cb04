import { type MapView, parseArea, writeArea } from '@mashrabiya/contract';
import { ar } from '@mashrabiya/i18n/ar';
import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { getLanguage } from '../../foundation/stories.ts';
import { FavoriteButton } from '../../listings/FavoriteButton/FavoriteButton.tsx';
import { LISTING, listing } from '../../listings/fixtures.stories.ts';
import { ListingsMap } from './ListingsMap.tsx';
import { CAIRO_BOX, cairo, createDistricts, DRAWN, egypt, emptyView, onePlace } from './view.fixture.ts';

const meta = preview.meta({
  title: 'Map/ListingsMap',
  component: ListingsMap,
  parameters: { layout: 'fullscreen' },
  args: {
    view: cairo as MapView | undefined,
    status: 'ready' as const,
    onRetry: fn(),
    box: CAIRO_BOX as string | undefined,
    onMoveEnd: fn(),
    following: true,
    onFollowingChange: fn(),
    onSearchHere: fn(),
    onHighlightChange: fn(),
    viewedIds: ['seen', 'dot-2'],
    onOpen: fn(),
    onClusterChange: fn(),
    getHref: (id: string) => `/property-${id}`,
    area: undefined as string | undefined,
    onAreaChange: fn(),
    districts: [],
    chosenDistricts: [],
    onDistrictsChange: fn(),
    districtsFailed: false,
    onRetryDistricts: fn(),
    onDistrictsOpenChange: fn(),
    renderer: 'still' as const,
  },
  render: (args, { globals }) => (
    <div style={{ blockSize: '100dvh', maxBlockSize: 760 }}>
      <ListingsMap {...args} districts={createDistricts(getLanguage(globals) === 'ar')} />
    </div>
  ),
});

const map = ar.map;

/** Prices for the best properties, dots for overlapping ones, clusters for many. */
export const Default = meta.story({
  play: async ({ canvas, args, userEvent }) => {
    const pin = await canvas.findByRole('button', { name: /^4\.85/ });
    await expect(pin).toHaveTextContent('4.85 مليون');
    await userEvent.click(pin);
    await expect(args.onOpen).toHaveBeenCalledWith('plain');
    await userEvent.hover(pin);
    await expect(args.onHighlightChange).toHaveBeenCalledWith('plain');
    await userEvent.unhover(pin);
  },
});

/** All of Egypt: clusters show a count and the lowest price; overlapping clusters merge. */
export const Clusters = meta.story({
  args: { view: egypt, box: undefined, viewedIds: [] },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: /^2,\d{3}/ });
    const marks = canvas.getAllByRole('button', { name: new RegExp(map.clusterHint) });
    const rooms = marks.map((mark) => mark.getBoundingClientRect());
    const covering = rooms.flatMap((clusterBox, i) =>
      rooms
        .slice(i + 1)
        .filter(
          (other) =>
            clusterBox.left < other.right &&
            other.left < clusterBox.right &&
            clusterBox.top < other.bottom &&
            other.top < clusterBox.bottom,
        ),
    );
    await expect(covering).toEqual([]);
  },
});

/** Zooms into a pressed cluster. */
export const ClusterPressed = meta.story({
  args: { view: egypt, box: undefined, viewedIds: [] },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^2,\d{3}/ }));
    await expect(args.onMoveEnd).toHaveBeenLastCalledWith(expect.any(String), expect.any(Number), true);
  },
});

/** A cluster that no zoom separates opens a paged list; Escape closes it and returns the focus to the cluster. */
export const ClusterListed = meta.story({
  args: { view: onePlace },
  render: (args, { globals }) => {
    const [box, setBox] = useState<string>();
    const [pages, setPages] = useState(1);
    const listings = [LISTING.superior, LISTING.elite, LISTING.plain, LISTING.rent, LISTING.coastal].map((index) =>
      listing(index, globals),
    );
    return (
      <div style={{ blockSize: '100dvh', maxBlockSize: 760 }}>
        <ListingsMap
          {...args}
          districts={createDistricts(getLanguage(globals) === 'ar')}
          onClusterChange={(to) => {
            args.onClusterChange(to);
            setBox(to);
          }}
          cluster={
            box === undefined
              ? undefined
              : {
                  listings: listings.slice(0, pages * 3),
                  total: listings.length,
                  loading: false,
                  failed: false,
                  onRetry: fn(),
                  onLoadMore: pages === 1 ? () => setPages(2) : undefined,
                }
          }
        />
      </div>
    );
  },
  play: async ({ canvas, args, userEvent }) => {
    const mark = await canvas.findByRole('button', { name: new RegExp(map.clusterListHint) });
    await userEvent.click(mark);
    await expect(args.onClusterChange).toHaveBeenLastCalledWith(onePlace.clusters[0]?.box);
    const name = map.cluster_few.replace('{{number}}', '5');
    const list = await canvas.findByRole('region', { name });
    await expect(list).toHaveFocus();
    await userEvent.click(within(list).getByRole('button', { name: ar.common.showMore }));
    const links = within(list).getAllByRole('link');
    await expect(links).toHaveLength(5);
    await expect(links[3]).toHaveFocus();
    await expect(within(list).queryByRole('button', { name: ar.common.showMore })).toBeNull();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByRole('region', { name })).toBeNull());
    await expect(mark).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('region', { name })).toHaveFocus();
  },
});

const noListings = { listings: undefined, total: 0, onRetry: fn(), onLoadMore: undefined };

export const ClusterLoading = meta.story({
  args: { view: onePlace, cluster: { ...noListings, loading: true, failed: false } },
});

export const ClusterFailed = meta.story({
  args: { view: onePlace, cluster: { ...noListings, loading: false, failed: true } },
  play: async ({ canvas, args, userEvent }) => {
    const list = await canvas.findByRole('region', { name: map.clusterLoading });
    await expect(within(list).getByRole('alert')).toHaveTextContent(map.clusterFailed);
    await userEvent.click(within(list).getByRole('button', { name: ar.common.retry }));
    await expect(args.cluster?.onRetry).toHaveBeenCalled();
    await userEvent.click(within(list).getByRole('button', { name: map.clusterClose }));
    await expect(args.onClusterChange).toHaveBeenLastCalledWith(undefined);
  },
});

/** The first page is retried: the list keeps the focus while it loads, so that Escape still closes it. */
export const ClusterRetriedFirst = meta.story({
  args: { view: onePlace },
  render: (args, { globals }) => {
    const [failed, setFailed] = useState(true);
    return (
      <div style={{ blockSize: '100dvh', maxBlockSize: 760 }}>
        <ListingsMap
          {...args}
          districts={createDistricts(getLanguage(globals) === 'ar')}
          cluster={{ ...noListings, loading: !failed, failed, onRetry: () => setFailed(false) }}
        />
      </div>
    );
  },
  play: async ({ canvas, args, userEvent }) => {
    const list = await canvas.findByRole('region', { name: map.clusterLoading });
    await userEvent.click(within(list).getByRole('button', { name: ar.common.retry }));
    await waitFor(() => expect(within(list).queryByRole('button', { name: ar.common.retry })).toBeNull());
    await expect(list).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClusterChange).toHaveBeenLastCalledWith(undefined);
  },
});

/** The same button retries a further page, and keeps the focus, so that Escape still closes the list. */
export const ClusterRetried = meta.story({
  args: { view: onePlace },
  render: (args, { globals }) => {
    const [state, setState] = useState<'shown' | 'failed' | 'loaded'>('shown');
    const listings = [LISTING.superior, LISTING.elite].map((index) => listing(index, globals));
    return (
      <div style={{ blockSize: '100dvh', maxBlockSize: 760 }}>
        <ListingsMap
          {...args}
          districts={createDistricts(getLanguage(globals) === 'ar')}
          cluster={{
            listings: listings.slice(0, state === 'loaded' ? 2 : 1),
            total: 2,
            loading: false,
            failed: state === 'failed',
            onRetry: () => setState('loaded'),
            onLoadMore: state === 'shown' ? () => setState('failed') : undefined,
          }}
        />
      </div>
    );
  },
  play: async ({ canvas, args, userEvent }) => {
    const list = await canvas.findByRole('region', { name: map.cluster_two });
    await userEvent.click(within(list).getByRole('button', { name: ar.common.showMore }));
    await expect(await within(list).findByRole('button', { name: ar.common.retry })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(within(list).getAllByRole('link')[1]).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await expect(args.onClusterChange).toHaveBeenLastCalledWith(undefined);
  },
});

export const Loading = meta.story({ args: { view: undefined, status: 'loading' } });

export const Updating = meta.story({ args: { status: 'loading' } });

export const Empty = meta.story({ args: { view: emptyView } });

export const Failed = meta.story({
  args: { status: 'failed' },
  play: async ({ canvas, args, userEvent }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(map.failed);
    await userEvent.click(canvas.getByRole('button', { name: ar.common.retry }));
    await expect(args.onRetry).toHaveBeenCalled();
  },
});

export const Highlighted = meta.story({ args: { highlightedId: 'plain' } });

export const HighlightedDot = meta.story({ args: { highlightedId: 'dot-1' } });

const onFavorite = fn();

/** A pressed pin opens a small card with a favorite button. Escape closes it and returns the focus to the pin. */
export const Opened = meta.story({
  render: (args, { globals }) => {
    const [opened, setOpened] = useState<string>();
    return (
      <div style={{ blockSize: '100dvh', maxBlockSize: 760 }}>
        <ListingsMap
          {...args}
          openedId={opened}
          onOpen={setOpened}
          listing={listing(LISTING.superior, globals)}
          favoriteButton={<FavoriteButton isFavorite onToggle={onFavorite} />}
          districts={createDistricts(getLanguage(globals) === 'ar')}
        />
      </div>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /12\.5/ }));
    const card = await canvas.findByRole('region', { name: map.opened });
    await expect(card).toHaveFocus();
    await userEvent.click(within(card).getByRole('button', { name: ar.listings.love.label, pressed: true }));
    await expect(onFavorite).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByRole('region', { name: map.opened })).toBeNull());
    const pin = canvas.getByRole('button', { name: /12\.5/ });
    await expect(pin).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('region', { name: map.opened })).toHaveFocus();
  },
});

export const OpenedLoading = meta.story({ args: { openedId: 'plain' } });

/** The card keeps the focus while a retry loads. */
export const OpenedFailed = meta.story({
  args: { openedId: 'plain' },
  render: (args, { globals }) => {
    const [failed, setFailed] = useState(true);
    return (
      <div style={{ blockSize: '100dvh', maxBlockSize: 760 }}>
        <ListingsMap
          {...args}
          districts={createDistricts(getLanguage(globals) === 'ar')}
          listingFailed={failed}
          onRetryListing={() => setFailed(false)}
        />
      </div>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const card = await canvas.findByRole('region', { name: map.opened });
    await expect(within(card).getByRole('alert')).toHaveTextContent(map.openedFailed);
    await userEvent.click(within(card).getByRole('button', { name: ar.common.retry }));
    await expect(await within(card).findByText(ar.common.loading)).toBeVisible();
    await expect(card).toHaveFocus();
  },
});

/** The markers are one tab stop; arrow keys go to the nearest marker in their direction. */
export const Keyboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    const pin = await canvas.findByRole('button', { name: /^4\.85/ });
    pin.focus();
    const from = pin.getBoundingClientRect();
    await userEvent.keyboard('{ArrowRight}');
    const focusedElement = document.activeElement;
    await expect(focusedElement).not.toBe(pin);
    await expect(focusedElement?.getBoundingClientRect().x).toBeGreaterThan(from.x);
    await userEvent.keyboard('{Home}');
    await expect(document.activeElement?.tagName).toBe('BUTTON');
    const listings = canvas.getByRole('group', { name: map.homes });
    await expect(listings.querySelectorAll('button[tabindex="0"]')).toHaveLength(1);
  },
});

/** The list does not follow the map: after a move, a button searches the visible area. */
export const NotFollowing = meta.story({
  args: { following: false },
  play: async ({ canvas, args, userEvent }) => {
    await canvas.findByRole('group', { name: map.homes });
    const searchHereButton = canvas.getByRole('button', { name: map.searchHere });
    await expect(searchHereButton).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: map.zoomIn }));
    await waitFor(() => expect(searchHereButton).toBeEnabled());
    await userEvent.click(searchHereButton);
    await expect(args.onSearchHere).toHaveBeenCalledWith(expect.stringMatching(/^[\d.]+,[\d.]+,[\d.]+,[\d.]+$/));
    await userEvent.click(canvas.getByRole('checkbox', { name: map.follow }));
    await expect(args.onFollowingChange).toHaveBeenCalledWith(true);
  },
});

export const KeyboardMove = meta.story({
  play: async ({ canvas, args, userEvent }) => {
    await canvas.findByRole('group', { name: map.homes });
    canvas.getByRole('region', { name: map.surface }).focus();
    await userEvent.keyboard('{ArrowUp}{+}');
    await expect(args.onMoveEnd).toHaveBeenLastCalledWith(expect.any(String), expect.any(Number), true);
  },
});

export const Drawing = meta.story({
  play: async ({ canvas, canvasElement, args, userEvent }) => {
    await canvas.findByRole('group', { name: map.homes });
    await userEvent.click(canvas.getByRole('button', { name: map.draw }));
    await expect(await canvas.findByText(map.drawing)).toBeVisible();
    const surface = canvasElement.querySelector<HTMLElement>('.surface');
    if (!surface) throw new Error('there is nothing to draw on');
    surface.setPointerCapture = fn();
    const at = (x: number, y: number) => ({ target: surface, coords: { clientX: x, clientY: y } });
    await userEvent.pointer([
      { keys: '[MouseLeft>]', ...at(150, 200) },
      { keys: '[/MouseLeft]', ...at(150, 200) },
    ]);
    await expect(await canvas.findByText(map.drawTooSmall)).toBeVisible();
    await expect(args.onAreaChange).not.toHaveBeenCalled();
    await userEvent.pointer([
      { keys: '[MouseLeft>]', ...at(120, 200) },
      at(260, 210),
      at(280, 360),
      at(130, 340),
      { keys: '[/MouseLeft]', ...at(120, 205) },
    ]);
    await expect(args.onAreaChange).toHaveBeenCalledTimes(1);
  },
});

export const Drawn = meta.story({
  args: { area: writeArea(DRAWN) },
  play: async ({ canvas, args, userEvent }) => {
    await expect(parseArea(args.area ?? '')).toHaveLength(DRAWN.length);
    await userEvent.click(await canvas.findByRole('button', { name: map.clearArea }));
    await expect(args.onAreaChange).toHaveBeenCalledWith(undefined);
  },
});

export const ChoosingDistricts = meta.story({
  args: { chosenDistricts: [3] },
  play: async ({ canvas, args, userEvent }) => {
    const opener = await canvas.findByRole('button', { name: map.districts });
    await userEvent.click(opener);
    const list = await canvas.findByRole('region', { name: map.districtsTitle });
    await expect(list).toContainElement(document.activeElement as HTMLElement);
    await userEvent.click(canvas.getAllByRole('checkbox').at(-1) as HTMLElement);
    await expect(args.onDistrictsChange).toHaveBeenCalledWith([3, 5]);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByRole('region', { name: map.districtsTitle })).toBeNull());
    await expect(opener).toHaveFocus();
    await userEvent.click(opener);
  },
});

export const NoDistricts = meta.story({
  args: { view: emptyView },
  render: (args) => (
    <div style={{ blockSize: '100dvh', maxBlockSize: 760 }}>
      <ListingsMap {...args} districts={[]} />
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: map.districts }));
    await expect(await canvas.findByText(map.districtsNone)).toBeVisible();
  },
});

/** Districts are counted only once their list opens. */
export const DistrictsLoading = meta.story({
  render: (args) => (
    <div style={{ blockSize: '100dvh', maxBlockSize: 760 }}>
      <ListingsMap {...args} districts={undefined} />
    </div>
  ),
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: map.districts }));
    await expect(args.onDistrictsOpenChange).toHaveBeenCalledWith(true);
    const list = await canvas.findByRole('region', { name: map.districtsTitle });
    await expect(list).toHaveAttribute('aria-busy', 'true');
    await userEvent.keyboard('{Escape}');
    await expect(args.onDistrictsOpenChange).toHaveBeenLastCalledWith(false);
    await userEvent.click(await canvas.findByRole('button', { name: map.districts }));
  },
});

export const DistrictsFailed = meta.story({
  args: { districtsFailed: true },
  render: DistrictsLoading.input.render,
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: map.districts }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(map.districtsFailed);
    await userEvent.click(canvas.getByRole('button', { name: ar.common.retry }));
    await expect(args.onRetryDistricts).toHaveBeenCalled();
  },
});

/** Loading districts for a new view failed: the previous ones can still be chosen. */
export const DistrictsFailedAgain = meta.story({
  args: { districtsFailed: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: map.districts }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(map.districtsFailed);
    const list = canvas.getByRole('region', { name: map.districtsTitle });
    await expect(within(list).getAllByRole('checkbox')[0]).toBeEnabled();
  },
});

/** Without WebGL the drawn map stays, can be moved as well, and shows a note. */
export const WithoutWebGl = meta.story({ args: { renderer: 'drawn' } });

export const Live = meta.story({ args: { renderer: 'live' }, tags: ['!test'] });

export const LiveClusters = meta.story({
  args: { renderer: 'live', view: egypt, box: undefined, viewedIds: [] },
  tags: ['!test'],
});
