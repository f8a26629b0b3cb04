import styled from '@emotion/styled';
import type { Closing, PropertyCard as PropertyCardData } from '@mashrabiya/contract';
import { Pencil, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, ButtonLink } from '../../foundation/Button/Button.tsx';
import { PropertyCard, type PropertyCardProps } from '../../homes/PropertyCard/PropertyCard.tsx';
import { RankingChip } from '../../homes/RankingChip/RankingChip.tsx';
import { StatusChip } from '../../homes/StatusChip/StatusChip.tsx';
import { OwnerFigures } from './OwnerFigures.tsx';
import { ownerCardStyles } from './ownerCardStyles.ts';

type Visitors = 'loved' | 'loveState' | 'onLove' | 'heartOf' | 'corner' | 'footer';

export interface OwnerPropertyCardProps extends Omit<PropertyCardProps, Visitors> {
  /** Where this home's ad is edited. */
  editHref: string;
  /** Asks for the home to be removed; the host opens `DeletePropertyPopup`. */
  onRemove?: (property: PropertyCardData) => void;
  /** How the ad stands and what can be done with it: `AdRun` and `AdTools`. */
  extra?: ReactNode;
  /** Its seller took it off offer for a while. */
  paused?: boolean;
  /** Its seller ended the ad, and said why. */
  closedAs?: Closing | null;
  /** It is being removed. */
  removing?: boolean;
}

const Root = styled(PropertyCard)(ownerCardStyles);

/**
 * A home in its owner's list: the card that visitors see, with the state of its ad, how it is doing, and the two things
 * to do with it in the heart's place.
 */
export function OwnerPropertyCard({
  editHref,
  extra,
  onRemove,
  paused = false,
  closedAs = null,
  removing = false,
  ...card
}: OwnerPropertyCardProps) {
  const { t } = useTranslation();
  const { property } = card;
  const { address } = property;
  const ended = closedAs ? t(`owning:run.closedChip.${closedAs}`) : undefined;
  const words = paused ? t('owning:run.pausedChip') : ended;
  return (
    <Root
      aria-busy={removing || undefined}
      {...card}
      corner={
        <div className="corners">
          <StatusChip availability={property.availability} {...(words !== undefined && { words })} />
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
              look="outlined"
              icon={Pencil}
              aria-label={t('owning:card.editNamed', { address })}
            >
              {t('owning:card.edit')}
            </ButtonLink>
            <Button
              look="quiet"
              className="remove"
              icon={Trash2}
              busy={removing}
              aria-label={t(removing ? 'owning:card.removingNamed' : 'owning:card.removeNamed', { address })}
              onClick={() => onRemove?.(property)}
            >
              {t(removing ? 'owning:card.removing' : 'owning:card.remove')}
            </Button>
          </div>
        </div>
      }
    />
  );
}
