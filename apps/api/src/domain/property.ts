import type { Property, PublicUser } from '@mashrabiya/contract';
import type { Language } from '@mashrabiya/i18n';
import type { PropertyRow, UserRow } from '../db/schema.ts';
import { inLanguage, toCard } from './card.ts';
import type { Reference } from './reference.ts';

/** A home as its own page shows it. */
export function toProperty(
  row: PropertyRow,
  user: UserRow,
  reference: Reference,
  language: Language,
  now: Date,
): Property {
  const { lat, lng } = row;
  return {
    ...toCard(row, reference, language, now),
    description: inLanguage(language, row.description_ar, row.description_en),
    coordinates: lat === null || lng === null ? null : { lat, lng, exact: row.coordinates_exact },
    features: row.feature_ids.flatMap((id) => {
      const feature = reference.features.get(id);
      return feature ? [{ id, name: feature.en, arName: feature.ar }] : [];
    }),
    user: toPublicUser(user, language),
  };
}

const toPublicUser = (user: UserRow, language: Language): PublicUser => ({
  id: user.id,
  name: inLanguage(language, user.name_ar, user.name_en),
  profile_pic: user.profile_pic,
  phone: user.phone?.replace(/^\+20/, '0') ?? null,
  rating: user.rating,
  active_from: user.active_from,
});
