import type { Action, PropertyType } from '@mashrabiya/contract';
import { FailedState, lazyPart, Page, RenderNearViewport } from '@mashrabiya/ui';
import { AreaDetail } from '@mashrabiya/ui/AreaDetail';
import { AreaSkeleton } from '@mashrabiya/ui/AreaSkeleton';
import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { isNotFound } from '../../api/error.ts';
import { hasLoadFailed } from '../../api/queryStatus.ts';
import { useApiQuery } from '../../api/useApiQuery.ts';
import { originAtom } from '../../atoms/app.ts';
import { useCardCallbacks } from '../../cards/useCardCallbacks.ts';
import { LazyReelStrip } from '../../reels/LazyReelStrip.tsx';
import type { PageProps } from '../../routing/lazyPage.ts';
import { writeListState } from '../../routing/listState.ts';
import { paths } from '../../routing/paths.ts';
import { useBack } from '../../routing/useBack.ts';
import { useShareToast } from '../../sharing/useShareToast.ts';
import NotFoundPage from '../problems/NotFoundPage.tsx';
import { AreaHead } from './AreaHead.tsx';
import { buildAreaInput } from './areaInput.ts';

const AreaMap = lazyPart(() => import('./AreaMap.tsx'));

/** Estimated height of the map, in pixels. */
const MAP_HEIGHT = 300;

const getListPath = (action: Action) => (action === 'forrent' ? paths.forRent : paths.forSale);

export default function AreaPage({ params }: PageProps) {
  const { t } = useTranslation();
  const origin = useAtomValue(originAtom);
  const cardCallbacks = useCardCallbacks();
  const onBack = useBack();
  const onShared = useShareToast();
  const [search] = useSearchParams();
  const { data, error, refetch } = useApiQuery('getArea', buildAreaInput(params.cityId ?? '', search));

  if (isNotFound(error)) return <NotFoundPage />;
  if (hasLoadFailed({ data, error }))
    return <FailedState title={t('market:area.failed')} onRetry={() => void refetch()} />;
  if (!data) {
    return (
      <Page>
        <AreaSkeleton />
      </Page>
    );
  }
  const area = data.data;
  const { gover, city, trend } = area;
  const kind = trend ?? undefined;
  const action = trend?.action ?? 'forsell';
  const getListHref = (action: Action, type?: PropertyType) =>
    getListPath(action) + writeListState({ filters: { ...(type ? { type } : {}), gover, city: [city] } });
  return (
    <Page>
      <AreaHead area={area} />
      <AreaDetail
        {...cardCallbacks}
        area={area}
        getListHref={getListHref}
        getNearbyHref={({ city, type }) => paths.area(city, { action: 'forsell', type })}
        getKindHref={(action, type) => paths.area(city, { action, type })}
        widerHref={getListPath(action) + writeListState({ filters: { gover } })}
        map={
          <RenderNearViewport height={MAP_HEIGHT}>
            <AreaMap
              area={area}
              listingsHref={getListPath(action) + writeListState({ filters: { gover, city: [city] }, view: 'map' })}
            />
          </RenderNearViewport>
        }
        backHref={getListHref(action)}
        onBack={onBack}
        shareUrl={origin + paths.area(city, kind)}
        onShared={onShared}
      />
      <LazyReelStrip city={city} />
    </Page>
  );
}
