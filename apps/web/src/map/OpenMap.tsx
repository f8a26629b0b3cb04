import { MapBeside } from '@mashrabiya/ui/MapBeside';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { wantsReferenceAtom } from '../api/reference.ts';
import { useSettled } from '../atoms/useSettled.ts';
import { useSeen } from '../device/recentListings.ts';
import { useFavoriteButton } from '../favorites/useFavoriteButton.tsx';
import { paths } from '../routing/paths.ts';
import { baseMapAtom } from './baseMap.ts';
import type { ListMapProps } from './listMapProps.ts';
import { useHighlightedListing } from './useHighlightedListing.ts';
import { type Shown, useClusterListings, useDistricts, useMap, useOpenedListing } from './useMap.ts';
import { useMapStep } from './useMapStep.ts';

/** Milliseconds without movement after which a pan has ended. */
const SETTLED = 150;

/** Listings on the map. The visible part and the drawn area are filters in the URL. */
export default function OpenMap({ source, filters, hrefOf }: ListMapProps) {
  useTranslation('map');
  const navigate = useNavigate();
  const wantReference = useSetAtom(wantsReferenceAtom);
  const baseMap = useAtomValue(baseMapAtom);
  const [shown, setShown] = useState<Shown>();
  const [following, setFollowing] = useState(true);
  const { box, cover, open, close, move } = useMapStep(filters.box, (to) => hrefOf({ ...filters, box: to }, true));
  const opened = cover?.kind === 'home' ? cover.id : undefined;
  const settled = useSettled(shown, SETTLED);
  const map = useMap(source, settled);
  const [choosing, setChoosing] = useState(false);
  const districts = useDistricts(source, settled, choosing);
  const listing = useOpenedListing(opened);
  const favoriteButtonOf = useFavoriteButton();
  const cluster = useClusterListings(source, cover?.kind === 'cluster' ? cover.box : undefined);
  const seen = useSeen();
  const seenIds = useMemo(() => [...seen], [seen]);
  const { highlighted, onHighlight } = useHighlightedListing();

  useEffect(() => wantReference(true), [wantReference]);

  // Counts belong to the previous part of the map as soon as the map moves.
  const isBehind = map.isFetching || settled !== shown;
  return (
    <MapBeside
      listHref={hrefOf(filters, false)}
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
      seen={seenIds}
      opened={opened}
      onOpen={(id) => (id === undefined ? close('home') : open({ kind: 'home', id }))}
      listing={listing.data?.data}
      listingFailed={listing.isError}
      favoriteButton={listing.data && favoriteButtonOf(listing.data.data)}
      onCluster={(at) => (at === undefined ? close('cluster') : open({ kind: 'cluster', box: at }))}
      cluster={cluster}
      hrefOf={paths.property}
      area={filters.area}
      onDraw={(area) => navigate(hrefOf({ ...filters, area }, true))}
      districts={districts.districts}
      districtsFailed={districts.failed}
      onDistrictsRetry={() => void districts.refetch()}
      onDistrictsOpen={setChoosing}
      chosenDistricts={filters.city ?? []}
      onDistricts={(city) => {
        const { city: _, box: __, ...others } = filters;
        navigate(hrefOf(city.length ? { ...others, city } : others, true));
      }}
      baseMap={baseMap}
    />
  );
}
