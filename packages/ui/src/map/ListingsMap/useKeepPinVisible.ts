import { type RefObject, useEffect } from 'react';
import { getScale } from '../geo/mercator.ts';
import type { CameraStore } from '../stage/cameraStore.ts';
import type { StageHandle } from '../stage/MapStage.tsx';

/** Minimum distance in pixels between a marker and its card, which grows once loaded. */
const MIN_DISTANCE_PX = 48;

/** Moves the map up if the card would cover its marker. */
export function useKeepPinVisible(
  root: RefObject<HTMLElement | null>,
  stage: RefObject<StageHandle | null>,
  store: CameraStore,
  openedId: string | undefined,
) {
  useEffect(() => {
    if (openedId === undefined) return;
    const markerBox = root.current?.querySelector(`[data-home="${CSS.escape(openedId)}"]`)?.getBoundingClientRect();
    const cardBox = root.current?.querySelector('.map-card')?.getBoundingClientRect();
    if (!markerBox || !cardBox) return;
    const coveredPx = markerBox.bottom + MIN_DISTANCE_PX - cardBox.top;
    const isBeside = markerBox.right < cardBox.left || markerBox.left > cardBox.right;
    if (coveredPx <= 0 || isBeside) return;
    const camera = store.camera();
    stage.current?.moveTo({ ...camera, y: camera.y + coveredPx / getScale(camera.zoom) }, 'page');
  }, [root, stage, store, openedId]);
}
