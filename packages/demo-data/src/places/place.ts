import type { City, Compound } from '@mashrabiya/reference';
import type { Locality } from './locality.ts';

export interface Place {
  city: City;
  locality: Locality | null;
  compound: Compound | null;
}
