import styled from '@emotion/styled';
import type { Point } from '@mashrabiya/contract';
import { type ComponentPropsWithRef, useCallback, useLayoutEffect, useRef } from 'react';
import { useLocale } from '../../foundation/useLocale.ts';
import { type Camera, scaleOf, toWorld } from '../geo/mercator.ts';
import type { CameraStore } from './cameraStore.ts';

interface WorldLayerProps extends Omit<ComponentPropsWithRef<'div'>, 'ref'> {
  store: CameraStore;
}

/** Coordinates count from the left in every language, so the layer itself is written left to right. */
const Root = styled('div')({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineStart: 0,
  inlineSize: 0,
  blockSize: 0,
  willChange: 'transform',
  // What it holds overflows on all sides alike, so its middle stands on the place.
  '& > .anchor': {
    position: 'absolute',
    insetBlockStart: 0,
    insetInlineStart: 0,
    inlineSize: 0,
    blockSize: 0,
    display: 'grid',
    placeContent: 'center',
  },
});

/**
 * What stands at places of the world. A pan moves the one layer, which the compositor does without drawing anything
 * anew; only another zoom gives each `Anchor` its place again.
 */
export function WorldLayer({ store, children, ...div }: WorldLayerProps) {
  const layer = useRef<HTMLDivElement>(null);
  const origin = useRef<Camera | null>(null);

  const follow = useCallback(() => {
    const element = layer.current;
    if (!element) return;
    const camera = store.camera();
    const { width, height } = store.size();
    const scale = scaleOf(camera.zoom);
    if (origin.current?.zoom !== camera.zoom) {
      origin.current = camera;
      for (const anchor of element.querySelectorAll<HTMLElement>('.anchor')) {
        const { x, y } = anchor.dataset;
        anchor.style.translate = `${(Number(x) - camera.x) * scale}px ${(Number(y) - camera.y) * scale}px`;
      }
    }
    const from = origin.current;
    const across = Math.round((from.x - camera.x) * scale + width / 2);
    const down = Math.round((from.y - camera.y) * scale + height / 2);
    element.style.transform = `translate3d(${across}px, ${down}px, 0)`;
  }, [store]);

  useLayoutEffect(() => store.onMove(follow), [store, follow]);
  useLayoutEffect(() => {
    // Something else may stand here now.
    origin.current = null;
    follow();
  });
  return (
    <Root {...div} ref={layer} dir="ltr">
      {children}
    </Root>
  );
}

interface AnchorProps extends ComponentPropsWithRef<'div'> {
  at: Point;
}

/** Holds its children at a place of the world; they are written in the direction of the page. */
export function Anchor({ at, className = '', ...div }: AnchorProps) {
  const { dir } = useLocale();
  const { x, y } = toWorld(at);
  return <div dir={dir} {...div} className={`anchor ${className}`.trimEnd()} data-x={x} data-y={y} />;
}
