import styled from '@emotion/styled';
import type { MapCluster, MapDot, MapPin, MapView } from '@mashrabiya/contract';
import { formatNumber } from '@mashrabiya/i18n';
import { memo, useId, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../foundation/useLocale.ts';
import type { CameraStore } from '../stage/cameraStore.ts';
import { Anchor, WorldLayer } from '../stage/WorldLayer.tsx';
import { clustersThatFit } from './clustersThatFit.ts';
import { markerStyles } from './markerStyles.ts';
import { pinsThatFit } from './pinsThatFit.ts';
import { pinMore, pinText, shortPrice } from './pinTexts.ts';
import { useForwarding } from './useForwarding.ts';
import { useRoving } from './useRoving.ts';

export interface MarkersProps {
  store: CameraStore;
  view: MapView;
  /** The zoom at which the map rests. */
  zoom: number;
  lit: string | undefined;
  opened: string | undefined;
  seen: ReadonlySet<string>;
  onLight(id: string | undefined): void;
  onOpen(id: string): void;
  onCluster(cluster: MapCluster): void;
}

const Root = styled(WorldLayer)(markerStyles);
const keyOf = (cluster: MapCluster) => `${cluster.lat} ${cluster.lng}`;

/** What stands on the map: clusters, the best homes with their prices, and a dot for each other one. */
export const Markers = memo(function Markers({
  store,
  view,
  zoom,
  lit,
  opened,
  seen,
  onLight,
  onOpen,
  onCluster,
}: MarkersProps) {
  const { t } = useTranslation();
  const { language } = useLocale();
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
  const shared = (key: string) => ({
    type: 'button' as const,
    tabIndex: key === tabStop ? 0 : -1,
    onFocus: () => setStop(key),
  });
  const home = (id: string) => ({
    ...shared(id),
    'data-home': id,
    'aria-pressed': id === opened,
    onClick: () => onOpen(id),
    onPointerEnter: () => onLight(id),
    onPointerLeave: () => onLight(undefined),
  });
  const stateOf = (id: string) => `${seen.has(id) ? ' seen' : ''}${id === opened ? ' opened' : ''}`;
  const dotOf = (one: MapDot, label: string) => (
    <Anchor key={one.id} at={one} className={one.id === lit ? 'lit' : ''}>
      <button {...home(one.id)} className={`dot${stateOf(one.id)}`} aria-label={label} />
    </Anchor>
  );
  const pinOf = (pin: MapPin) => {
    const price = pinText(pin, language, t);
    const more = pinMore(pin, seen.has(pin.id), t);
    const ad = pin.ranking > 1 && t('map.ad');
    // One that is lit is told from the others by its price.
    if (!written.has(pin.id) && pin.id !== lit && pin.id !== opened) {
      return dotOf(pin, [ad, price, more].filter(Boolean).join(t('map.and')));
    }
    const rank = pin.ranking === 3 ? ' superior' : pin.ranking === 2 ? ' elite' : '';
    return (
      <Anchor key={pin.id} at={pin} className={pin.id === lit ? 'lit' : ''}>
        <button {...home(pin.id)} className={`pin${rank}${stateOf(pin.id)}`}>
          {ad && <span className="ad">{ad}</span>}
          {price}
          <span className="visually-hidden">{t('map.and') + more}</span>
        </button>
      </Anchor>
    );
  };

  return (
    <Group ref={group} aria-label={t('map.homes')} aria-describedby={hint} onKeyDown={onKeyDown}>
      <span id={hint} hidden>
        {t('map.homesHint')}
      </span>
      <Root store={store}>
        {dots.map((dot) => dotOf(dot, t('map.dot')))}
        {clusters.map((cluster) => (
          <Anchor key={keyOf(cluster)} at={cluster}>
            <button {...shared(keyOf(cluster))} className="cluster" onClick={() => onCluster(cluster)}>
              <strong>{formatNumber(cluster.total, language)}</strong>
              {cluster.min_price !== null && (
                <span>{t('map.from', { price: shortPrice(cluster.min_price, language, t) })}</span>
              )}
              <span className="visually-hidden">{t('map.and') + t('map.clusterHint')}</span>
            </button>
          </Anchor>
        ))}
        {[...pins].reverse().map(pinOf)}
      </Root>
    </Group>
  );
});

const Group = styled('fieldset')({ display: 'contents', border: 0 });
