import { lazyPart } from '@mashrabiya/ui';
import { MapToggle } from '@mashrabiya/ui/MapToggle';
import { useTranslation } from 'react-i18next';
import type { ListMapProps } from './listMapProps.ts';

const OpenMap = lazyPart(() => import('./OpenMap.tsx'));

/** A list's map while it is open, else the way to it. */
export default function ListMap({ open, ...map }: ListMapProps) {
  useTranslation('map');
  return open ? <OpenMap {...map} /> : <MapToggle href={map.hrefOf(map.filters, true)} />;
}
