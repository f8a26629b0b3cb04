import type { Action, PropertyType } from '@mashrabiya/contract';
import { FailedState, Page } from '@mashrabiya/ui';
import { AreaDetail } from '@mashrabiya/ui/AreaDetail';
import { AreaSkeleton } from '@mashrabiya/ui/AreaSkeleton';
import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { isNotFound } from '../../api/error.ts';
import { originAtom } from '../../atoms/app.ts';
import { useArea } from '../../atoms/market.ts';
import { useCardWiring } from '../../containers/useCardWiring.ts';
import { useShared } from '../../containers/useShared.ts';
import type { PageProps } from '../../routing/lazyPage.ts';
import { writeListState } from '../../routing/listState.ts';
import { paths } from '../../routing/paths.ts';
import { useBack } from '../../routing/useBack.ts';
import NotFoundPage from '../NotFoundPage.tsx';
import { AreaHead } from './AreaHead.tsx';

const listOf = (action: Action) => (action === 'forrent' ? paths.forRent : paths.forSale);

/** What homes cost in one city or district. */
export default function AreaPage({ params }: PageProps) {
  const { t } = useTranslation();
  const origin = useAtomValue(originAtom);
  const wiring = useCardWiring();
  const onBack = useBack();
  const onShared = useShared();
  const { data: area, error, isPending, refetch } = useArea(params.cityId ?? '');

  if (error) {
    if (isNotFound(error)) return <NotFoundPage />;
    return <FailedState title={t('market.area.failed')} onRetry={() => void refetch()} />;
  }
  if (isPending) {
    return (
      <Page>
        <AreaSkeleton />
      </Page>
    );
  }
  const { gover, city } = area;
  const listHrefOf = (action: Action, type?: PropertyType) =>
    listOf(action) + writeListState({ filters: { ...(type ? { type } : {}), gover, city: [city] } });
  return (
    <Page>
      <AreaHead area={area} />
      <AreaDetail
        {...wiring}
        area={area}
        listHrefOf={listHrefOf}
        widerHref={paths.forSale + writeListState({ filters: { gover } })}
        backHref={listHrefOf('forsell')}
        onBack={onBack}
        shareUrl={origin + paths.area(city)}
        onShared={onShared}
      />
    </Page>
  );
}
