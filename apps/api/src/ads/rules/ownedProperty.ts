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

export const withEdit = (owned: OwnedProperty): PropertyRow => ({ ...owned.property, ...getEdit(owned) });

export const isEditPending = (owned: OwnedProperty): boolean => getEdit(owned) !== null && !owned.ad?.is_edit_refused;
