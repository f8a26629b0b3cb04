import { type Box, type MapCluster, parseBox, writeBox } from '@mashrabiya/contract';
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { boxOf, cameraOf, type Size } from '../geo/mercator.ts';
import { createCameraStore, type Mover } from '../stage/cameraStore.ts';
import type { StageHandle } from '../stage/MapStage.tsx';
import { canPart } from './canPart.ts';

const EGYPT = { south: 23.8, west: 27.5, north: 31.8, east: 34.8 };
const BEFORE_IT_IS_MEASURED = { x: 0.586, y: 0.42, zoom: 5 };

/** Padding in pixels around a requested view. */
const paddingAround = ({ width }: Size) => Math.min(56, width * 0.08);
/** No padding: a box from the URL restores a previous view exactly. */
const exactly = () => 0;

const HARDLY = 1e-4;
const isAbout = (one: Box, other: Box | undefined): boolean =>
  other !== undefined &&
  (['south', 'west', 'north', 'east'] as const).every((edge) => Math.abs(one[edge] - other[edge]) < HARDLY);

/** Camera of a map of properties: shows the requested box, else all properties, then follows the user. */
export function useMapCamera(
  box: string | undefined,
  extent: string | null,
  onMove: (box: string, zoom: number, byUser: boolean) => void,
) {
  const stage = useRef<StageHandle>(null);
  const target = box ?? extent ?? undefined;
  const [store] = useState(() => createCameraStore(BEFORE_IT_IS_MEASURED));
  const [start] = useState(() => parseBox(target ?? '') ?? EGYPT);
  const [rest, setRest] = useState({ zoom: BEFORE_IT_IS_MEASURED.zoom, box: '', moved: false });

  const hearRest = useEffectEvent((by: Mover) => {
    const { zoom } = store.camera();
    const seen = boxOf(store.camera(), store.size());
    // Keep the URL's box to the last digit when it is restored.
    const now = box && isAbout(seen, parseBox(box)) ? box : writeBox(seen);
    setRest({ zoom, box: now, moved: by === 'person' });
    onMove(now, Math.round(zoom * 100) / 100, by === 'person');
  });
  useEffect(() => store.onRest((by) => hearRest(by)), [store]);

  const go = useCallback(
    (text: string, by: Mover, room: (size: Size) => number) => {
      const wanted = parseBox(text);
      const size = store.size();
      if (wanted && size.width) stage.current?.go(cameraOf(wanted, size, room(size)), by);
    },
    [store],
  );
  // The user's own move comes back as `box`, and is already shown.
  const showTarget = useEffectEvent((text: string) => {
    if (text !== rest.box) go(text, 'page', text === box ? exactly : paddingAround);
  });
  useEffect(() => {
    if (target) showTarget(target);
  }, [target]);

  return {
    stage,
    store,
    start,
    room: box ? exactly : paddingAround,
    rest,
    show: (text: string) => go(text, 'person', paddingAround),
    zoom: (by: number) => stage.current?.go(store.zoomed(by), 'person'),
    /** Zooms into a cluster; false if no zoom would separate its properties. */
    openCluster: useCallback(
      (cluster: MapCluster): boolean => {
        const wanted = parseBox(cluster.box);
        if (!wanted || !canPart(cluster, store.camera().zoom, store.closest())) return false;
        const fitted = cameraOf(wanted, store.size(), paddingAround(store.size()), store.closest());
        const further = Math.max(fitted.zoom, Math.min(store.camera().zoom + 1, store.closest()));
        stage.current?.go({ ...fitted, zoom: further }, 'person');
        return true;
      },
      [store],
    ),
  };
}
