import styled from '@emotion/styled';
import type { Point } from '@mashrabiya/contract';
import { type ComponentPropsWithRef, useCallback, useLayoutEffect, useRef } from 'react';
import { type Camera, getScale, toWorld } from '../geo/mercator.ts';
import type { CameraStore } from './cameraStore.ts';

interface WorldLayerProps extends Omit<ComponentPropsWithRef<'div'>, 'ref'> {
  store: CameraStore;
}

/** Coordinates count from the left in every language, so the layer is left-to-right. */
const Root = styled('div')({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineStart: 0,
  willChange: 'transform',
  // A cell without size: its content overflows evenly on all sides, so its centre is at the position.
  display: 'grid',
  gridTemplate: '0 / 0',
  '& > [data-x]': { gridArea: '1 / 1', placeSelf: 'center' },
});

/**
 * Layer of elements at world positions. A pan moves the whole layer on the compositor, without repaint; only a zoom
 * repositions each child. Children use `getPositionProps`.
 */
export function WorldLayer({ store, children, ...div }: WorldLayerProps) {
  const layer = useRef<HTMLDivElement>(null);
  const origin = useRef<Camera | null>(null);

  const updateTransform = useCallback(() => {
    const element = layer.current;
    if (!element) return;
    const camera = store.camera();
    const { width, height } = store.size();
    const scale = getScale(camera.zoom);
    if (origin.current?.zoom !== camera.zoom) {
      origin.current = camera;
      for (const child of element.querySelectorAll<HTMLElement | SVGElement>('[data-x]')) {
        const { x, y } = child.dataset;
        child.style.translate = `${(Number(x) - camera.x) * scale}px ${(Number(y) - camera.y) * scale}px`;
      }
    }
    const originCamera = origin.current;
    const offsetX = Math.round((originCamera.x - camera.x) * scale + width / 2);
    const offsetY = Math.round((originCamera.y - camera.y) * scale + height / 2);
    element.style.transform = `translate3d(${offsetX}px, ${offsetY}px, 0)`;
  }, [store]);

  useLayoutEffect(() => store.onMove(updateTransform), [store, updateTransform]);
  useLayoutEffect(() => {
    // Repositions the children, which may have changed.
    origin.current = null;
    updateTransform();
  });
  return (
    <Root {...div} ref={layer} dir="ltr">
      {children}
    </Root>
  );
}

/** Props that centre a child of a `WorldLayer` on a world position. */
export function getPositionProps(place: Point) {
  const { x, y } = toWorld(place);
  return { 'data-x': x, 'data-y': y };
}
