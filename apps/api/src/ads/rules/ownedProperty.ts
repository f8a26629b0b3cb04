import { AVAILABILITY } from '@mashrabiya/contract';
import type { PropertyAdRow } from '../../db/tables/ad.ts';
import type { PropertyEdit, PropertyRow } from '../../db/tables/property.ts';

export interface OwnedProperty {
  property: PropertyRow;
  ad: PropertyAdRow | undefined;
}

/** Returns the pending or rejected edit of an approved property. A property that is itself pending has none. */
export const getEdit = ({ property, ad }: OwnedProperty): PropertyEdit | null =>
  property.availability === AVAILABILITY.pending ? null : (ad?.edit ?? null);

export const applyEdit = (ownedProperty: OwnedProperty): PropertyRow => ({
  ...ownedProperty.property,
  ...getEdit(ownedProperty),
});

export const isEditPending = (ownedProperty: OwnedProperty): boolean =>
  getEdit(ownedProperty) !== null && !ownedProperty.ad?.is_edit_refused;
