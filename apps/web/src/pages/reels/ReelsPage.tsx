import type { Reel } from '@mashrabiya/contract';
import { ReelFeed, ReelFeedSkeleton, ReelViewer, share } from '@mashrabiya/ui';
import { useAtom, useAtomValue } from 'jotai';
import { startTransition, useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { originAtom } from '../../atoms/app.ts';
import { captionsAtom, savesDataAtom, soundAtom } from '../../reels/player.ts';
import { readReelSearch, writeReelSearch } from '../../reels/reelSearch.ts';
import { useNow } from '../../reels/useNow.ts';
import { useReelViews } from '../../reels/useReelViews.ts';
import type { PageProps } from '../../routing/lazyPage.ts';
import { paths } from '../../routing/paths.ts';
import { sliderOf } from '../../routing/slider.ts';
import { hasHistory } from '../../routing/useBack.ts';
import { useSlider } from '../../routing/useSlider.ts';
import { useShared } from '../../sharing/useShared.ts';
import { rememberFeed } from './feedMemory.ts';
import { NoReels } from './NoReels.tsx';
import { ReelPanels } from './ReelPanels.tsx';
import { ReelsHead } from './ReelsHead.tsx';
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
  // The feed itself updates the URL with each reel.
  const [startId] = useState(id);
  const feed = useFeed({ startId, list: single ? undefined : { query: filters }, search });
  const { reels, hearts, seen } = feed;
  // Known views may reorder the feed before anything plays: a new first reel means a new feed.
  const feedKey = reels[0]?.id;
  const [seenNow, setSeenNow] = useState({ feedKey, id: startId });
  const shownId = seenNow.feedKey === feedKey ? seenNow.id : undefined;
  const shown = reels.find((reel) => reel.id === shownId);
  const [sound, setSound] = useAtom(soundAtom);
  const captions = useAtomValue(captionsAtom);
  const savesData = useAtomValue(savesDataAtom);
  const onWatched = useReelViews();
  const onShared = useShared();
  const origin = useAtomValue(originAtom);
  const now = useNow(reels.map(({ expires_at }) => expires_at));
  const contact = useSlider('reel-contact');
  const menu = useSlider('reel-menu');

  const order = reels.map((reel) => reel.id).join();
  useEffect(() => {
    if (seen && !single && order) rememberFeed({ search, ids: order.split(',') });
  }, [seen, single, order, search]);

  // The URL waits until the seen reels are loaded.
  const next = single || !seen || shownId === id ? undefined : shownId;
  const writeAddress = useEffectEvent((shownNow: string) => {
    navigate({ pathname: paths.reelIn(shownNow), search: query }, { replace: true, preventScrollReset: true });
  });
  useEffect(() => {
    if (next !== undefined) writeAddress(next);
  }, [next]);
  const onClose = () => (hasHistory() ? navigate(-1) : navigate(paths.home));
  const onShare = ({ id: one, title }: Reel) => void share({ url: origin + paths.reel(one), title }).then(onShared);

  const nothing = (feed.failure || (!feed.isPending && reels.length === 0)) && (
    <NoReels failure={feed.failure} onRetry={feed.retry} isNarrowed={search !== ''} />
  );
  return (
    <>
      <ReelsHead reel={id === undefined ? undefined : shown} />
      <ReelViewer
        data-needs-app
        title={t('reels:viewer.title')}
        searchHref={paths.reelsSearch + writeReelSearch({ ...filters, seller: undefined })}
      >
        {nothing || feed.isPending ? (
          nothing || <ReelFeedSkeleton />
        ) : (
          <ReelFeed
            key={feedKey}
            reels={reels}
            {...(startId === undefined ? {} : { startId })}
            now={now}
            muted={!sound}
            {...(seen && !savesData ? {} : { autoplay: false })}
            isPaused={sliderOf(query) !== null}
            captions={captions}
            savesData={savesData}
            loadingMore={feed.isFetchingMore}
            isFavoriteOf={hearts.isFavoriteOf}
            favoriteStateOf={hearts.favoriteStateOf}
            propertyHrefOf={({ property_id }) => paths.property(property_id)}
            sellerHrefOf={({ user }) => paths.provider(user.id)}
            onMutedChange={(muted) => setSound(!muted)}
            onWatched={onWatched}
            // A transition, so that the video starts first.
            onSeen={(one) => startTransition(() => setSeenNow({ feedKey, id: one }))}
            onEnd={feed.more}
            onFavorite={hearts.onFavorite}
            onShare={onShare}
            onContact={contact.onOpen}
            onMore={menu.onOpen}
            onClose={onClose}
          />
        )}
      </ReelViewer>
      {shown && (
        <ReelPanels
          reel={shown}
          contact={contact}
          menu={menu}
          facts={{
            isChosen: shown.id === startId,
            isFiltered: search !== '',
            isSeen: seen?.has(shown.id) ?? false,
          }}
        />
      )}
    </>
  );
}
