import styled from '@emotion/styled';
import type { Point } from '@mashrabiya/contract';
import { type ComponentPropsWithRef, type ReactNode, useContext, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { role } from '../../theme/roles.ts';
import { radius, typeScale, zIndex } from '../../theme/tokens.ts';
import { mapWindowStyles } from '../base/mapWindowStyles.ts';
import { PinShape } from '../base/PinShape.tsx';
import { ZoomButtons } from '../base/ZoomButtons.tsx';
import { getBoxAround } from '../geo/getBoxAround.ts';
import { AreaShape } from '../ListingsMap/AreaShape.tsx';
import { createCameraStore } from '../stage/cameraStore.ts';
import { MapStage, type StageHandle } from '../stage/MapStage.tsx';
import { type Renderer, RendererContext } from '../stage/renderer.ts';
import { getPositionProps, WorldLayer } from '../stage/WorldLayer.tsx';
import type { BaseMap } from '../streets/baseMap.ts';

export interface PlaceMapProps extends Omit<ComponentPropsWithRef<'figure'>, 'children'> {
  place: Point;
  /** False if only the city is known: shows a circle and a note in place of the pin. */
  isExact: boolean;
  city: string;
  label?: string;
  caption?: ReactNode;
  /** Source of the streets; null for the bundled map. */
  baseMap?: BaseMap | null;
  /** Default: from `RendererContext`. */
  renderer?: Renderer;
}

/** Visible distance around a place, and radius of a city's circle, in kilometres. */
const VISIBLE_KM = { exact: 4, approximate: 7 };
const CIRCLE_KM = 3;
const CIRCLE_CORNER_COUNT = 48;

const Root = styled('figure')({
  margin: 0,
  ...mapWindowStyles,
  '& .pin[data-x]': { maxInlineSize: 'none', alignSelf: 'end', color: role.primary },
  '& figcaption': {
    position: 'absolute',
    zIndex: zIndex.overlay,
    insetBlockEnd: 10,
    insetInlineStart: 10,
    maxInlineSize: 'calc(100% - 20px)',
    padding: '8px 14px',
    borderRadius: radius.field,
    border: `1px solid ${role.line}`,
    backgroundColor: role.surfaceRaised,
    color: role.ink,
    fontSize: typeScale.caption,
  },
  position: 'relative',
});

const createCircle = (place: Point, km: number): Point[] => {
  const { north, east } = getBoxAround(place, km);
  return Array.from({ length: CIRCLE_CORNER_COUNT }, (_, step) => {
    const angle = (step / CIRCLE_CORNER_COUNT) * 2 * Math.PI;
    return {
      lat: place.lat + (north - place.lat) * Math.sin(angle),
      lng: place.lng + (east - place.lng) * Math.cos(angle),
    };
  });
};

/** Map of one property or area. Does not capture page scrolling: buttons zoom. */
export function PlaceMap({
  place,
  isExact,
  city,
  label: givenLabel,
  caption,
  baseMap = null,
  renderer: requestedRenderer,
  ...figure
}: PlaceMapProps) {
  const { t } = useTranslation();
  const label = givenLabel ?? t('map:place');
  const captionContent = caption ?? (isExact ? null : t('map:placeApproximate', { city }));
  const inheritedRenderer = useContext(RendererContext);
  const renderer = requestedRenderer ?? inheritedRenderer;
  const stage = useRef<StageHandle>(null);
  const [base, setBase] = useState<'streets' | 'bundled'>('bundled');
  const [store] = useState(() => createCameraStore({ x: 0.586, y: 0.42, zoom: 9 }));
  const [ring] = useState(() => createCircle(place, CIRCLE_KM));
  const zoom = (zoomChange: number) => stage.current?.moveTo(store.getZoomed(zoomChange), 'user');
  return (
    <Root {...figure}>
      <div className="window">
        <MapStage
          ref={stage}
          store={store}
          start={getBoxAround(place, isExact ? VISIBLE_KM.exact : VISIBLE_KM.approximate)}
          label={label}
          renderer={renderer}
          baseMap={baseMap}
          interactive={false}
          onBaseChange={setBase}
        >
          {!isExact && <AreaShape store={store} corners={ring} />}
          <WorldLayer store={store}>
            {isExact && <PinShape className="pin" label={label} {...getPositionProps(place)} />}
          </WorldLayer>
        </MapStage>
        {base === 'bundled' && isExact && <p className="simplified">{t('map:simplified')}</p>}
        <ZoomButtons onZoom={zoom} />
      </div>
      {captionContent !== null && <figcaption>{captionContent}</figcaption>}
    </Root>
  );
}
