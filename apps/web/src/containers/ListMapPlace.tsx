import type { FilterState } from '@mashrabiya/ui';
import { lazy, Suspense, useEffect, useState } from 'react';
import type { ListSource } from '../api/queries.ts';

const ListMap = lazy(() => import('./ListMap.tsx'));

export interface ListMapProps {
  /** The list whose homes the map shows. */
  source: ListSource;
  /** The list's filters; `box` and `area` are the map's. */
  filters: FilterState;
  /** Whether the map is open: `view=map` in the address. */
  open: boolean;
  /** Address of the list with other filters, with or without its map. */
  hrefOf: (filters: FilterState, open: boolean) => string;
}

/** Where a list's map is, and the way to it. Nothing of either is fetched before the page has come to life. */
export function ListMapPlace(props: ListMapProps) {
  const [alive, setAlive] = useState(false);
  useEffect(() => setAlive(true), []);
  if (!alive) return null;
  return (
    <Suspense>
      <ListMap {...props} />
    </Suspense>
  );
}
