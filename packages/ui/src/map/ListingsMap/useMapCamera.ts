import { type Box, type MapCluster, parseBox, writeBox } from '@mashrabiya/contract';
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { fitCamera, getVisibleBox, type Size } from '../geo/mercator.ts';
import { createCameraStore, type Mover } from '../stage/cameraStore.ts';
import type { StageHandle } from '../stage/MapStage.tsx';
import { canSeparate } from './canSeparate.ts';

const EGYPT = { south: 23.8, west: 27.5, north: 31.8, east: 34.8 };
const INITIAL_CAMERA = { x: 0.586, y: 0.42, zoom: 5 };

/** Padding in pixels around a requested view. */
const computePadding = ({ width }: Size) => Math.min(56, width * 0.08);
/** No padding: a box from the URL restores a previous view exactly. */
const noPadding = () => 0;

const TOLERANCE_DEGREES = 1e-4;
const isAlmostEqual = (one: Box, other: Box | undefined): boolean =>
  other !== undefined &&
  (['south', 'west', 'north', 'east'] as const).every((edge) => Math.abs(one[edge] - other[edge]) < TOLERANCE_DEGREES);

/** Camera of a map of properties: shows the requested box, else all properties, then follows the user. */
export function useMapCamera(
  box: string | undefined,
  extent: string | null,
  onMoveEnd: (box: string, zoom: number, isByUser: boolean) => void,
) {
  const stage = useRef<StageHandle>(null);
  const target = box ?? extent ?? undefined;
  const [store] = useState(() => createCameraStore(INITIAL_CAMERA));
  const [start] = useState(() => parseBox(target ?? '') ?? EGYPT);
  const [settledView, setSettledView] = useState({ zoom: INITIAL_CAMERA.zoom, box: '', moved: false });

  const handleMoveEnd = useEffectEvent((mover: Mover) => {
    const { zoom } = store.camera();
    const visibleBox = getVisibleBox(store.camera(), store.size());
    // Keep the URL's box to the last digit when it is restored.
    const newBox = box && isAlmostEqual(visibleBox, parseBox(box)) ? box : writeBox(visibleBox);
    setSettledView({ zoom, box: newBox, moved: mover === 'user' });
    onMoveEnd(newBox, Math.round(zoom * 100) / 100, mover === 'user');
  });
  useEffect(() => store.onMoveEnd((mover) => handleMoveEnd(mover)), [store]);

  const showBox = useCallback(
    (text: string, mover: Mover, getPadding: (size: Size) => number) => {
      const targetBox = parseBox(text);
      const size = store.size();
      if (targetBox && size.width) stage.current?.moveTo(fitCamera(targetBox, size, getPadding(size)), mover);
    },
    [store],
  );
  // The user's own move updates the URL, so the `box` that results is already shown.
  const showTarget = useEffectEvent((text: string) => {
    if (text !== settledView.box) showBox(text, 'page', text === box ? noPadding : computePadding);
  });
  useEffect(() => {
    if (target) showTarget(target);
  }, [target]);

  return {
    stage,
    store,
    start,
    padding: box ? noPadding : computePadding,
    settledView,
    show: (text: string) => showBox(text, 'user', computePadding),
    zoom: (zoomChange: number) => stage.current?.moveTo(store.getZoomed(zoomChange), 'user'),
    /** Zooms into a cluster; false if no zoom would separate its properties. */
    openCluster: useCallback(
      (cluster: MapCluster): boolean => {
        const clusterBox = parseBox(cluster.box);
        if (!clusterBox || !canSeparate(cluster, store.camera().zoom, store.getMaxZoom())) return false;
        const fittedCamera = fitCamera(clusterBox, store.size(), computePadding(store.size()), store.getMaxZoom());
        const closerZoom = Math.max(fittedCamera.zoom, Math.min(store.camera().zoom + 1, store.getMaxZoom()));
        stage.current?.moveTo({ ...fittedCamera, zoom: closerZoom }, 'user');
        return true;
      },
      [store],
    ),
  };
}
