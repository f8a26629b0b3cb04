import { BusiestAreas, HomeSection } from '@mashrabiya/ui';
import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { busiestAreasAtom } from '../../atoms/market.ts';
import { paths } from '../../routing/paths.ts';

/** What homes cost in the busiest areas. Nothing where that is not known. */
export function AreaPrices() {
  const { t } = useTranslation();
  const { data: areas, isError } = useAtomValue(busiestAreasAtom);
  if (isError || areas?.length === 0) return null;
  return (
    <HomeSection title={t('home.pricesTitle')} text={t('home.pricesText')}>
      <BusiestAreas areas={areas} hrefOf={({ city, type }) => paths.area(city, { action: 'forsell', type })} />
    </HomeSection>
  );
}
