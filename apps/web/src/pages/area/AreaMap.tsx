import type { AreaPage } from '@mashrabiya/contract';
import { Link } from '@mashrabiya/ui';
import { PlaceMap } from '@mashrabiya/ui/PlaceMap';
import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { baseMapAtom } from '../../map/baseMap.ts';

interface AreaMapProps {
  area: Pick<AreaPage, 'city' | 'name' | 'lat' | 'lng'>;
  listingsHref: string;
}

export default function AreaMap({ area: { city, name, lat, lng }, listingsHref }: AreaMapProps) {
  const { t } = useTranslation(['map', 'market']);
  const baseMap = useAtomValue(baseMapAtom);
  return (
    <PlaceMap
      key={city}
      place={{ lat, lng }}
      isExact={false}
      city={name}
      label={t('market:area.map', { city: name })}
      caption={<Link href={listingsHref}>{t('market:area.mapHomes', { city: name })}</Link>}
      baseMap={baseMap}
    />
  );
}
