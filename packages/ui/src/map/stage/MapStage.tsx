import styled from '@emotion/styled';
import type { Box } from '@mashrabiya/contract';
import { type ReactNode, type Ref, useCallback, useEffect, useImperativeHandle, useRef, useState } from 'react';
import { role } from '../../theme/roles.ts';
import { BUNDLED_MAX_ZOOM, type Camera, fitCamera, MAX_ZOOM, type Size } from '../geo/mercator.ts';
import type { BaseMap } from '../streets/baseMap.ts';
import type { CameraStore, Mover } from './cameraStore.ts';
import { DrawnMap } from './DrawnMap.tsx';
import { prefersReducedData, type Renderer } from './renderer.ts';
import { useGlMap } from './useGlMap.ts';

export interface StageHandle {
  moveTo(camera: Camera, mover: Mover): void;
}

interface MapStageProps {
  ref?: Ref<StageHandle>;
  store: CameraStore;
  /** Initial view, and its padding in pixels. */
  start: Box;
  padding?: (size: Size) => number;
  maxZoom?: number;
  label: string;
  renderer: Renderer;
  /** Source of the streets; null for the bundled map. */
  baseMap: BaseMap | null;
  /** Pan and zoom by pointer; buttons work in any case. */
  interactive?: boolean;
  onUnsupported?(): void;
  onBaseChange?(base: 'streets' | 'bundled'): void;
  children: ReactNode;
}

const noPadding = () => 0;

const Root = styled('div')({
  position: 'absolute',
  inset: 0,
  overflow: 'hidden',
  backgroundColor: role.background,
  '& > .gl': { position: 'absolute', inset: 0 },
  '& > .gl[data-ready=false]': { visibility: 'hidden' },
});

/** Base map with its markers. Shows the drawn map at once, and replaces it by the live map when that is ready. */
export function MapStage({
  ref,
  store,
  start,
  padding = noPadding,
  maxZoom = 15,
  label,
  renderer,
  baseMap,
  interactive = true,
  onUnsupported,
  onBaseChange,
  children,
}: MapStageProps) {
  const root = useRef<HTMLDivElement>(null);
  const initialView = useRef({ start, padding, maxZoom });
  const [isMeasured, setIsMeasured] = useState(false);
  const isLive = renderer === 'live' && !prefersReducedData();
  const gl = useGlMap({
    store,
    label,
    baseMap,
    interactive,
    enabled: isMeasured && isLive,
    onUnsupported() {
      store.setMaxZoom(BUNDLED_MAX_ZOOM);
      onUnsupported?.();
    },
    onBaseChange,
  });

  // Assume streets; if they do not load, the live map reports it.
  const hasStreets = isLive && baseMap !== null;
  useEffect(() => store.setMaxZoom(hasStreets ? MAX_ZOOM : BUNDLED_MAX_ZOOM), [store, hasStreets]);

  useEffect(() => {
    const element = root.current;
    if (!element) return;
    const observer = new ResizeObserver(() => {
      const size = { width: element.clientWidth, height: element.clientHeight };
      if (!size.width || !size.height) return;
      const isFirst = store.size().width === 0;
      store.resize(size);
      const { start: box, padding: getPadding, maxZoom } = initialView.current;
      if (isFirst) store.set(fitCamera(box, size, getPadding(size), maxZoom));
      store.notifyMoveEnd('page');
      setIsMeasured(true);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [store]);

  const { driver } = gl;
  const moveTo = useCallback(
    (camera: Camera, mover: Mover) => {
      if (driver) return driver.moveTo(camera, mover);
      store.set(camera);
      store.notifyMoveEnd(mover);
    },
    [driver, store],
  );
  useImperativeHandle(ref, () => ({ moveTo }), [moveTo]);

  return (
    <Root ref={root}>
      {!gl.ready && <DrawnMap store={store} label={label} moveTo={moveTo} interactive={interactive} />}
      {isLive && <div ref={gl.container} className="gl" data-ready={gl.ready} />}
      {isMeasured && children}
    </Root>
  );
}
