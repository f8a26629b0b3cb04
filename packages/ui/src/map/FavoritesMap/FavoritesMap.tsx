import styled from '@emotion/styled';
import type { MapView, PropertyCard } from '@mashrabiya/contract';
import { Maximize, Minus, Plus } from 'lucide-react';
import { type ComponentPropsWithRef, type ReactNode, useContext, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../foundation/Button/IconButton.tsx';
import { radius } from '../../theme/tokens.ts';
import { MapFrame, NO_LISTINGS } from '../ListingsMap/MapFrame.tsx';
import { Markers } from '../ListingsMap/Markers.tsx';
import { useMapCamera } from '../ListingsMap/useMapCamera.ts';
import { RendererContext } from '../stage/renderer.ts';
import type { BaseMap } from '../streets/baseMap.ts';

export interface FavoritesMapProps extends Omit<ComponentPropsWithRef<'section'>, 'children'> {
  view: MapView | undefined;
  status: 'loading' | 'ready' | 'failed';
  onRetry(): void;
  openedId: string | undefined;
  onOpen(id: string | undefined): void;
  listing?: PropertyCard | undefined;
  listingFailed?: boolean;
  favoriteButton?: ReactNode;
  getHref(id: string): string;
  baseMap?: BaseMap | null;
}

const NONE_SEEN: ReadonlySet<string> = new Set();
const doNothing = () => undefined;

const Root = styled(MapFrame)({ blockSize: 'min(640px, 72dvh)', border: 0, borderRadius: radius.card });

/** Map of all favorites of a user; it neither filters nor follows the view. */
export function FavoritesMap({
  view = NO_LISTINGS,
  status,
  onRetry,
  openedId,
  onOpen,
  listing,
  listingFailed = false,
  favoriteButton,
  getHref,
  baseMap = null,
  ...section
}: FavoritesMapProps) {
  const { t } = useTranslation();
  const renderer = useContext(RendererContext);
  const root = useRef<HTMLElement>(null);
  const camera = useMapCamera(undefined, view.extent, doNothing);
  const { store, settledView, show, zoom } = camera;
  const { extent } = view;
  return (
    <Root
      {...section}
      {...{
        root,
        camera,
        renderer,
        status,
        onRetry,
        openedId,
        onOpen,
        listing,
        listingFailed,
        favoriteButton,
        getHref,
        baseMap,
      }}
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
      marks={
        <Markers
          store={store}
          view={view}
          zoom={settledView.zoom}
          highlightedId={undefined}
          openedId={openedId}
          viewedIds={NONE_SEEN}
          onHighlight={doNothing}
          onOpen={onOpen}
          onCluster={doNothing}
        />
      }
    />
  );
}
