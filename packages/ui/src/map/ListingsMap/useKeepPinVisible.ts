import { type RefObject, useEffect } from 'react';
import { scaleOf } from '../geo/mercator.ts';
import type { CameraStore } from '../stage/cameraStore.ts';
import type { StageHandle } from '../stage/MapStage.tsx';

/** Minimum distance in pixels between a marker and its card, which grows once loaded. */
const FREE = 48;

/** Moves the map up if the card would cover its marker. */
export function useKeepPinVisible(
  root: RefObject<HTMLElement | null>,
  stage: RefObject<StageHandle | null>,
  store: CameraStore,
  opened: string | undefined,
) {
  useEffect(() => {
    if (opened === undefined) return;
    const mark = root.current?.querySelector(`[data-home="${CSS.escape(opened)}"]`)?.getBoundingClientRect();
    const card = root.current?.querySelector('.map-card')?.getBoundingClientRect();
    if (!mark || !card) return;
    const covered = mark.bottom + FREE - card.top;
    const isBeside = mark.right < card.left || mark.left > card.right;
    if (covered <= 0 || isBeside) return;
    const camera = store.camera();
    stage.current?.go({ ...camera, y: camera.y + covered / scaleOf(camera.zoom) }, 'page');
  }, [root, stage, store, opened]);
}
