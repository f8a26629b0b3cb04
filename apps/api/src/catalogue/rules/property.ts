import { type Feature, formatCairoDay, type Property, type PublicUser } from '@mashrabiya/contract';
import type { Language } from '@mashrabiya/i18n';
import type { FeatureEntry } from '@mashrabiya/search';
import type { UserRow } from '../../db/tables/account.ts';
import type { PropertyRow } from '../../db/tables/property.ts';
import { type CardView, pickLanguage, toCard, toImage } from './card.ts';
import { toReplyHours } from './replyHours.ts';
import { toCompanyBadge } from './verifiedCompany.ts';

export function toProperty(row: PropertyRow, user: UserRow, view: CardView): Property {
  const { reference, language } = view;
  const { lat, lng } = row;
  return {
    ...toCard(row, view),
    img: row.pictures.map((picture, index) => toImage(picture, index === 0, language)),
    description: pickLanguage(language, row.description_ar, row.description_en),
    coordinates: lat === null || lng === null ? null : { lat, lng, exact: row.coordinates_exact },
    features: row.feature_ids.flatMap((id) => {
      const feature = reference.features.get(id);
      return feature ? [toFeature(feature, language)] : [];
    }),
    user: toPublicUser(user, view),
  };
}

export const toFeature = (feature: FeatureEntry, language: Language): Feature => ({
  id: feature.id,
  name: feature[language],
  arName: feature.ar,
});

export const toPublicUser = (user: UserRow, { language, now }: { language: Language; now: Date }): PublicUser => ({
  id: user.id,
  name: pickLanguage(language, user.name_ar, user.name_en),
  kind: user.kind,
  profile_pic: user.profile_pic,
  has_phone: user.phone !== null,
  rating: user.rating,
  active_from: user.active_from,
  email_confirmed_on: user.email_verified_at && formatCairoDay(user.email_verified_at),
  phone_confirmed_on: user.phone_verified_at && formatCairoDay(user.phone_verified_at),
  ...toCompanyBadge(user, now),
  reply_hours: toReplyHours(user.reply_minutes),
});
