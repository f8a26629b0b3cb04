import styled from '@emotion/styled';
import type { PropertyCard } from '@mashrabiya/contract';
import { X } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../foundation/Button/Button.tsx';
import { IconButton } from '../../foundation/Button/IconButton.tsx';
import { role } from '../../theme/roles.ts';
import { fontWeight, radius, shadow, typeScale, zIndex } from '../../theme/tokens.ts';
import { ListingPreview, listingPreviewStyles } from './ListingPreview.tsx';

interface MapCardProps {
  listing: PropertyCard | undefined;
  failed: boolean;
  onRetry: (() => void) | undefined;
  favoriteButton?: ReactNode;
  href: string;
  onClose(): void;
}

const Root = styled('section')({
  position: 'absolute',
  zIndex: zIndex.pinned,
  insetBlockEnd: 12,
  insetInline: 12,
  maxInlineSize: 420,
  marginInline: 'auto',
  minBlockSize: 112,
  display: 'flex',
  overflow: 'hidden',
  borderRadius: radius.card,
  border: `1px solid ${role.line}`,
  backgroundColor: role.surfaceRaised,
  boxShadow: shadow,
  outlineOffset: 2,
  ...listingPreviewStyles,
  '& .price': { paddingInlineEnd: 34, fontWeight: fontWeight.semibold, fontSize: typeScale.lead },
  '& .favorite': { position: 'absolute', zIndex: zIndex.raised, insetBlockStart: 0, insetInlineStart: 0 },
  '& .close': { position: 'absolute', zIndex: zIndex.raised, insetBlockStart: 0, insetInlineEnd: 0 },
  '& .waiting': { flex: 1, display: 'grid', placeItems: 'center', padding: 16, color: role.inkMuted },
});

export function MapCard({ listing, failed, onRetry, favoriteButton, href, onClose }: MapCardProps) {
  const { t } = useTranslation();
  const card = useRef<HTMLElement>(null);
  const focusCard = () => card.current?.focus({ preventScroll: true });
  useEffect(focusCard, []);

  return (
    <Root
      ref={card}
      className="map-card"
      aria-label={t('map:opened')}
      aria-busy={!listing && !failed}
      tabIndex={-1}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        onClose();
      }}
    >
      {listing ? (
        <>
          <ListingPreview listing={listing} href={href} />
          {favoriteButton}
        </>
      ) : (
        <div className="waiting">
          <p role={failed ? 'alert' : 'status'}>{t(failed ? 'map:openedFailed' : 'common:loading')}</p>
          {failed && onRetry && (
            <Button
              variant="text"
              onClick={() => {
                // The button disappears while the listing loads.
                focusCard();
                onRetry();
              }}
            >
              {t('common:retry')}
            </Button>
          )}
        </div>
      )}
      <IconButton className="close" icon={X} label={t('map:close')} onClick={onClose} />
    </Root>
  );
}
