import styled from '@emotion/styled';
import type { Property, PropertyCard } from '@mashrabiya/contract';
import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ShareOutcome } from '../../sharing/ShareButton/useShare.ts';
import { LoveButton, type LoveState } from '../LoveButton/LoveButton.tsx';
import type { CardWiring } from '../PropertyCard/wiring.ts';
import { PropertyGallery, type PropertyGalleryProps } from '../PropertyGallery/PropertyGallery.tsx';
import { RankingChip } from '../RankingChip/RankingChip.tsx';
import { ContactBar } from '../SellerCard/ContactBar.tsx';
import type { SellerContact } from '../SellerCard/contact.ts';
import { SellerCard } from '../SellerCard/SellerCard.tsx';
import { SimilarHomes } from '../SimilarHomes/SimilarHomes.tsx';
import { DetailBar } from './DetailBar.tsx';
import { DetailIntro } from './DetailIntro.tsx';
import { DetailMain, type DetailParts } from './DetailMain.tsx';
import { detailBoxes, detailLooks } from './detailStyles.ts';
import { printStyles } from './printStyles.ts';

export interface PropertyDetailProps
  extends Omit<ComponentPropsWithRef<'article'>, 'children' | 'property'>,
    Omit<CardWiring, 'lovedOf' | 'loveStateOf' | 'onLove'>,
    DetailParts {
  /** The home, or what a card of it knew: its pictures, price and facts stand there while the rest is on its way. */
  property: Property | PropertyCard;
  /** What is known of the seller's number. */
  contact: SellerContact;
  similar: readonly PropertyCard[];
  /** Clips of the home. */
  reels?: ReactNode;
  /** Where "back" leads without JavaScript: the list of homes for the same action. */
  backHref: string;
  /** Before the way back is taken, so that the app can go back in the history instead. */
  onBack?: (event: MouseEvent<HTMLAnchorElement>) => void;
  /** Absolute address of this page, to share. */
  shareUrl: string;
  /** What became of sharing it. */
  onShared: (outcome: ShareOutcome) => void;
  /** The seller's own page. */
  sellerHref?: string;
  /** The page of the home's city. */
  areaHref?: string;
  /** How to get in touch with a seller who shows no number. */
  request?: ReactNode;
  /** What can be done with the home besides sharing it, in the bar above it. */
  tools?: ReactNode;
  /** Leads to what tells the moderators that something is wrong with the ad. */
  report?: ReactNode;
  /** Whether the pictures are shown over the whole screen, where the host says so. */
  viewer?: PropertyGalleryProps['viewer'];
  loved?: boolean;
  loveState?: LoveState;
  /** Tap on a heart: this home's, or one of the similar ones'. */
  onLove?: (property: PropertyCard) => void;
}

/** Where the way on leads that a seller's card offers. */
const SIMILAR = 'similar';

const Root = styled('article')(detailBoxes, detailLooks, printStyles);

/** A home's own page: pictures, price, facts, words, features, payment plan, place, seller, similar homes. */
export function PropertyDetail({
  property,
  contact,
  similar,
  reels,
  backHref,
  onBack,
  shareUrl,
  onShared,
  sellerHref,
  areaHref,
  request,
  report,
  tools,
  market,
  calculator,
  map,
  viewer,
  loved = property.is_loved,
  loveState,
  onLove,
  hrefOf,
  heartOf,
  markOf,
  toolsOf,
  onMapBlocked,
  ...article
}: PropertyDetailProps) {
  const { t } = useTranslation();
  const { address } = property;
  const whole = 'user' in property ? property : null;
  return (
    <Root aria-busy={!whole} {...article}>
      <DetailBar className="bar" {...{ backHref, onBack, shareUrl, onShared }} title={address}>
        {tools}
      </DetailBar>
      <PropertyGallery className="gallery" images={property.img} viewer={viewer}>
        <RankingChip className="chip" adType={property.ad_type} />
        {heartOf?.(property) ??
          (onLove && <LoveButton loved={loved} state={loveState} onToggle={() => onLove(property)} />)}
      </PropertyGallery>
      <div className="columns">
        <div className="main">
          <DetailIntro property={property} areaHref={areaHref} />
          {whole ? (
            <DetailMain property={whole} {...{ market, calculator, map, onMapBlocked }} />
          ) : (
            <div className="box text" role="status" aria-label={t('homes:detail.loading')} />
          )}
        </div>
        <div className="side">
          {whole ? (
            <SellerCard
              {...{ contact, address, shareUrl, onShared, request }}
              user={whole.user}
              href={sellerHref}
              similarHref={similar.length > 0 ? `#${SIMILAR}` : undefined}
            />
          ) : (
            <div className="box seller" />
          )}
          {report && <div className="report">{report}</div>}
        </div>
      </div>
      {reels}
      <SimilarHomes
        id={SIMILAR}
        className="similar"
        properties={similar}
        {...{ hrefOf, heartOf, markOf, toolsOf, onLove, onMapBlocked }}
      />
      <p className="printed">
        <bdi dir="ltr">{shareUrl}</bdi>
      </p>
      {whole?.user.has_phone && (
        <ContactBar className="contact" contact={contact} address={address} shareUrl={shareUrl} />
      )}
    </Root>
  );
}
