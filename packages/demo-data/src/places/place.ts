import type { City, Compound } from '@mashrabiya/reference';
import type { Locality } from './locality.ts';

/** Where a home is. */
export interface Place {
  city: City;
  locality: Locality | null;
  compound: Compound | null;
}
