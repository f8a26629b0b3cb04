import styled from '@emotion/styled';
import { type MapCluster, type MapView, type PropertyCard, parseArea, writeArea } from '@mashrabiya/contract';
import {
  type ComponentPropsWithRef,
  type ReactNode,
  useCallback,
  useContext,
  useDeferredValue,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useTranslation } from 'react-i18next';
import { MapStage } from '../stage/MapStage.tsx';
import { type Renderer, RendererContext } from '../stage/renderer.ts';
import type { BaseMap } from '../streets/baseMap.ts';
import { AreaShape } from './AreaShape.tsx';
import { type ClusterHomes, ClusterList } from './ClusterList.tsx';
import { Districts, type MapDistrict } from './Districts.tsx';
import { DrawLayer } from './DrawLayer.tsx';
import { homesMapStyles } from './homesMapStyles.ts';
import { MapBar } from './MapBar.tsx';
import { MapCard } from './MapCard.tsx';
import { MapFoot } from './MapFoot.tsx';
import { MapNotes } from './MapNotes.tsx';
import { MapTools } from './MapTools.tsx';
import { Markers } from './Markers.tsx';
import { useFocusBack } from './useFocusBack.ts';
import { useMapCamera } from './useMapCamera.ts';
import { useUncovered } from './useUncovered.ts';

export type { ClusterHomes } from './ClusterList.tsx';
export type { MapDistrict } from './Districts.tsx';

export interface HomesMapProps extends Omit<ComponentPropsWithRef<'section'>, 'children'> {
  /** What stands in the part of the map that was last told by `onMove`; the former one meanwhile. */
  view: MapView | undefined;
  status: 'loading' | 'ready' | 'failed';
  onRetry(): void;
  /** `south,west,north,east` to show; another value goes there. Undefined shows all that `view.extent` holds. */
  box: string | undefined;
  /** The map has come to rest: what it shows, how far in, and whether a person moved it. */
  onMove(box: string, zoom: number, byPerson: boolean): void;
  /** Whether the list follows the map; else a button asks for it. */
  following: boolean;
  onFollow(following: boolean): void;
  /** The list is to show the homes of this box. */
  onSearchHere(box: string): void;
  /** The home that is looked at in the list. */
  lit?: string;
  onLight?(id: string | undefined): void;
  /** Homes that were looked at before. */
  seen?: readonly string[];
  /** The home whose card is open. */
  opened?: string;
  /** A pin was pressed; undefined closes the card. */
  onOpen(id: string | undefined): void;
  /** The opened home, once it has come. */
  home?: PropertyCard;
  homeFailed?: boolean;
  /** A cluster that no zoom parts was pressed: the homes of this box are to be listed; undefined closes their list. */
  onCluster(box: string | undefined): void;
  /** The homes that are to be listed, if any are. */
  cluster?: ClusterHomes | undefined;
  hrefOf(id: string): string;
  /** The drawn area, as filters carry it. */
  area: string | undefined;
  onDraw(area: string | undefined): void;
  /** Districts with homes, most first; undefined while they are on their way. */
  districts: readonly MapDistrict[] | undefined;
  districtsFailed: boolean;
  onDistrictsRetry(): void;
  /** Their list was opened or closed: only while it is open they have to be known. */
  onDistrictsOpen(open: boolean): void;
  chosenDistricts: readonly number[];
  onDistricts(ids: number[]): void;
  /** Where its streets come from; null draws the map that comes with the site. */
  baseMap?: BaseMap | null;
  /** A link that leads elsewhere, at the map's foot. */
  back?: ReactNode;
  /** As the surroundings say when absent. */
  renderer?: Renderer;
}

const NO_HOMES: MapView = { total: 0, clusters: [], pins: [], dots: [], extent: null };
const Root = styled('section')(homesMapStyles);

/**
 * Homes on a map: clusters with their count and lowest price, the best homes with theirs, dots for the others. An area
 * can be drawn on it; the list of districts does the same without dragging.
 */
