import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { PropertyCard, type PropertyCardProps } from '../../listings/PropertyCard/PropertyCard.tsx';
import { RankingChip } from '../../listings/RankingChip/RankingChip.tsx';
import { StatusChip } from '../../listings/StatusChip/StatusChip.tsx';
import { OwnerFigures } from './OwnerFigures.tsx';
import { ownerCardStyles } from './ownerCardStyles.ts';

type VisitorPropName = 'isFavorite' | 'favoriteState' | 'onFavorite' | 'renderFavoriteButton' | 'corner' | 'footer';

export interface OwnerPropertyCardProps extends Omit<PropertyCardProps, VisitorPropName> {
  /** Status in words, and notices. */
  children?: ReactNode;
  /** `AdActions`, at the end of the card. */
  actions: ReactNode;
  /** Text of the status chip, see `useAdChipText`. */
  statusText?: string | undefined;
  leadsHref?: string | undefined;
  removing?: boolean;
}

const Root = styled(PropertyCard)(ownerCardStyles);

/** Card of a property in its owner's list: the public card with status, statistics and actions. */
export function OwnerPropertyCard({
  children,
  actions,
  statusText,
  leadsHref,
  removing = false,
  ...card
}: OwnerPropertyCardProps) {
  const { property } = card;
  return (
    <Root
      aria-busy={removing || undefined}
      {...card}
      corner={
        <div className="corners">
          <StatusChip availability={property.availability} text={statusText} />
          <RankingChip adType={property.ad_type} />
        </div>
      }
      footer={
        <div className="owner">
          <OwnerFigures property={property} leadsHref={leadsHref} />
          {children && <div className="notices">{children}</div>}
          <div className="actions">{actions}</div>
        </div>
      }
    />
  );
}
