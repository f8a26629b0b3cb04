import styled from '@emotion/styled';
import { FAR_FROM_CITY_KM, isInEgypt, measureKilometres, type Point } from '@mashrabiya/contract';
import { formatNumber } from '@mashrabiya/i18n';
import { MapPin, X } from 'lucide-react';
import { type ComponentPropsWithRef, useContext, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FieldProblem } from '../../forms/Field/FieldProblem.tsx';
import { Button } from '../../foundation/Button/Button.tsx';
import { useLocale } from '../../foundation/locale/useLocale.ts';
import { findPlace } from '../base/places.ts';
import { ZoomButtons } from '../base/ZoomButtons.tsx';
import { getBoxAround } from '../geo/getBoxAround.ts';
import { fitCamera, fromScreen, fromWorld, getVisibleBox } from '../geo/mercator.ts';
import { createCameraStore } from '../stage/cameraStore.ts';
import { MapStage, type StageHandle } from '../stage/MapStage.tsx';
import { type Renderer, RendererContext } from '../stage/renderer.ts';
import { WorldLayer } from '../stage/WorldLayer.tsx';
import type { BaseMap } from '../streets/baseMap.ts';
import { Pin } from './Pin.tsx';
import { pinPickerStyles } from './pinPickerStyles.ts';

export interface PinPickerProps extends Omit<ComponentPropsWithRef<'section'>, 'onChange' | 'children'> {
  value: Point | null;
  onChange(place: Point | null): void;
  /** City and governorate shown without a pin, by name in either language. */
  near?: readonly [city: string, governorate: string] | undefined;
  /** Source of the streets; null for the bundled map. */
  baseMap?: BaseMap | null;
  /** Default: from `RendererContext`. */
  renderer?: Renderer;
}

const Root = styled('section')(pinPickerStyles);

/** Visible distance around a pin, and around a city, in kilometres. */
const VISIBLE_KM = { pin: 1.5, near: 8 };
const EGYPT = { south: 24, west: 26.5, north: 31.7, east: 34.5 };
const USUAL_SIZE = { width: 358, height: 320 };
const TAP_PX = 6;
const CONTROL_SELECTOR = 'button, a, summary';
/** About one metre. */
const DECIMALS = 5;

/** Places a pin on a map by tap, drag or keyboard. */
export function PinPicker({
  value,
  onChange,
  near,
  baseMap = null,
  renderer: requestedRenderer,
  ...section
}: PinPickerProps) {
  const { t } = useTranslation();
  const { language } = useLocale();
  const inheritedRenderer = useContext(RendererContext);
  const renderer = requestedRenderer ?? inheritedRenderer;
  const stage = useRef<StageHandle>(null);
  const surface = useRef<HTMLDivElement>(null);
  const [base, setBase] = useState<'streets' | 'bundled'>('bundled');
  const [draggedPoint, setDraggedPoint] = useState<Point | null>(null);
  const city = near?.join() ?? '';
  const pin = draggedPoint ?? value;

  const getInitialBox = () => {
    if (value) return getBoxAround(value, VISIBLE_KM.pin);
    const place = near && findPlace(...near);
    return place ? getBoxAround(place, VISIBLE_KM.near) : EGYPT;
  };
  const [start] = useState(getInitialBox);
  const [store] = useState(() => createCameraStore(fitCamera(start, USUAL_SIZE)));
  const zoom = (zoomChange: number) => stage.current?.moveTo(store.getZoomed(zoomChange), 'user');
  const setPin = (place: Point) => onChange(place);
  const pinAtCenter = () => setPin(fromWorld(store.camera()));

  // Move a pin from a link, or the chosen city, into view; a manually placed pin is already visible.
  const show = useEffectEvent(() => {
    const { south, west, north, east } = getVisibleBox(store.camera(), store.size());
    const isShown =
      value !== null &&
      value.lat > south &&
      value.lat < north &&
      value.lng > west &&
      value.lng < east &&
      store.camera().zoom > 10;
    if (store.size().width && !isShown) stage.current?.moveTo(fitCamera(getInitialBox(), store.size(), 0, 15), 'page');
  });
  const pinKey = value ? `${value.lat},${value.lng}` : '';
  const [initialKey] = useState(`${pinKey} ${city}`);
  useEffect(() => {
    if (!pinKey && !city) return undefined;
    if (store.size().width) return show();
    if (`${pinKey} ${city}` === initialKey) return undefined;
    const stop = store.onMoveEnd(() => {
      stop();
      show();
    });
    return stop;
  }, [pinKey, city, initialKey, store]);

  const tap = useEffectEvent(({ clientX, clientY }: MouseEvent) => {
    const box = surface.current?.getBoundingClientRect();
    if (!box || !store.size().width) return;
    setPin(fromWorld(fromScreen({ x: clientX - box.x, y: clientY - box.y }, store.camera(), store.size())));
  });
  useEffect(() => {
    const element = surface.current;
    if (!element) return;
    const listenerController = new AbortController();
    const options = { capture: true, signal: listenerController.signal };
    let pressPoint: { x: number; y: number } | null = null;
    element.addEventListener(
      'pointerdown',
      (event) => {
        const isControl = event.target instanceof Element && event.target.closest(CONTROL_SELECTOR);
        pressPoint = event.isPrimary && !isControl ? { x: event.clientX, y: event.clientY } : null;
      },
      options,
    );
    element.addEventListener(
      'click',
      (event) => {
        if (pressPoint && Math.hypot(event.clientX - pressPoint.x, event.clientY - pressPoint.y) < TAP_PX) tap(event);
        pressPoint = null;
      },
      options,
    );
    return () => listenerController.abort();
  }, []);

  const center = near?.[0] ? findPlace(...near) : null;
  const distance = value && center && isInEgypt(value) ? measureKilometres(value, center) : 0;
  const formatDegrees = (angle: number) => angle.toFixed(DECIMALS);
  return (
    <Root aria-label={t('wizard:pin.label')} {...section}>
      <div className="window" ref={surface}>
        <MapStage
          ref={stage}
          store={store}
          start={start}
          label={t('map:surface')}
          renderer={renderer}
          baseMap={baseMap}
          onBaseChange={setBase}
        >
          <WorldLayer store={store}>
            {pin && (
              <Pin
                place={pin}
                store={store}
                onMove={(place, isFinal) => {
                  setDraggedPoint(isFinal ? null : place);
                  if (isFinal) setPin(place);
                }}
              />
            )}
          </WorldLayer>
        </MapStage>
        {base === 'bundled' && <p className="simplified">{t('map:simplified')}</p>}
        <ZoomButtons onZoom={zoom} />
      </div>
      <FieldProblem
        text={
          distance > FAR_FROM_CITY_KM
            ? t('wizard:pin.far', { distance: formatNumber(distance, language), city: near?.[0] })
            : null
        }
      />
      <div className="foot">
        <p className="status" role="status">
          {t(value ? 'wizard:pin.at' : 'wizard:pin.hint')}
          {/* Lets a screen reader announce each move. */}
          {value && (
            <bdi className="visually-hidden">{` ${formatDegrees(value.lat)}, ${formatDegrees(value.lng)}`}</bdi>
          )}
        </p>
        {value ? (
          <Button variant="text" icon={X} onClick={() => onChange(null)}>
            {t('wizard:pin.remove')}
          </Button>
        ) : (
          <Button variant="text" icon={MapPin} onClick={pinAtCenter}>
            {t('wizard:pin.here')}
          </Button>
        )}
      </div>
    </Root>
  );
}
