import type { PropertyCard } from '@mashrabiya/contract';
import { FailedState, Page, PropertyDetail, PropertyDetailSkeleton } from '@mashrabiya/ui';
import { useAtomValue } from 'jotai';
import { useDeferredValue } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigationType } from 'react-router-dom';
import { isNotFound } from '../../api/error.ts';
import { originAtom } from '../../atoms/app.ts';
import { useProperty } from '../../atoms/lists.ts';
import { useCardWiring } from '../../containers/useCardWiring.ts';
import type { PageProps } from '../../routing/lazyPage.ts';
import { paths } from '../../routing/paths.ts';
import { useBack } from '../../routing/useBack.ts';
import NotFoundPage from '../NotFoundPage.tsx';
import { PropertyHead } from './PropertyHead.tsx';

const NONE: readonly PropertyCard[] = [];

/** One home: its own page, or what stands in its place. */
export default function PropertyPage({ params }: PageProps) {
  const id = params.id ?? '';
  const { t } = useTranslation();
  const origin = useAtomValue(originAtom);
  const wiring = useCardWiring();
  const onBack = useBack();
  const { data, error, isPending, refetch } = useProperty(id);
  // On the way from a card the home itself comes first; what lies below the fold follows in a second drawing.
  const found = data?.similar_properties ?? NONE;
  const similar = useDeferredValue(found, useNavigationType() === 'PUSH' ? NONE : found);

  if (error) {
    if (isNotFound(error)) return <NotFoundPage />;
    return <FailedState title={t('pages.property.failed')} onRetry={() => void refetch()} />;
  }
  if (isPending) {
    return (
      <Page>
        <PropertyDetailSkeleton />
      </Page>
    );
  }
  const property = data.data;
  return (
    <Page>
      <PropertyHead property={property} />
      <PropertyDetail
        {...wiring}
        property={property}
        similar={similar}
        backHref={property.action === 'forrent' ? paths.forRent : paths.forSale}
        onBack={onBack}
        shareUrl={origin + paths.property(id)}
      />
    </Page>
  );
}
