import styled from '@emotion/styled';
import type { MapCluster, MapDot, MapPin, MapView, Point } from '@mashrabiya/contract';
import { AD_TYPES, RANKING } from '@mashrabiya/contract';
import { formatNumber } from '@mashrabiya/i18n';
import { memo, type ReactNode, useId, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../foundation/locale/useLocale.ts';
import type { CameraStore } from '../stage/cameraStore.ts';
import { getPositionProps, WorldLayer } from '../stage/WorldLayer.tsx';
import { canSeparate } from './canSeparate.ts';
import { markerStyles } from './markerStyles.ts';
import { mergeOverlappingClusters } from './mergeOverlappingClusters.ts';
import { describePin, formatPinPrice, formatShortPrice } from './pinTexts.ts';
import { selectPinsThatFit } from './selectPinsThatFit.ts';
import { useForwardPointerEvents } from './useForwardPointerEvents.ts';
import { useRovingFocus } from './useRovingFocus.ts';

export interface MarkersProps {
  store: CameraStore;
  view: MapView;
  zoom: number;
  highlightedId: string | undefined;
  openedId: string | undefined;
  viewedIds: ReadonlySet<string>;
  onHighlightChange(id: string | undefined): void;
  onOpen(id: string): void;
  onClusterPress(cluster: MapCluster): void;
}

const Root = styled(WorldLayer)(markerStyles);
const toKey = (cluster: MapCluster) => `${cluster.lat} ${cluster.lng}`;

export const Markers = memo(function Markers({
  store,
  view,
  zoom,
  highlightedId,
  openedId,
  viewedIds,
  onHighlightChange,
  onOpen,
  onClusterPress,
}: MarkersProps) {
  const { t } = useTranslation();
  const { language, dir } = useLocale();
  const group = useRef<HTMLFieldSetElement>(null);
  const hintId = useId();
  const [tabStopKey, setTabStopKey] = useState<string>();
  const onKeyDown = useRovingFocus(group);
  useForwardPointerEvents(group);
  const { pins, dots } = view;
  const clusters = useMemo(() => mergeOverlappingClusters(view.clusters, zoom), [view.clusters, zoom]);
  const pricedIds = useMemo(() => selectPinsThatFit(pins, clusters, zoom), [pins, clusters, zoom]);

  const keys = [...clusters.map(toKey), ...pins.map(({ id }) => id), ...dots.map(({ id }) => id)];
  const tabStop = tabStopKey !== undefined && keys.includes(tabStopKey) ? tabStopKey : keys[0];
  const joinLabel = (writtenParts: (string | false)[], more: string) =>
    writtenParts.filter(Boolean).join(' ') + t('map:and') + more;
  const getMarkerProps = (key: string, point: Point) => ({
    ...getPositionProps(point),
    dir,
    type: 'button' as const,
    tabIndex: key === tabStop ? 0 : -1,
    onFocus: () => setTabStopKey(key),
  });
  const renderMarker = (markedListing: MapDot, kind: string, label: string, visibleText?: ReactNode) => {
    const { id } = markedListing;
    const states = [
      kind,
      viewedIds.has(id) && 'seen',
      id === openedId && 'opened',
      id === highlightedId && 'highlighted',
    ];
    return (
      <button
        key={id}
        {...getMarkerProps(id, markedListing)}
        className={states.filter(Boolean).join(' ')}
        data-home={id}
        aria-label={label}
        aria-pressed={id === openedId}
        onClick={() => onOpen(id)}
        onPointerEnter={() => onHighlightChange(id)}
        onPointerLeave={() => onHighlightChange(undefined)}
      >
        {visibleText}
      </button>
    );
  };
  const renderPin = (pin: MapPin) => {
    const price = formatPinPrice(pin, language, t);
    const ad = pin.ranking > RANKING.basic && t('map:ad');
    const label = joinLabel([ad, price], describePin(pin, viewedIds.has(pin.id), t));
    // A highlighted pin is always drawn with its price.
    if (!pricedIds.has(pin.id) && pin.id !== highlightedId && pin.id !== openedId)
      return renderMarker(pin, 'dot', label);
    const rank = ad ? ` ${AD_TYPES[pin.ranking]}` : '';
    return renderMarker(
      pin,
      `pin${rank}`,
      label,
      <>
        {ad && <span className="ad">{ad}</span>} {price}
      </>,
    );
  };
  const renderCluster = (cluster: MapCluster) => {
    const key = toKey(cluster);
    const total = formatNumber(cluster.total, language);
    const { min_price } = cluster;
    const canZoomIn = canSeparate(cluster, zoom, store.getMaxZoom());
    const fromPriceText = min_price !== null && t('map:from', { price: formatShortPrice(min_price, language, t) });
    return (
      <button
        key={key}
        {...getMarkerProps(key, cluster)}
        className="cluster"
        aria-label={joinLabel([total, fromPriceText], t(canZoomIn ? 'map:clusterHint' : 'map:clusterListHint'))}
        onClick={() => onClusterPress(cluster)}
      >
        <strong>{total}</strong> {fromPriceText && <span>{fromPriceText}</span>}
      </button>
    );
  };

  return (
    <Group ref={group} aria-label={t('map:homes')} aria-describedby={hintId} onKeyDown={onKeyDown}>
      <span id={hintId} hidden>
        {t('map:homesHint')}
      </span>
      <Root store={store}>
        {dots.map((dot) => renderMarker(dot, 'dot', t('map:dot')))}
        {clusters.map(renderCluster)}
        {[...pins].reverse().map(renderPin)}
      </Root>
    </Group>
  );
});

const Group = styled('fieldset')({ display: 'contents', border: 0 });
