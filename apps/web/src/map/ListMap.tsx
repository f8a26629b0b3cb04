import { countFilters } from '@mashrabiya/ui';
import { MapBeside } from '@mashrabiya/ui/MapBeside';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { referenceDataNeededAtom } from '../api/referenceData.ts';
import { useDebouncedValue } from '../atoms/useDebouncedValue.ts';
import { useSeenListingIds } from '../device/recentListings.ts';
import { useFavoriteButton } from '../favorites/useFavoriteButton.tsx';
import { buildPanelHref } from '../routing/panelUrl.ts';
import { paths } from '../routing/paths.ts';
import { baseMapAtom } from './baseMap.ts';
import type { ListMapProps } from './listMapProps.ts';
import { useHighlightedListing } from './useHighlightedListing.ts';
import { useClusterListings, useDistricts, useMap, useOpenedListing, type VisibleArea } from './useMap.ts';
import { useMapOverlay } from './useMapOverlay.ts';

/** Milliseconds without movement after which a pan has ended. */
const SETTLE_MS = 150;

/** Listings on the map. The visible part and the drawn area are filters in the URL. */
export default function ListMap({ source, filters, getHref }: ListMapProps) {
  useTranslation('map');
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const requestReferenceData = useSetAtom(referenceDataNeededAtom);
  const baseMap = useAtomValue(baseMapAtom);
  const [visibleArea, setVisibleArea] = useState<VisibleArea>();
  const [searchesOnMove, setSearchesOnMove] = useState(true);
  const { box, overlay, open, close, move } = useMapOverlay(filters.box, (to) =>
    getHref({ ...filters, box: to }, true),
  );
  const openedListingId = overlay?.kind === 'home' ? overlay.id : undefined;
  const settledArea = useDebouncedValue(visibleArea, SETTLE_MS);
  const mapQuery = useMap(source, settledArea);
  const [isChoosingDistrict, setIsChoosingDistrict] = useState(false);
  const districts = useDistricts(source, settledArea, isChoosingDistrict);
  const openedListing = useOpenedListing(openedListingId);
  const renderFavoriteButton = useFavoriteButton();
  const cluster = useClusterListings(source, overlay?.kind === 'cluster' ? overlay.box : undefined);
  const seenListings = useSeenListingIds();
  const seenIds = useMemo(() => [...seenListings], [seenListings]);
  const { highlightedId, onHighlightChange } = useHighlightedListing();

  useEffect(() => requestReferenceData(true), [requestReferenceData]);

  // Counts are stale as soon as the map moves.
  const isOutdated = mapQuery.isFetching || settledArea !== visibleArea;
  return (
    <MapBeside
      listHref={getHref(filters, false)}
      filtersHref={buildPanelHref(pathname, search, 'filters')}
      filterCount={countFilters(filters, source.query !== undefined)}
      view={mapQuery.data}
      status={mapQuery.hasFailed ? 'failed' : isOutdated ? 'loading' : 'ready'}
      onRetry={() => void mapQuery.refetch()}
      box={box}
      onMoveEnd={(visibleBox, zoom, isByUser) => {
        setVisibleArea({ box: visibleBox, zoom });
        if (isByUser && searchesOnMove) move(visibleBox);
      }}
      following={searchesOnMove}
      onFollowingChange={(isOn) => {
        setSearchesOnMove(isOn);
        if (isOn && visibleArea) move(visibleArea.box);
      }}
      onSearchHere={move}
      highlightedId={highlightedId}
      onHighlightChange={onHighlightChange}
      viewedIds={seenIds}
      openedId={openedListingId}
      onOpen={(id) => (id === undefined ? close('home') : open({ kind: 'home', id }))}
      {...openedListing}
      favoriteButton={openedListing.listing && renderFavoriteButton(openedListing.listing)}
      onClusterChange={(at) => (at === undefined ? close('cluster') : open({ kind: 'cluster', box: at }))}
      cluster={cluster}
      getHref={paths.property}
      area={filters.area}
      onAreaChange={(area) => navigate(getHref({ ...filters, area }, true))}
      districts={districts.districts}
      districtsFailed={districts.failed}
      onRetryDistricts={() => void districts.refetch()}
      onDistrictsOpenChange={setIsChoosingDistrict}
      chosenDistricts={filters.city ?? []}
      onDistrictsChange={(city) => {
        const { city: _, box: __, ...others } = filters;
        navigate(getHref(city.length ? { ...others, city } : others, true));
      }}
      baseMap={baseMap}
    />
  );
}
