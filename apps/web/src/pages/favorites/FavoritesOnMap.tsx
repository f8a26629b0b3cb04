import { FavoritesMap } from '@mashrabiya/ui/FavoritesMap';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { getQueryStatus } from '../../api/queryStatus.ts';
import { useFavoriteButton } from '../../favorites/useFavoriteButton.tsx';
import { baseMapAtom } from '../../map/baseMap.ts';
import { useOpenedListing } from '../../map/useMap.ts';
import { paths } from '../../routing/paths.ts';
import { type FavoritesFilter, useFavoritesMap } from './useFavorites.ts';

export default function FavoritesOnMap({ filter }: { filter: FavoritesFilter }) {
  const baseMap = useAtomValue(baseMapAtom);
  const map = useFavoritesMap(filter);
  const [openedId, setOpenedId] = useState<string>();
  const openedListing = useOpenedListing(openedId);
  const renderFavoriteButton = useFavoriteButton();
  return (
    <FavoritesMap
      view={map.data}
      status={getQueryStatus(map)}
      onRetry={() => void map.refetch()}
      openedId={openedId}
      onOpen={setOpenedId}
      {...openedListing}
      favoriteButton={openedListing.listing && renderFavoriteButton(openedListing.listing)}
      getHref={paths.property}
      baseMap={baseMap}
    />
  );
}
