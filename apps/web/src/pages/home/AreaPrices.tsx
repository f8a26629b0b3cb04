import { BusiestAreas, PageSection } from '@mashrabiya/ui';
import { useTranslation } from 'react-i18next';
import { hasLoadFailed } from '../../api/queryStatus.ts';
import { useApiQuery } from '../../api/useApiQuery.ts';
import { paths } from '../../routing/paths.ts';

export function AreaPrices() {
  const { t } = useTranslation();
  const query = useApiQuery('getBusiestAreas', {});
  const areas = query.data?.data;
  if (hasLoadFailed(query) || areas?.length === 0) return null;
  return (
    <PageSection title={t('home:pricesTitle')} text={t('home:pricesText')}>
      <BusiestAreas areas={areas} getHref={({ city, type }) => paths.area(city, { action: 'forsell', type })} />
    </PageSection>
  );
}
