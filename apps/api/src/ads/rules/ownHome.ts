import { AVAILABILITY } from '@mashrabiya/contract';
import type { PropertyAdRow } from '../../db/tables/ad.ts';
import type { PropertyEdit, PropertyRow } from '../../db/tables/property.ts';

export interface OwnHome {
  home: PropertyRow;
  ad: PropertyAdRow | undefined;
}

/** Returns the pending or rejected edit of an approved property. A property that is itself pending has none. */
export const editOf = ({ home, ad }: OwnHome): PropertyEdit | null =>
  home.availability === AVAILABILITY.pending ? null : (ad?.edit ?? null);

export const withEdit = (own: OwnHome): PropertyRow => ({ ...own.home, ...editOf(own) });

export const isEditPending = (own: OwnHome): boolean => editOf(own) !== null && !own.ad?.is_edit_refused;
