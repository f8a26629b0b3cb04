import { MapBeside } from '@mashrabiya/ui/MapBeside';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { referenceNeededAtom } from '../api/reference.ts';
import { useDebouncedValue } from '../atoms/useDebouncedValue.ts';
import { useSeenListingIds } from '../device/recentListings.ts';
import { useFavoriteButton } from '../favorites/useFavoriteButton.tsx';
import { paths } from '../routing/paths.ts';
import { baseMapAtom } from './baseMap.ts';
import type { ListMapProps } from './listMapProps.ts';
import { useHighlightedListing } from './useHighlightedListing.ts';
import { useClusterListings, useDistricts, useMap, useOpenedListing, type VisibleArea } from './useMap.ts';
import { useMapStep } from './useMapStep.ts';

/** Milliseconds without movement after which a pan has ended. */
const SETTLE_MS = 150;

/** Listings on the map. The visible part and the drawn area are filters in the URL. */
export default function OpenMap({ source, filters, getHref }: ListMapProps) {
  useTranslation('map');
  const navigate = useNavigate();
  const wantReference = useSetAtom(referenceNeededAtom);
  const baseMap = useAtomValue(baseMapAtom);
  const [shown, setShown] = useState<VisibleArea>();
  const [following, setFollowing] = useState(true);
  const { box, cover, open, close, move } = useMapStep(filters.box, (to) => getHref({ ...filters, box: to }, true));
  const opened = cover?.kind === 'home' ? cover.id : undefined;
  const settled = useDebouncedValue(shown, SETTLE_MS);
  const map = useMap(source, settled);
  const [choosing, setChoosing] = useState(false);
  const districts = useDistricts(source, settled, choosing);
  const listing = useOpenedListing(opened);
  const renderFavoriteButton = useFavoriteButton();
  const cluster = useClusterListings(source, cover?.kind === 'cluster' ? cover.box : undefined);
  const seenListings = useSeenListingIds();
  const seenIds = useMemo(() => [...seenListings], [seenListings]);
  const { highlighted, onHighlight } = useHighlightedListing();

  useEffect(() => wantReference(true), [wantReference]);

  // Counts are stale as soon as the map moves.
  const isBehind = map.isFetching || settled !== shown;
  return (
    <MapBeside
      listHref={getHref(filters, false)}
      view={map.data}
      status={map.isError ? 'failed' : isBehind ? 'loading' : 'ready'}
      onRetry={() => void map.refetch()}
      box={box}
      onMove={(part, zoom, byUser) => {
        setShown({ box: part, zoom });
        if (byUser && following) move(part);
      }}
      following={following}
      onFollow={(on) => {
        setFollowing(on);
        if (on && shown) move(shown.box);
      }}
      onSearchHere={move}
      highlighted={highlighted}
      onHighlight={onHighlight}
      viewedIds={seenIds}
      opened={opened}
      onOpen={(id) => (id === undefined ? close('home') : open({ kind: 'home', id }))}
      listing={listing.data?.data}
      listingFailed={listing.isError}
      favoriteButton={listing.data && renderFavoriteButton(listing.data.data)}
      onCluster={(at) => (at === undefined ? close('cluster') : open({ kind: 'cluster', box: at }))}
      cluster={cluster}
      getHref={paths.property}
      area={filters.area}
      onDraw={(area) => navigate(getHref({ ...filters, area }, true))}
      districts={districts.districts}
      districtsFailed={districts.failed}
      onDistrictsRetry={() => void districts.refetch()}
      onDistrictsOpen={setChoosing}
      chosenDistricts={filters.city ?? []}
      onDistricts={(city) => {
        const { city: _, box: __, ...others } = filters;
        navigate(getHref(city.length ? { ...others, city } : others, true));
      }}
      baseMap={baseMap}
    />
  );
}
