import type { Property } from '@mashrabiya/contract';
import { PlaceMap } from '@mashrabiya/ui/PlaceMap';
import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { baseMapAtom } from './baseMap.ts';

interface PropertyMapProps {
  property: Pick<Property, 'id' | 'city_name'>;
  coordinates: NonNullable<Property['coordinates']>;
}

export default function PropertyMap({ property, coordinates }: PropertyMapProps) {
  useTranslation('map');
  const baseMap = useAtomValue(baseMapAtom);
  return (
    <PlaceMap
      key={property.id}
      place={coordinates}
      isExact={coordinates.exact}
      city={property.city_name}
      baseMap={baseMap}
    />
  );
}
