import type { PropertyCard } from '@mashrabiya/contract';
import type { CardTexts } from '../shared/cardTexts.ts';

type DateFields = Pick<PropertyCard, 'created_at' | 'confirmed_at' | 'time_ago' | 'confirmed_ago'>;

const DAY_MS = 86_400_000;

/** True if the seller confirmed availability on a later day. */
export const isConfirmed = ({ created_at: created, confirmed_at: confirmed }: DateFields): boolean =>
  Date.parse(confirmed) - Date.parse(created) >= DAY_MS;

/** Date of the last confirmation, else of publication. */
export const getFreshness = (property: DateFields, texts: CardTexts): { dateTime: string; text: string } =>
  isConfirmed(property)
    ? { dateTime: property.confirmed_at, text: texts.confirmed(property.confirmed_ago) }
    : { dateTime: property.created_at, text: property.time_ago };
