import styled from '@emotion/styled';
import type { MapView } from '@mashrabiya/contract';
import { type ComponentPropsWithRef, type ReactNode, type RefObject, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MapStage } from '../stage/MapStage.tsx';
import type { Renderer } from '../stage/renderer.ts';
import type { MapFrameBaseProps } from './listingsMapProps.ts';
import { listingsMapStyles } from './listingsMapStyles.ts';
import { MapCard } from './MapCard.tsx';
import { MapFooter } from './MapFooter.tsx';
import { MapNotes, type MapNotesProps } from './MapNotes.tsx';
import type { useMapCamera } from './useMapCamera.ts';
import { useRestoreFocus } from './useRestoreFocus.ts';

export const NO_LISTINGS: MapView = { total: 0, clusters: [], pins: [], dots: [], extent: null };

interface MapFrameProps
  extends Omit<ComponentPropsWithRef<'section'>, 'children' | 'ref'>,
    MapFrameBaseProps,
    Partial<Pick<MapNotesProps, 'drawMode'>> {
  root: RefObject<HTMLElement | null>;
  camera: ReturnType<typeof useMapCamera>;
  renderer: Renderer;
  total: number;
  bar: ReactNode;
  markers: ReactNode;
  children?: ReactNode;
  footer?: ReactNode;
}

const Root = styled('section')(listingsMapStyles);

/** Bar, stage, notes and card that all maps of properties share. */
export function MapFrame({
  root,
  camera: { stage, store, start, padding: markerPadding },
  renderer,
  total,
  bar,
  markers,
  children,
  footer,
  drawMode = 'no',
  status,
  onRetry,
  openedId,
  onOpen,
  listing,
  listingFailed = false,
  onRetryListing,
  favoriteButton,
  getHref,
  baseMap = null,
  ...section
}: MapFrameProps) {
  const { t } = useTranslation();
  const [isUnsupported, setIsUnsupported] = useState(renderer === 'drawn');
  const [base, setBase] = useState<'streets' | 'bundled'>('bundled');
  useRestoreFocus(openedId, (id) => root.current?.querySelector(`[data-home="${CSS.escape(id)}"]`));
  return (
    <Root aria-label={t('map:label')} {...section} ref={root}>
      {bar}
      <div className="window">
        <MapStage
          ref={stage}
          store={store}
          start={start}
          padding={markerPadding}
          label={t('map:surface')}
          renderer={renderer}
          baseMap={baseMap}
          onUnsupported={() => setIsUnsupported(true)}
          onBaseChange={setBase}
        >
          {markers}
        </MapStage>
        <MapNotes
          status={status}
          onRetry={onRetry}
          drawMode={drawMode}
          isUnsupported={isUnsupported}
          isSimplified={base === 'bundled'}
        />
        {children}
        {openedId !== undefined && (
          <MapCard
            key={openedId}
            listing={listing}
            failed={listingFailed}
            onRetry={onRetryListing}
            favoriteButton={favoriteButton}
            href={getHref(openedId)}
            onClose={() => onOpen(undefined)}
          />
        )}
      </div>
      <MapFooter status={status} total={total}>
        {footer}
      </MapFooter>
    </Root>
  );
}
