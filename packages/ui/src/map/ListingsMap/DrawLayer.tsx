import styled from '@emotion/styled';
import type { Point } from '@mashrabiya/contract';
import { type PointerEvent, useState } from 'react';
import { zIndex } from '../../theme/tokens.ts';
import { fromScreen, fromWorld, getScale } from '../geo/mercator.ts';
import { simplifyArea } from '../geo/simplify.ts';
import type { CameraStore } from '../stage/cameraStore.ts';
import { AreaShape } from './AreaShape.tsx';

interface DrawLayerProps {
  store: CameraStore;
  onDraw(corners: Point[]): void;
  /** Called when the drawn line encloses no area. */
  onTooSmall(): void;
}

const Surface = styled('div')({
  position: 'absolute',
  inset: 0,
  zIndex: zIndex.overlay,
  cursor: 'crosshair',
  touchAction: 'none',
});

/** Tolerance of simplification, in pixels. */
const TOLERANCE_PX = 3;

/** Captures drawing by finger or mouse in place of panning the map. */
export function DrawLayer({ store, onDraw, onTooSmall }: DrawLayerProps) {
  const [line, setLine] = useState<readonly Point[]>([]);
  const [isDrawing, setIsDrawing] = useState(false);
  const getPoint = (event: PointerEvent): Point => {
    const { x, y } = event.currentTarget.getBoundingClientRect();
    return fromWorld(fromScreen({ x: event.clientX - x, y: event.clientY - y }, store.camera(), store.size()));
  };
  const end = () => {
    if (!isDrawing) return;
    setIsDrawing(false);
    setLine([]);
    const corners = simplifyArea(line, TOLERANCE_PX / getScale(store.camera().zoom));
    if (corners) onDraw(corners);
    else onTooSmall();
  };
  return (
    <>
      <Surface
        className="surface"
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          setIsDrawing(true);
          setLine([getPoint(event)]);
        }}
        onPointerMove={(event) => {
          if (isDrawing) setLine([...line, getPoint(event)]);
        }}
        onPointerUp={end}
        onPointerCancel={end}
      />
      {line.length > 0 && <AreaShape store={store} corners={line} closed={false} />}
    </>
  );
}
