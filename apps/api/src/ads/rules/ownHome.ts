import type { PropertyAdRow } from '../../db/tables/ad.ts';
import type { PropertyRow } from '../../db/tables/property.ts';

/** A home of somebody's own, with its ad where it has one. */
export interface OwnHome {
  home: PropertyRow;
  ad: PropertyAdRow | undefined;
}
