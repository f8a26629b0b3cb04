import type { Point } from '@mashrabiya/contract';
import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { PinShape } from '../base/PinShape.tsx';
import { fromScreen, fromWorld, toScreen, toWorld } from '../geo/mercator.ts';
import type { CameraStore } from '../stage/cameraStore.ts';
import { getPositionProps } from '../stage/WorldLayer.tsx';

interface PinProps {
  place: Point;
  store: CameraStore;
  /** `isFinal` is false while dragging. */
  onMove(place: Point, isFinal: boolean): void;
}

/** Step of an arrow key in pixels, and with Shift. */
const STEP_PX = 8;
const LONG_STEP_PX = 48;
const DIRECTION_BY_KEY: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Draggable pin, also movable by arrow keys. Its tip marks the position. */
export function Pin({ place, store, onMove }: PinProps) {
  const { t } = useTranslation();
  const dragStart = useRef<{ x: number; y: number; place: Point } | null>(null);
  const shiftPoint = (from: Point, x: number, y: number): Point => {
    const screenPoint = toScreen(toWorld(from), store.camera(), store.size());
    return fromWorld(fromScreen({ x: screenPoint.x + x, y: screenPoint.y + y }, store.camera(), store.size()));
  };
  const drag = (event: PointerEvent, isFinal: boolean) => {
    const dragOrigin = dragStart.current;
    if (!dragOrigin) return;
    if (isFinal) dragStart.current = null;
    onMove(shiftPoint(dragOrigin.place, event.clientX - dragOrigin.x, event.clientY - dragOrigin.y), isFinal);
  };
  const step = (event: KeyboardEvent) => {
    const direction = DIRECTION_BY_KEY[event.key];
    if (!direction || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    const length = event.shiftKey ? LONG_STEP_PX : STEP_PX;
    onMove(shiftPoint(place, direction[0] * length, direction[1] * length), true);
  };
  return (
    <button
      type="button"
      className="pin"
      aria-label={t('wizard:pin.pin')}
      title={t('wizard:pin.pin')}
      {...getPositionProps(place)}
      onKeyDown={step}
      onPointerDown={(event) => {
        if (event.button !== 0) return;
        event.stopPropagation();
        event.currentTarget.setPointerCapture(event.pointerId);
        dragStart.current = { x: event.clientX, y: event.clientY, place };
      }}
      onPointerMove={(event) => drag(event, false)}
      onPointerUp={(event) => drag(event, true)}
      onPointerCancel={(event) => drag(event, true)}
    >
      <PinShape />
    </button>
  );
}
