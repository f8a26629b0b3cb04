import { MapToggle } from '@mashrabiya/ui/MapToggle';
import { lazy } from 'react';
import { useSections } from '../app/useSections.ts';
import type { ListMapProps } from './ListMapPlace.tsx';

const OpenMap = lazy(() => import('./OpenMap.tsx'));

/** A list's map while it is open, else the way to it. */
export default function ListMap({ open, ...map }: ListMapProps) {
  useSections(['map']);
  return open ? <OpenMap {...map} /> : <MapToggle href={map.hrefOf(map.filters, true)} />;
}
