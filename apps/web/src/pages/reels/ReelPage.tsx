import { ReelFeedSkeleton, ReelStage, ReelViewer, share } from '@mashrabiya/ui';
import { useAtomValue } from 'jotai';
import { useNavigate } from 'react-router-dom';
import { isNotFound, isUnavailable } from '../../api/error.ts';
import { hasLoadFailed } from '../../api/queryStatus.ts';
import { useApiQuery } from '../../api/useApiQuery.ts';
import { originAtom } from '../../atoms/app.ts';
import { useReelFavorites } from '../../reels/useReelFavorites.ts';
import type { PageProps } from '../../routing/lazyPage.ts';
import { paths } from '../../routing/paths.ts';
import { hasHistory } from '../../routing/useBack.ts';
import { useShareToast } from '../../sharing/useShareToast.ts';
import { NoReels } from './NoReels.tsx';
import { ReelsHead } from './ReelsHead.tsx';

const doNothing = () => undefined;

/** Share page of a reel: its picture, description and a link to the viewer. */
export default function ReelPage({ params }: PageProps) {
  const id = params.id ?? '';
  const navigate = useNavigate();
  const origin = useAtomValue(originAtom);
  const onShared = useShareToast();
  const reelFavorites = useReelFavorites();
  const { data, error, refetch } = useApiQuery('getReel', { params: { id } });
  const hasFailed = hasLoadFailed({ data, error }) || isNotFound(error) || isUnavailable(error);
  const reel = hasFailed ? undefined : data && reelFavorites.withFavorite(data.data);
  const playHref = paths.reelIn(id);
  return (
    <>
      <ReelsHead reel={reel} isReelPage />
      <ReelViewer searchHref={paths.reelsSearch}>
        {hasFailed && <NoReels failure={error} onRetry={() => void refetch()} isFiltered={false} />}
        {!hasFailed && !reel && <ReelFeedSkeleton />}
        {reel && (
          <ReelStage
            reel={reel}
            headingLevel={1}
            priority
            muted
            playHref={playHref}
            playback={{
              state: 'poster',
              position: 0,
              duration: reel.duration,
              toggle: () => navigate(playHref),
              hold: doNothing,
              seek: doNothing,
            }}
            sellerHref={paths.provider(reel.user.id)}
            propertyHref={paths.property(reel.property_id)}
            isFavorite={reelFavorites.isFavorite(reel)}
            favoriteState={reelFavorites.getFavoriteState(reel)}
            onFavorite={reelFavorites.onFavorite}
            onShare={() => void share({ url: origin + paths.reel(id), title: reel.title }).then(onShared)}
            onClose={() => (hasHistory() ? navigate(-1) : navigate(paths.home))}
          />
        )}
      </ReelViewer>
    </>
  );
}
