import { AVAILABILITY } from '@mashrabiya/contract';
import type { PropertyAdRow } from '../../db/tables/ad.ts';
import type { PropertyEdit, PropertyRow } from '../../db/tables/property.ts';

export interface PropertyWithAd {
  property: PropertyRow;
  ad: PropertyAdRow | undefined;
}

/** Returns the pending or rejected edit of an approved property. A property that is itself pending has none. */
export const getEdit = ({ property, ad }: PropertyWithAd): PropertyEdit | null =>
  property.availability === AVAILABILITY.pending ? null : (ad?.edit ?? null);

export const applyEdit = (propertyWithAd: PropertyWithAd): PropertyRow => ({
  ...propertyWithAd.property,
  ...getEdit(propertyWithAd),
});

export const isEditPending = (propertyWithAd: PropertyWithAd): boolean =>
  getEdit(propertyWithAd) !== null && !propertyWithAd.ad?.is_edit_refused;
