import type { Property } from '@mashrabiya/contract';
import { PlaceMap } from '@mashrabiya/ui/PlaceMap';
import { useAtomValue } from 'jotai';
import { useSections } from '../app/useSections.ts';
import { configurationsAtom } from '../atoms/reference.ts';

interface PropertyMapProps {
  property: Pick<Property, 'id' | 'city_name'>;
  coordinates: NonNullable<Property['coordinates']>;
}

/** Where a home is, on the map. */
export default function PropertyMap({ property, coordinates }: PropertyMapProps) {
  useSections(['map']);
  const styleUrl = useAtomValue(configurationsAtom)?.mapstyle ?? null;
  return (
    <PlaceMap
      key={property.id}
      place={coordinates}
      exact={coordinates.exact}
      city={property.city_name}
      styleUrl={styleUrl}
    />
  );
}
