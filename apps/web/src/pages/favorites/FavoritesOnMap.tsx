import { FavoritesMap } from '@mashrabiya/ui/FavoritesMap';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { useFavoriteButton } from '../../favorites/useFavoriteButton.tsx';
import { baseMapAtom } from '../../map/baseMap.ts';
import { useOpenedListing } from '../../map/useMap.ts';
import { paths } from '../../routing/paths.ts';
import { type FavoritesFilter, useFavoritesMap } from './useFavorites.ts';

export default function FavoritesOnMap({ filter }: { filter: FavoritesFilter }) {
  const baseMap = useAtomValue(baseMapAtom);
  const map = useFavoritesMap(filter);
  const [openedId, setOpenedId] = useState<string>();
  const listing = useOpenedListing(openedId);
  const renderFavoriteButton = useFavoriteButton();
  return (
    <FavoritesMap
      view={map.data}
      status={map.isError ? 'failed' : map.isPending ? 'loading' : 'ready'}
      onRetry={() => void map.refetch()}
      openedId={openedId}
      onOpen={setOpenedId}
      listing={listing.data?.data}
      listingFailed={listing.isError}
      favoriteButton={listing.data && renderFavoriteButton(listing.data.data)}
      getHref={paths.property}
      baseMap={baseMap}
    />
  );
}
