import { ENQUIRY_KINDS, type PropertyCard } from '@mashrabiya/contract';
import {
  FailedState,
  lazyPart,
  Page,
  PropertyDetail,
  PropertyDetailSkeleton,
  RenderNearViewport,
} from '@mashrabiya/ui';
import { useAtomValue } from 'jotai';
import { useDeferredValue } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigationType } from 'react-router-dom';
import { isNotFound, isUnavailable } from '../../api/error.ts';
import { hasLoadFailed } from '../../api/queryStatus.ts';
import { useApiQuery } from '../../api/useApiQuery.ts';
import { originAtom } from '../../atoms/app.ts';
import { useCardCallbacks } from '../../cards/useCardCallbacks.ts';
import { CompareListing } from '../../compare/CompareCard.tsx';
import { useContact } from '../../leads/useContact.ts';
import { LazyEnquiryPanel } from '../../messages/LazyEnquiryPanel.tsx';
import { useEnquiryLinks } from '../../messages/useEnquiryLink.ts';
import { useRecordView } from '../../recentlyViewed/useRecordView.ts';
import { LazyReelStrip } from '../../reels/LazyReelStrip.tsx';
import { ReportContainer } from '../../reporting/ReportContainer.tsx';
import type { PageProps } from '../../routing/lazyPage.ts';
import { paths } from '../../routing/paths.ts';
import { useBack } from '../../routing/useBack.ts';
import { useUrlPanel } from '../../routing/useUrlPanel.ts';
import { useIsSelf } from '../../session/useIsSelf.ts';
import { useShareToast } from '../../sharing/useShareToast.ts';
import NotFoundPage from '../problems/NotFoundPage.tsx';
import { PropertyHead } from './PropertyHead.tsx';
import UnavailablePage from './UnavailablePage.tsx';
import { useCachedCard } from './useCachedCard.ts';

const PropertyMap = lazyPart(() => import('../../map/PropertyMap.tsx'));
const PropertyMarket = lazyPart(() => import('./PropertyMarket.tsx'));
const PropertyCalculator = lazyPart(() => import('./PropertyCalculator.tsx'));

/** Estimated heights of these parts, in pixels. */
const MARKET_HEIGHT = 440;
const CALCULATOR_HEIGHT = 560;
const MAP_HEIGHT = 300;

const NO_LISTINGS: readonly PropertyCard[] = [];

export default function PropertyPage({ params }: PageProps) {
  const id = params.id ?? '';
  const { t } = useTranslation();
  const origin = useAtomValue(originAtom);
  const cardCallbacks = useCardCallbacks();
  const onBack = useBack();
  const onShared = useShareToast();
  const contact = useContact(id);
  const links = useEnquiryLinks();
  const picturePanel = useUrlPanel('pictures');
  const { data, error, refetch } = useApiQuery('getProperty', { params: { id } });
  const card = useCachedCard(id);
  useRecordView(data?.data.id);
  // After a click on a card its data renders first, even when the answer is cached; the rest follows in a second
  // render.
  const isFromCard = useNavigationType() === 'PUSH' && card !== undefined;
  const firstAnswer = isFromCard ? undefined : data;
  const deferredAnswer = useDeferredValue(data, firstAnswer);
  // After a navigation between two properties, the deferred answer is still that of the previous one.
  const answer = deferredAnswer?.data.id === id ? deferredAnswer : firstAnswer;
  const fullProperty = answer?.data;
  const isOwn = useIsSelf(fullProperty?.user.id);

  if (isNotFound(error)) return <NotFoundPage />;
  if (isUnavailable(error)) return <UnavailablePage id={id} />;
  if (hasLoadFailed({ data, error }))
    return <FailedState title={t('pages:property.failed')} onRetry={() => void refetch()} />;
  const property = fullProperty ?? card;
  if (!property) {
    return (
      <Page>
        <PropertyDetailSkeleton />
      </Page>
    );
  }
  return (
    <Page>
      <PropertyHead property={property} />
      <PropertyDetail
        key={id}
        {...cardCallbacks}
        property={property}
        viewer={picturePanel}
        contact={contact}
        links={isOwn ? undefined : links}
        report={<ReportContainer subject={{ kind: 'ad', id }} text={t('listings:detail.report')} />}
        tools={<CompareListing listing={property} />}
        similar={answer?.similar_properties ?? NO_LISTINGS}
        reels={fullProperty && <LazyReelStrip property={id} />}
        {...(fullProperty && { sellerHref: paths.provider(fullProperty.user.id) })}
        areaHref={paths.area(property.city, property)}
        market={
          fullProperty?.price_context && (
            <RenderNearViewport className="market" height={MARKET_HEIGHT}>
              <PropertyMarket property={fullProperty} />
            </RenderNearViewport>
          )
        }
        calculator={
          property.action === 'forsell' &&
          property.price && (
            <RenderNearViewport className="calculator" height={CALCULATOR_HEIGHT}>
              <PropertyCalculator payment={property.payment} />
            </RenderNearViewport>
          )
        }
        map={
          fullProperty?.coordinates && (
            <RenderNearViewport className="map" height={MAP_HEIGHT}>
              <PropertyMap property={fullProperty} coordinates={fullProperty.coordinates} />
            </RenderNearViewport>
          )
        }
        backHref={property.action === 'forrent' ? paths.forRent : paths.forSale}
        onBack={onBack}
        shareUrl={origin + paths.property(id)}
        onShared={onShared}
      />
      {!isOwn &&
        ENQUIRY_KINDS.map((kind) => (
          <LazyEnquiryPanel key={kind} kind={kind} about={{ propertyId: id }} sellerName={fullProperty?.user.name} />
        ))}
    </Page>
  );
}
