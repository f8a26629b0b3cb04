import styled from '@emotion/styled';
import type { Property, PropertyCard } from '@mashrabiya/contract';
import type { ComponentPropsWithRef, MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { TimeAgo } from '../../foundation/TimeAgo.tsx';
import { FactsRow } from '../FactsRow/FactsRow.tsx';
import { FeatureGrid } from '../FeatureGrid/FeatureGrid.tsx';
import { LoveButton, type LoveState } from '../LoveButton/LoveButton.tsx';
import { PaymentPlan } from '../PaymentPlan/PaymentPlan.tsx';
import { PlaceCard } from '../PlaceCard/PlaceCard.tsx';
import { PriceBlock } from '../PriceBlock/PriceBlock.tsx';
import type { CardWiring } from '../PropertyCard/wiring.ts';
import { PropertyFacts } from '../PropertyFacts/PropertyFacts.tsx';
import { PropertyGallery } from '../PropertyGallery/PropertyGallery.tsx';
import { RankingChip } from '../RankingChip/RankingChip.tsx';
import { ContactBar } from '../SellerCard/ContactBar.tsx';
import { SellerCard } from '../SellerCard/SellerCard.tsx';
import { SimilarHomes } from '../SimilarHomes/SimilarHomes.tsx';
import { DetailBar } from './DetailBar.tsx';
import { detailBoxes, detailLooks } from './detailStyles.ts';

export interface PropertyDetailProps
  extends Omit<ComponentPropsWithRef<'article'>, 'children' | 'property'>,
    Omit<CardWiring, 'lovedOf' | 'loveStateOf' | 'onLove'> {
  property: Property;
  similar: readonly PropertyCard[];
  /** Where "back" leads without JavaScript: the list of homes for the same action. */
  backHref: string;
  /** Before the way back is taken, so that the app can go back in the history instead. */
  onBack?: (event: MouseEvent<HTMLAnchorElement>) => void;
  /** Absolute address of this page, to share. */
  shareUrl: string;
  /** The seller's own page. */
  sellerHref?: string;
  loved?: boolean;
  loveState?: LoveState;
  /** Tap on a heart: this home's, or one of the similar ones'. */
  onLove?: (property: PropertyCard) => void;
}

const Root = styled('article')(detailBoxes, detailLooks);

/** A home's own page: pictures, price, facts, words, features, payment plan, place, seller, similar homes. */
export function PropertyDetail({
  property,
  similar,
  backHref,
  onBack,
  shareUrl,
  sellerHref,
  loved = property.is_loved,
  loveState,
  onLove,
  hrefOf,
  heartOf,
  onMapBlocked,
  ...article
}: PropertyDetailProps) {
  const { t } = useTranslation();
  const area = t('homes.card.area', { city: property.city_name, governorate: property.gover_name });
  const kind = [t(`vocabulary.action.${property.action}`), property.category_name, property.subcategory_name].join(
    ' · ',
  );
  return (
    <Root {...article}>
      <DetailBar className="bar" backHref={backHref} onBack={onBack} shareUrl={shareUrl} title={property.address} />
      <PropertyGallery className="gallery" images={property.img}>
        <RankingChip className="chip" adType={property.ad_type} />
        {heartOf?.(property) ??
          (onLove && <LoveButton loved={loved} state={loveState} onToggle={() => onLove(property)} />)}
      </PropertyGallery>
      <div className="columns">
        <div className="main">
          <header className="intro">
            <div>
              <p className="kind">{kind}</p>
              <h1>{property.address}</h1>
              <p className="area">
                {`${area} · `}
                <TimeAgo
                  dateTime={property.created_at}
                  words={t('homes.detail.published', { ago: property.time_ago })}
                />
              </p>
            </div>
            <PriceBlock property={property} perMetre />
            <FactsRow className="facts" property={property} />
          </header>
          <section>
            <h2>{t('homes.detail.description')}</h2>
            <p className="description">{property.description}</p>
          </section>
          <section>
            <h2>{t('homes.detail.facts')}</h2>
            <PropertyFacts property={property} />
          </section>
          {property.features.length > 0 && (
            <section>
              <h2>{t('homes.detail.features')}</h2>
              <FeatureGrid features={property.features} />
            </section>
          )}
          {property.action === 'forsell' && property.payment.payment === 'installment' && (
            <section>
              <h2>{t('homes.detail.plan')}</h2>
              <PaymentPlan payment={property.payment} />
            </section>
          )}
          <section>
            <h2>{t('homes.detail.location')}</h2>
            <PlaceCard place={property} onMapBlocked={onMapBlocked} />
          </section>
        </div>
        <div className="side">
          <SellerCard user={property.user} address={property.address} shareUrl={shareUrl} href={sellerHref} />
        </div>
      </div>
      <SimilarHomes
        properties={similar}
        hrefOf={hrefOf}
        heartOf={heartOf}
        onLove={onLove}
        onMapBlocked={onMapBlocked}
      />
      <ContactBar className="contact" user={property.user} address={property.address} shareUrl={shareUrl} />
    </Root>
  );
}
