import styled from '@emotion/styled';
import type { MapView } from '@mashrabiya/contract';
import { Maximize, Minus, Plus } from 'lucide-react';
import { type ComponentPropsWithRef, useContext, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../foundation/Button/IconButton.tsx';
import { radius } from '../../theme/tokens.ts';
import type { MapFrameBaseProps } from '../ListingsMap/listingsMapProps.ts';
import { MapFrame, NO_LISTINGS } from '../ListingsMap/MapFrame.tsx';
import { Markers } from '../ListingsMap/Markers.tsx';
import { useMapCamera } from '../ListingsMap/useMapCamera.ts';
import { RendererContext } from '../stage/renderer.ts';

export interface FavoritesMapProps extends Omit<ComponentPropsWithRef<'section'>, 'children'>, MapFrameBaseProps {
  view: MapView | undefined;
}

const NONE_SEEN: ReadonlySet<string> = new Set();
const doNothing = () => undefined;

const Root = styled(MapFrame)({ blockSize: 'min(640px, 72dvh)', border: 0, borderRadius: radius.card });

/** Map of all favorites of a user; it neither filters nor follows the view. */
export function FavoritesMap({ view = NO_LISTINGS, ...frame }: FavoritesMapProps) {
  const { t } = useTranslation();
  const renderer = useContext(RendererContext);
  const root = useRef<HTMLElement>(null);
  const camera = useMapCamera(undefined, view.extent, doNothing);
  const { store, settledView, show, zoom } = camera;
  const { extent } = view;
  return (
    <Root
      {...frame}
      root={root}
      camera={camera}
      renderer={renderer}
      total={view.total}
      bar={
        <div className="bar">
          <div className="tools">
            <IconButton icon={Plus} label={t('map:zoomIn')} onClick={() => zoom(1)} />
            <IconButton icon={Minus} label={t('map:zoomOut')} onClick={() => zoom(-1)} />
            <IconButton
              icon={Maximize}
              label={t('map:showAll')}
              disabled={extent === null}
              onClick={() => show(extent ?? '')}
            />
          </div>
        </div>
      }
      markers={
        <Markers
          store={store}
          view={view}
          zoom={settledView.zoom}
          highlightedId={undefined}
          openedId={frame.openedId}
          viewedIds={NONE_SEEN}
          onHighlightChange={doNothing}
          onOpen={frame.onOpen}
          onClusterPress={doNothing}
        />
      }
    />
  );
}
