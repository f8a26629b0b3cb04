import styled from '@emotion/styled';
import type { Closing, PropertyCard as PropertyCardData } from '@mashrabiya/contract';
import { Pencil, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, ButtonLink } from '../../foundation/Button/Button.tsx';
import { PropertyCard, type PropertyCardProps } from '../../listings/PropertyCard/PropertyCard.tsx';
import { RankingChip } from '../../listings/RankingChip/RankingChip.tsx';
import { StatusChip } from '../../listings/StatusChip/StatusChip.tsx';
import { OwnerFigures } from './OwnerFigures.tsx';
import { ownerCardStyles } from './ownerCardStyles.ts';

type VisitorPropName = 'isFavorite' | 'favoriteState' | 'onFavorite' | 'renderFavoriteButton' | 'corner' | 'footer';

export interface OwnerPropertyCardProps extends Omit<PropertyCardProps, VisitorPropName> {
  editHref: string;
  /** Requests deletion; the host opens `DeletePropertyPopup`. */
  onRemove?: (property: PropertyCardData) => void;
  extra?: ReactNode;
  isPaused?: boolean;
  /** The seller closed the ad, with a reason. */
  closedAs?: Closing | null;
  removing?: boolean;
}

const Root = styled(PropertyCard)(ownerCardStyles);

/**
 * Card of a property in its owner's list: the public card with status, statistics, and edit and delete buttons in place
 * of the favorite button.
 */
export function OwnerPropertyCard({
  editHref,
  extra,
  onRemove,
  isPaused = false,
  closedAs = null,
  removing = false,
  ...card
}: OwnerPropertyCardProps) {
  const { t } = useTranslation();
  const { property } = card;
  const { address } = property;
  const closedText = closedAs ? t(`myListings:run.closedChip.${closedAs}`) : undefined;
  const chipText = isPaused ? t('myListings:run.pausedChip') : closedText;
  return (
    <Root
      aria-busy={removing || undefined}
      {...card}
      corner={
        <div className="corners">
          <StatusChip availability={property.availability} {...(chipText !== undefined && { words: chipText })} />
          <RankingChip adType={property.ad_type} />
        </div>
      }
      footer={
        <div className="owner">
          <OwnerFigures property={property} />
          {extra && <div className="extra">{extra}</div>}
          <div className="actions">
            <ButtonLink
              href={editHref}
              variant="outlined"
              icon={Pencil}
              aria-label={t('myListings:card.editNamed', { address })}
            >
              {t('myListings:card.edit')}
            </ButtonLink>
            <Button
              variant="text"
              className="remove"
              icon={Trash2}
              busy={removing}
              aria-label={t(removing ? 'myListings:card.removingNamed' : 'myListings:card.removeNamed', { address })}
              onClick={() => onRemove?.(property)}
            >
              {t(removing ? 'myListings:card.removing' : 'myListings:card.remove')}
            </Button>
          </div>
        </div>
      }
    />
  );
}
