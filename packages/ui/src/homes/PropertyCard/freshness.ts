import type { PropertyCard } from '@mashrabiya/contract';
import type { HomeTexts } from '../texts.ts';

type Dated = Pick<PropertyCard, 'created_at' | 'confirmed_at' | 'time_ago' | 'confirmed_ago'>;

const DAY_MS = 86_400_000;

/** Whether the seller has said again, on a later day, that the home is still to be had. */
export const isConfirmed = ({ created_at: created, confirmed_at: confirmed }: Dated): boolean =>
  Date.parse(confirmed) - Date.parse(created) >= DAY_MS;

/** How fresh an ad is: when it was last confirmed, or else when it was published. */
export const freshness = (property: Dated, texts: HomeTexts): { dateTime: string; words: string } =>
  isConfirmed(property)
    ? { dateTime: property.confirmed_at, words: texts.confirmed(property.confirmed_ago) }
    : { dateTime: property.created_at, words: property.time_ago };
