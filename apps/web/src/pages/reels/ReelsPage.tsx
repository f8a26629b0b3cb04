import type { Reel } from '@mashrabiya/contract';
import { ReelFeed, ReelFeedSkeleton, ReelViewer, share } from '@mashrabiya/ui';
import { useAtom, useAtomValue } from 'jotai';
import { startTransition, useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { originAtom } from '../../atoms/app.ts';
import { captionsAtom, dataSaverAtom, soundAtom } from '../../reels/player.ts';
import { readReelSearch, writeReelSearch } from '../../reels/reelSearch.ts';
import { useNow } from '../../reels/useNow.ts';
import { useReelViews } from '../../reels/useReelViews.ts';
import type { PageProps } from '../../routing/lazyPage.ts';
import { getOpenPanel } from '../../routing/panelUrl.ts';
import { paths } from '../../routing/paths.ts';
import { hasHistory } from '../../routing/useBack.ts';
import { useUrlPanel } from '../../routing/useUrlPanel.ts';
import { useShareToast } from '../../sharing/useShareToast.ts';
import { NoReels } from './NoReels.tsx';
import { ReelPanels } from './ReelPanels.tsx';
import { ReelsHead } from './ReelsHead.tsx';
import { saveFeed } from './savedFeed.ts';
import { useFeed } from './useFeed.ts';

/** Viewer: a feed that starts with the reel of the URL, or a single reel. */
export default function ReelsPage({ params }: PageProps) {
  const { id, single } = params;
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { search: query } = useLocation();
  const [parameters] = useSearchParams();
  const filters = readReelSearch(parameters);
  const search = writeReelSearch(filters);
  // Only the initial URL counts: afterwards the feed itself updates the URL with each reel.
  const [startId] = useState(id);
  const feed = useFeed({ startId, list: single ? undefined : { query: filters }, search });
  const { reels, reelFavorites, seenIds } = feed;
  // Known views may reorder the feed before anything plays: a new first reel means a new feed.
  const feedKey = reels[0]?.id;
  const [visibleReel, setVisibleReel] = useState({ feedKey, id: startId });
  const shownId = visibleReel.feedKey === feedKey ? visibleReel.id : undefined;
  const shownReel = reels.find((reel) => reel.id === shownId);
  const [isSoundOn, setSound] = useAtom(soundAtom);
  const captions = useAtomValue(captionsAtom);
  const savesData = useAtomValue(dataSaverAtom);
  const recordView = useReelViews();
  const onShared = useShareToast();
  const origin = useAtomValue(originAtom);
  const now = useNow(reels.map(({ expires_at }) => expires_at));
  const contactPanel = useUrlPanel('reel-contact');
  const menuPanel = useUrlPanel('reel-menu');

  const order = reels.map((reel) => reel.id).join();
  useEffect(() => {
    if (seenIds && !single && order) saveFeed({ search, ids: order.split(',') });
  }, [seenIds, single, order, search]);

  // The URL waits until the seen reels are loaded.
  const next = single || !seenIds || shownId === id ? undefined : shownId;
  const updateUrl = useEffectEvent((visibleId: string) => {
    navigate({ pathname: paths.reelIn(visibleId), search: query }, { replace: true, preventScrollReset: true });
  });
  useEffect(() => {
    if (next !== undefined) updateUrl(next);
  }, [next]);
  const onClose = () => (hasHistory() ? navigate(-1) : navigate(paths.home));
  const onShare = ({ id: reelId, title }: Reel) =>
    void share({ url: origin + paths.reel(reelId), title }).then(onShared);

  const emptyState = (feed.failure || (!feed.isPending && reels.length === 0)) && (
    <NoReels failure={feed.failure} onRetry={feed.retry} isFiltered={search !== ''} />
  );
  return (
    <>
      <ReelsHead reel={id === undefined ? undefined : shownReel} />
      <ReelViewer
        data-needs-app
        title={t('reels:viewer.title')}
        searchHref={paths.reelsSearch + writeReelSearch({ ...filters, seller: undefined })}
      >
        {emptyState || feed.isPending ? (
          emptyState || <ReelFeedSkeleton />
        ) : (
          <ReelFeed
            key={feedKey}
            reels={reels}
            {...(startId === undefined ? {} : { startId })}
            now={now}
            muted={!isSoundOn}
            {...(seenIds && !savesData ? {} : { autoplay: false })}
            isPaused={getOpenPanel(query) !== null}
            captions={captions}
            savesData={savesData}
            loadingMore={feed.isLoadingMore}
            failedMore={feed.hasFailedMore}
            onRetry={feed.retryMore}
            isFavoriteReel={reelFavorites.isFavorite}
            getFavoriteState={reelFavorites.getFavoriteState}
            getPropertyHref={({ property_id }) => paths.property(property_id)}
            getSellerHref={({ user }) => paths.provider(user.id)}
            onMutedChange={(muted) => setSound(!muted)}
            onWatched={recordView}
            // A transition, so that the video starts first.
            onReelVisible={(reelId) => startTransition(() => setVisibleReel({ feedKey, id: reelId }))}
            onReachEnd={feed.loadMore}
            onFavorite={reelFavorites.onFavorite}
            onShare={onShare}
            onContact={contactPanel.onOpen}
            onOpenMenu={menuPanel.onOpen}
            onClose={onClose}
          />
        )}
      </ReelViewer>
      {shownReel && (
        <ReelPanels
          reel={shownReel}
          contact={contactPanel}
          menuPanel={menuPanel}
          facts={{
            isChosen: shownReel.id === startId,
            isFiltered: search !== '',
            isSeen: seenIds?.has(shownReel.id) ?? false,
          }}
        />
      )}
    </>
  );
}
