import styled from '@emotion/styled';
import type { Point } from '@mashrabiya/contract';
import { useCallback, useLayoutEffect, useRef } from 'react';
import { role } from '../../theme/roles.ts';
import { toScreen, toWorld } from '../geo/mercator.ts';
import type { CameraStore } from '../stage/cameraStore.ts';

interface AreaShapeProps {
  store: CameraStore;
  corners: readonly Point[];
  /** False while the area is being drawn. */
  closed?: boolean;
}

const Root = styled('svg')({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  pointerEvents: 'none',
  '& path': {
    fill: role.primary,
    fillOpacity: 0.12,
    stroke: role.primary,
    strokeWidth: 2.5,
    strokeLinejoin: 'round',
    strokeLinecap: 'round',
  },
  '& .open': { fill: 'none' },
});

export function AreaShape({ store, corners, closed = true }: AreaShapeProps) {
  const path = useRef<SVGPathElement>(null);
  const updatePath = useCallback(() => {
    const points = corners.map((corner) => {
      const { x, y } = toScreen(toWorld(corner), store.camera(), store.size());
      return `${x.toFixed(1)} ${y.toFixed(1)}`;
    });
    path.current?.setAttribute('d', points.length ? `M${points.join('L')}${closed ? 'Z' : ''}` : '');
  }, [store, corners, closed]);
  useLayoutEffect(() => {
    updatePath();
    return store.onMove(updatePath);
  }, [store, updatePath]);
  return (
    <Root aria-hidden>
      <path ref={path} className={closed ? '' : 'open'} />
    </Root>
  );
}