export function HomesMap({
  view = NO_HOMES,
  status,
  onRetry,
  box,
  onMove,
  following,
  onFollow,
  onSearchHere,
  lit,
  onLight,
  seen = [],
  opened,
  onOpen,
  home,
  homeFailed = false,
  onCluster,
  cluster,
  hrefOf,
  area,
  onDraw,
  districts,
  districtsFailed,
  onDistrictsRetry,
  onDistrictsOpen,
  chosenDistricts,
  onDistricts,
  baseMap = null,
  back,
  renderer: asked,
  ...section
}: HomesMapProps) {
  const { t } = useTranslation();
  const inherited = useContext(RendererContext);
  const renderer = asked ?? inherited;
  const root = useRef<HTMLElement>(null);
  const { stage, store, start, room, rest, show, zoom, openCluster } = useMapCamera(box, view.extent, onMove);
  const [drawing, setDrawing] = useState<'no' | 'yes' | 'again'>('no');
  const [listOpen, setListOpen] = useState(false);
  const [unable, setUnable] = useState(renderer === 'drawn');
  const [base, setBase] = useState<'streets' | 'bundled'>('bundled');
  // Marks are drawn in slices: who moves the map on meanwhile does not wait for them.
  const marked = useDeferredValue(view);
  const seenIds = useMemo(() => new Set(seen), [seen]);
  const corners = useMemo(() => (area ? parseArea(area) : undefined), [area]);

  const openList = (open: boolean) => {
    setListOpen(open);
    onDistrictsOpen(open);
  };
  const pressed = useRef<Element>(null);
  const press = useEffectEvent((one: MapCluster) => {
    if (openCluster(one)) return;
    pressed.current = document.activeElement;
    if (listOpen) openList(false);
    onCluster(one.box);
  });
  const onClusterPress = useCallback((one: MapCluster) => press(one), []);
  useUncovered(root, stage, store, opened);
  useFocusBack(cluster !== undefined, () =>
    pressed.current?.isConnected ? pressed.current : root.current?.querySelector('fieldset button[tabindex="0"]'),
  );
  useFocusBack(opened, (id) => root.current?.querySelector(`[data-home="${CSS.escape(id)}"]`));
  const light = useEffectEvent((id: string | undefined) => onLight?.(id));
  const open = useEffectEvent((id: string) => onOpen(id));
  const onPinLight = useCallback((id: string | undefined) => light(id), []);
  const onPinOpen = useCallback((id: string) => open(id), []);

  return (
    <Root aria-label={t('map.label')} {...section} ref={root}>
      <MapBar
        following={following}
        onFollow={onFollow}
        onSearchHere={rest.moved && !following ? () => onSearchHere(rest.box) : undefined}
        onDistricts={() => {
          onCluster(undefined);
          openList(true);
        }}
      >
        <MapTools
          onZoom={zoom}
          onShowAll={view.extent ? () => show(view.extent ?? '') : undefined}
          drawing={drawing !== 'no'}
          onDrawing={(on) => setDrawing(on ? 'yes' : 'no')}
          onClearArea={area ? () => onDraw(undefined) : undefined}
        />
      </MapBar>
      <div className="window">
        <MapStage
          ref={stage}
          store={store}
          start={start}
          padding={room}
          label={t('map.surface')}
          renderer={renderer}
          baseMap={baseMap}
          onUnable={() => setUnable(true)}
          onBase={setBase}
        >
          {corners && <AreaShape store={store} corners={corners} />}
          <Markers
            store={store}
            view={marked}
            zoom={rest.zoom}
            lit={lit}
            opened={opened}
            seen={seenIds}
            onLight={onPinLight}
            onOpen={onPinOpen}
            onCluster={onClusterPress}
          />
          {drawing !== 'no' && (
            <DrawLayer
              store={store}
              onDraw={(drawn) => {
                setDrawing('no');
                onDraw(writeArea(drawn));
              }}
              onTooSmall={() => setDrawing('again')}
            />
          )}
        </MapStage>
        <MapNotes status={status} onRetry={onRetry} drawing={drawing} unable={unable} simplified={base === 'bundled'} />
        {listOpen && (
          <Districts
            districts={districts}
            failed={districtsFailed}
            onRetry={onDistrictsRetry}
            chosen={chosenDistricts}
            onChoose={onDistricts}
            onClose={() => {
              openList(false);
              root.current?.querySelector<HTMLElement>('.districts')?.focus();
            }}
          />
        )}
        {cluster && <ClusterList {...cluster} hrefOf={hrefOf} onClose={() => onCluster(undefined)} />}
        {opened !== undefined && (
          <MapCard
            key={opened}
            home={home}
            failed={homeFailed}
            href={hrefOf(opened)}
            onClose={() => onOpen(undefined)}
          />
        )}
      </div>
      <MapFoot status={status} total={view.total}>
        {back}
      </MapFoot>
    </Root>
  );
}
