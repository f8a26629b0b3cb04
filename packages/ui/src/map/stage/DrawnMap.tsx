import styled from '@emotion/styled';
import { useCallback, useLayoutEffect, useRef } from 'react';
import { role } from '../../theme/roles.ts';
import { DRAWING_SIZE, drawing } from '../base/drawing.ts';
import { TOWN_WIDTH_METRES } from '../base/places.ts';
import { ROAD_WIDTH_METRES } from '../base/roads.ts';
import { FARMLAND_FADE, RIVER_TINT, TOWNS_FADE, WATER_TINT } from '../base/tint.ts';
import { VALLEY_WIDTH_METRES } from '../base/water.ts';
import { getMetresPerPixel, getScale } from '../geo/mercator.ts';
import type { CameraStore } from './cameraStore.ts';
import { PlaceNames } from './PlaceNames.tsx';
import { type DragOptions, useDragging } from './useDragging.ts';

interface DrawnMapProps extends DragOptions {
  store: CameraStore;
  label: string;
}

const MIN_LINE_WIDTH = 1.2;
const mixTint = (share: number) => `color-mix(in srgb, ${role.primarySoft}, ${role.primary} ${share * 100}%)`;

const Root = styled('div')({
  position: 'absolute',
  inset: 0,
  overflow: 'hidden',
  '&[tabindex]': { cursor: 'grab', touchAction: 'none' },
  '&:active': { cursor: 'grabbing' },
  '& svg': { display: 'block', inlineSize: '100%', blockSize: '100%', pointerEvents: 'none' },
  '& path': { vectorEffect: 'non-scaling-stroke', strokeLinecap: 'round', strokeLinejoin: 'round', fill: 'none' },
  '& .water': { fill: mixTint(WATER_TINT) },
  '& .land': { fill: role.background },
  '& .farmland': { fill: role.successSoft },
  '& .valley': { stroke: role.successSoft },
  '& .river': { stroke: mixTint(RIVER_TINT) },
  '& .town': { stroke: role.surfaceSunken },
  '& .road': { stroke: role.outline, opacity: 0.5 },
  '& .border': { stroke: role.outline, strokeDasharray: '4 3', opacity: 0.6 },
});

/** SVG base map: shown at once while the live map loads, and permanently where the browser cannot draw one. */
export function DrawnMap({ store, label, moveTo, interactive }: DrawnMapProps) {
  const svg = useRef<SVGSVGElement>(null);
  const root = useRef<HTMLDivElement>(null);

  const updateViewBox = useCallback(() => {
    const element = svg.current;
    const camera = store.camera();
    const { width, height } = store.size();
    if (!element || !width) return;
    const unit = DRAWING_SIZE / getScale(camera.zoom);
    const [viewWidth, viewHeight] = [width * unit, height * unit];
    element.setAttribute(
      'viewBox',
      [camera.x * DRAWING_SIZE - viewWidth / 2, camera.y * DRAWING_SIZE - viewHeight / 2, viewWidth, viewHeight]
        .map((n) => n.toFixed(3))
        .join(' '),
    );
    const fade = (selector: string, { from, to, opacity }: typeof FARMLAND_FADE) => {
      const share = Math.min(Math.max((to - camera.zoom) / (to - from), 0), 1);
      for (const land of element.querySelectorAll<SVGPathElement>(selector))
        land.style.opacity = String(share * opacity);
    };
    fade('.farmland, .valley', FARMLAND_FADE);
    fade('.town', TOWNS_FADE);
    const metres = getMetresPerPixel(camera.zoom);
    for (const line of element.querySelectorAll<SVGPathElement>('[data-width]')) {
      line.style.strokeWidth = `${Math.max(Number(line.dataset.width) / metres, MIN_LINE_WIDTH).toFixed(2)}px`;
    }
  }, [store]);
  useLayoutEffect(() => {
    updateViewBox();
    return store.onMove(updateViewBox);
  }, [store, updateViewBox]);
  useDragging(root, store, { moveTo, interactive });

  return (
    <>
      {/* Keyboard control: arrows, plus and minus. */}
      <Root ref={root} {...(interactive ? { role: 'region', 'aria-label': label, tabIndex: 0 } : {})}>
        <svg ref={svg} aria-hidden preserveAspectRatio="xMidYMid slice">
          <path className="farmland" d={drawing.farmland} />
          <path className="valley" d={drawing.valley} data-width={VALLEY_WIDTH_METRES} />
          <path className="town" d={drawing.towns} data-width={TOWN_WIDTH_METRES} />
          <path className="water" d={drawing.seas} />
          <path className="land" d={drawing.islands} />
          <path className="water" d={drawing.lakes} />
          {drawing.rivers.map(({ d, width }) => (
            <path key={d} className="river" d={d} data-width={width} />
          ))}
          <path className="road" d={drawing.roads} data-width={ROAD_WIDTH_METRES} />
          <path className="border" d={drawing.borders} />
        </svg>
      </Root>
      <PlaceNames store={store} />
    </>
  );
}
