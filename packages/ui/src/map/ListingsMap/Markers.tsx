import styled from '@emotion/styled';
import type { MapCluster, MapDot, MapPin, MapView, Point } from '@mashrabiya/contract';
import { AD_TYPES, RANKING } from '@mashrabiya/contract';
import { formatNumber } from '@mashrabiya/i18n';
import { memo, type ReactNode, useId, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../foundation/useLocale.ts';
import type { CameraStore } from '../stage/cameraStore.ts';
import { positionAt, WorldLayer } from '../stage/WorldLayer.tsx';
import { canPart } from './canPart.ts';
import { clustersThatFit } from './clustersThatFit.ts';
import { markerStyles } from './markerStyles.ts';
import { pinsThatFit } from './pinsThatFit.ts';
import { pinMore, pinText, shortPrice } from './pinTexts.ts';
import { useForwarding } from './useForwarding.ts';
import { useRoving } from './useRoving.ts';

export interface MarkersProps {
  store: CameraStore;
  view: MapView;
  zoom: number;
  highlighted: string | undefined;
  opened: string | undefined;
  seen: ReadonlySet<string>;
  onHighlight(id: string | undefined): void;
  onOpen(id: string): void;
  onCluster(cluster: MapCluster): void;
}

const Root = styled(WorldLayer)(markerStyles);
const keyOf = (cluster: MapCluster) => `${cluster.lat} ${cluster.lng}`;

export const Markers = memo(function Markers({
  store,
  view,
  zoom,
  highlighted,
  opened,
  seen,
  onHighlight,
  onOpen,
  onCluster,
}: MarkersProps) {
  const { t } = useTranslation();
  const { language, dir } = useLocale();
  const group = useRef<HTMLFieldSetElement>(null);
  const hint = useId();
  const [stop, setStop] = useState<string>();
  const onKeyDown = useRoving(group);
  useForwarding(group);
  const { pins, dots } = view;
  const clusters = useMemo(() => clustersThatFit(view.clusters, zoom), [view.clusters, zoom]);
  const written = useMemo(() => pinsThatFit(pins, clusters, zoom), [pins, clusters, zoom]);

  const keys = [...clusters.map(keyOf), ...pins.map(({ id }) => id), ...dots.map(({ id }) => id)];
  const tabStop = stop !== undefined && keys.includes(stop) ? stop : keys[0];
  const read = (written: (string | false)[], more: string) => written.filter(Boolean).join(' ') + t('map:and') + more;
  const mark = (key: string, at: Point) => ({
    ...positionAt(at),
    dir,
    type: 'button' as const,
    tabIndex: key === tabStop ? 0 : -1,
    onFocus: () => setStop(key),
  });
  const markerOf = (one: MapDot, kind: string, label: string, written?: ReactNode) => {
    const { id } = one;
    const states = [kind, seen.has(id) && 'seen', id === opened && 'opened', id === highlighted && 'highlighted'];
    return (
      <button
        key={id}
        {...mark(id, one)}
        className={states.filter(Boolean).join(' ')}
        data-home={id}
        aria-label={label}
        aria-pressed={id === opened}
        onClick={() => onOpen(id)}
        onPointerEnter={() => onHighlight(id)}
        onPointerLeave={() => onHighlight(undefined)}
      >
        {written}
      </button>
    );
  };
  const pinOf = (pin: MapPin) => {
    const price = pinText(pin, language, t);
    const ad = pin.ranking > RANKING.basic && t('map:ad');
    const label = read([ad, price], pinMore(pin, seen.has(pin.id), t));
    // A highlighted pin is always drawn with its price.
    if (!written.has(pin.id) && pin.id !== highlighted && pin.id !== opened) return markerOf(pin, 'dot', label);
    const rank = ad ? ` ${AD_TYPES[pin.ranking]}` : '';
    return markerOf(
      pin,
      `pin${rank}`,
      label,
      <>
        {ad && <span className="ad">{ad}</span>} {price}
      </>,
    );
  };
  const clusterOf = (cluster: MapCluster) => {
    const key = keyOf(cluster);
    const total = formatNumber(cluster.total, language);
    const { min_price } = cluster;
    const closer = canPart(cluster, zoom, store.closest());
    const from = min_price !== null && t('map:from', { price: shortPrice(min_price, language, t) });
    return (
      <button
        key={key}
        {...mark(key, cluster)}
        className="cluster"
        aria-label={read([total, from], t(closer ? 'map:clusterHint' : 'map:clusterListHint'))}
        onClick={() => onCluster(cluster)}
      >
        <strong>{total}</strong> {from && <span>{from}</span>}
      </button>
    );
  };

  return (
    <Group ref={group} aria-label={t('map:homes')} aria-describedby={hint} onKeyDown={onKeyDown}>
      <span id={hint} hidden>
        {t('map:homesHint')}
      </span>
      <Root store={store}>
        {dots.map((dot) => markerOf(dot, 'dot', t('map:dot')))}
        {clusters.map(clusterOf)}
        {[...pins].reverse().map(pinOf)}
      </Root>
    </Group>
  );
});

const Group = styled('fieldset')({ display: 'contents', border: 0 });
