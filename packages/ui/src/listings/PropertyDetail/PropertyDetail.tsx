import styled from '@emotion/styled';
import type { Property, PropertyCard } from '@mashrabiya/contract';
import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ShareOutcome } from '../../sharing/ShareButton/useShare.ts';
import { FavoriteButton, type FavoriteState } from '../FavoriteButton/FavoriteButton.tsx';
import type { CardCallbacks } from '../PropertyCard/cardCallbacks.ts';
import { PropertyGallery, type PropertyGalleryProps } from '../PropertyGallery/PropertyGallery.tsx';
import { RankingChip } from '../RankingChip/RankingChip.tsx';
import { ContactBar } from '../SellerCard/ContactBar.tsx';
import type { ContactLinks, SellerContact } from '../SellerCard/contact.ts';
import { SellerCard } from '../SellerCard/SellerCard.tsx';
import { SimilarListings } from '../SimilarListings/SimilarListings.tsx';
import { DetailBar } from './DetailBar.tsx';
import { DetailIntro } from './DetailIntro.tsx';
import { DetailMain, type DetailParts } from './DetailMain.tsx';
import { detailBoxes, detailLooks } from './detailStyles.ts';
import { printStyles } from './printStyles.ts';

export interface PropertyDetailProps
  extends Omit<ComponentPropsWithRef<'article'>, 'children' | 'property'>,
    Omit<CardCallbacks, 'isFavoriteProperty' | 'getFavoriteState' | 'onFavorite'>,
    DetailParts {
  /** Full property, or its card's data while the rest loads. */
  property: Property | PropertyCard;
  contact: SellerContact;
  /** Absent for the user’s own listing. */
  links?: ContactLinks | undefined;
  similar: readonly PropertyCard[];
  reels?: ReactNode;
  /** Target of the back link without JavaScript: the list for the same action. */
  backHref: string;
  /** Called before navigation, so that the app can go back in history instead. */
  onBack?: (event: MouseEvent<HTMLAnchorElement>) => void;
  shareUrl: string;
  onShared: (outcome: ShareOutcome) => void;
  sellerHref?: string;
  areaHref?: string;
  tools?: ReactNode;
  report?: ReactNode;
  /** State of the full-screen viewer, where the host controls it. */
  viewer?: PropertyGalleryProps['viewer'];
  isFavorite?: boolean;
  favoriteState?: FavoriteState;
  /** Favorite toggle of this property or a similar one. */
  onFavorite?: (property: PropertyCard) => void;
}

const SIMILAR_ID = 'similar';

const Root = styled('article')(detailBoxes, detailLooks, printStyles);

/** Page of a property: pictures, facts, seller and similar listings. A card’s data is enough for the first render. */
export function PropertyDetail({
  property,
  contact,
  links,
  similar,
  reels,
  backHref,
  onBack,
  shareUrl,
  onShared,
  sellerHref,
  areaHref,
  report,
  tools,
  market,
  calculator,
  map,
  viewer,
  isFavorite = property.is_loved,
  favoriteState,
  onFavorite,
  getHref,
  renderFavoriteButton,
  getBadge,
  renderActions,
  onMapBlocked,
  ...article
}: PropertyDetailProps) {
  const { t } = useTranslation();
  const { address } = property;
  const fullProperty = 'user' in property ? property : null;
  return (
    <Root aria-busy={!fullProperty} {...article}>
      <DetailBar className="bar" {...{ backHref, onBack, shareUrl, onShared }} title={address}>
        {tools}
      </DetailBar>
      <PropertyGallery className="gallery" images={property.img} viewer={viewer}>
        <RankingChip className="chip" adType={property.ad_type} />
        {renderFavoriteButton?.(property) ??
          (onFavorite && (
            <FavoriteButton isFavorite={isFavorite} state={favoriteState} onToggle={() => onFavorite(property)} />
          ))}
      </PropertyGallery>
      <div className="columns">
        <div className="main">
          <DetailIntro property={property} areaHref={areaHref} />
          {fullProperty ? (
            <DetailMain property={fullProperty} {...{ market, calculator, map, onMapBlocked }} />
          ) : (
            <div className="box text" role="status" aria-label={t('listings:detail.loading')} />
          )}
        </div>
        <div className="side">
          {fullProperty ? (
            <SellerCard
              {...{ contact, links, address, shareUrl, onShared }}
              user={fullProperty.user}
              href={sellerHref}
              similarHref={similar.length > 0 ? `#${SIMILAR_ID}` : undefined}
            />
          ) : (
            <div className="box seller" />
          )}
          {report && <div className="report">{report}</div>}
        </div>
      </div>
      {reels}
      <SimilarListings
        id={SIMILAR_ID}
        className="similar"
        properties={similar}
        {...{
          getHref,
          renderFavoriteButton,
          getBadge,
          renderActions,
          onFavorite,
          onMapBlocked,
        }}
      />
      <p className="printed">
        <bdi dir="ltr">{shareUrl}</bdi>
      </p>
      {fullProperty && (
        <ContactBar
          className="contact"
          contact={fullProperty.user.has_phone ? contact : undefined}
          {...{ links, address, shareUrl }}
        />
      )}
    </Root>
  );
}
