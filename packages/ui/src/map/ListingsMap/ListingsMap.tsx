import { type MapCluster, parseArea, writeArea } from '@mashrabiya/contract';
import { useCallback, useContext, useDeferredValue, useEffectEvent, useMemo, useRef, useState } from 'react';
import { RendererContext } from '../stage/renderer.ts';
import { AreaShape } from './AreaShape.tsx';
import { ClusterList } from './ClusterList.tsx';
import { Districts } from './Districts.tsx';
import { DrawLayer } from './DrawLayer.tsx';
import type { ListingsMapProps } from './listingsMapProps.ts';
import { MapBar } from './MapBar.tsx';
import { MapFrame, NO_LISTINGS } from './MapFrame.tsx';
import { MapTools } from './MapTools.tsx';
import { Markers } from './Markers.tsx';
import { useKeepPinVisible } from './useKeepPinVisible.ts';
import { useMapCamera } from './useMapCamera.ts';
import { useRestoreFocus } from './useRestoreFocus.ts';

/**
 * Map of properties: clusters with count and lowest price, prices for the best properties, dots for the rest. An area
 * can be drawn; the list of districts does the same without dragging.
 */
export function ListingsMap({
  view = NO_LISTINGS,
  box,
  onMoveEnd,
  following,
  onFollowingChange,
  onSearchHere,
  highlightedId,
  onHighlightChange,
  viewedIds = [],
  openedId,
  onOpen,
  onClusterChange,
  cluster,
  getHref,
  area,
  onAreaChange,
  districts,
  districtsFailed,
  onRetryDistricts,
  onDistrictsOpenChange,
  chosenDistricts,
  onDistrictsChange,
  back,
  filtersHref,
  filterCount,
  renderer: requestedRenderer,
  ...frame
}: ListingsMapProps) {
  const inheritedRenderer = useContext(RendererContext);
  const renderer = requestedRenderer ?? inheritedRenderer;
  const root = useRef<HTMLElement>(null);
  const camera = useMapCamera(box, view.extent, onMoveEnd);
  const { stage, store, settledView, show, zoom, openCluster } = camera;
  const [drawMode, setDrawMode] = useState<'no' | 'yes' | 'again'>('no');
  const [listOpen, setListOpen] = useState(false);
  // Markers render in slices, so that the next move of the map does not wait for them.
  const deferredView = useDeferredValue(view);
  const seenIds = useMemo(() => new Set(viewedIds), [viewedIds]);
  const corners = useMemo(() => (area ? parseArea(area) : undefined), [area]);

  const openList = (open: boolean) => {
    setListOpen(open);
    onDistrictsOpenChange(open);
  };
  const pressedElement = useRef<Element>(null);
  const press = useEffectEvent((pressedCluster: MapCluster) => {
    if (openCluster(pressedCluster)) return;
    pressedElement.current = document.activeElement;
    if (listOpen) openList(false);
    onClusterChange(pressedCluster.box);
  });
  const onClusterPress = useCallback((pressedCluster: MapCluster) => press(pressedCluster), []);
  useKeepPinVisible(root, stage, store, openedId);
  useRestoreFocus(cluster !== undefined, () =>
    pressedElement.current?.isConnected
      ? pressedElement.current
      : root.current?.querySelector('fieldset button[tabindex="0"]'),
  );
  const highlight = useEffectEvent((id: string | undefined) => onHighlightChange?.(id));
  const open = useEffectEvent((id: string) => onOpen(id));
  const onPinHighlight = useCallback((id: string | undefined) => highlight(id), []);
  const onPinOpen = useCallback((id: string) => open(id), []);

  return (
    <MapFrame
      {...frame}
      root={root}
      camera={camera}
      renderer={renderer}
      openedId={openedId}
      onOpen={onOpen}
      getHref={getHref}
      drawMode={drawMode}
      total={view.total}
      footer={back}
      bar={
        <MapBar
          filtersHref={filtersHref}
          filterCount={filterCount}
          following={following}
          onFollowingChange={onFollowingChange}
          onSearchHere={settledView.moved && !following ? () => onSearchHere(settledView.box) : undefined}
          onOpenDistricts={() => {
            onClusterChange(undefined);
            openList(true);
          }}
        >
          <MapTools
            onZoom={zoom}
            onShowAll={view.extent ? () => show(view.extent ?? '') : undefined}
            isDrawing={drawMode !== 'no'}
            onDrawingChange={(isOn) => setDrawMode(isOn ? 'yes' : 'no')}
            onClearArea={area ? () => onAreaChange(undefined) : undefined}
          />
        </MapBar>
      }
      markers={
        <>
          {corners && <AreaShape store={store} corners={corners} />}
          <Markers
            store={store}
            view={deferredView}
            zoom={settledView.zoom}
            highlightedId={highlightedId}
            openedId={openedId}
            viewedIds={seenIds}
            onHighlightChange={onPinHighlight}
            onOpen={onPinOpen}
            onClusterPress={onClusterPress}
          />
          {drawMode !== 'no' && (
            <DrawLayer
              store={store}
              onDraw={(drawnCorners) => {
                setDrawMode('no');
                onAreaChange(writeArea(drawnCorners));
              }}
              onTooSmall={() => setDrawMode('again')}
            />
          )}
        </>
      }
    >
      {listOpen && (
        <Districts
          districts={districts}
          failed={districtsFailed}
          onRetry={onRetryDistricts}
          value={chosenDistricts}
          onChange={onDistrictsChange}
          onClose={() => {
            openList(false);
            root.current?.querySelector<HTMLElement>('.districts')?.focus();
          }}
        />
      )}
      {cluster && <ClusterList {...cluster} getHref={getHref} onClose={() => onClusterChange(undefined)} />}
    </MapFrame>
  );
}
