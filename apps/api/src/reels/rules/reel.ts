import {
  AVAILABILITY,
  getVideoFiles,
  isRecentReel,
  PAYMENT_METHODS,
  type Reel,
  VIDEOS_PATH,
} from '@mashrabiya/contract';
import type { Language } from '@mashrabiya/i18n';
import type { Reference } from '@mashrabiya/search';
import { pickLanguage } from '../../catalogue/rules/card.ts';
import type { UserRow } from '../../db/tables/account.ts';
import type { PropertyRow } from '../../db/tables/property.ts';
import type { ReelRow } from '../../db/tables/reel.ts';

export interface ReelWithSeller {
  reel: ReelRow;
  property: Pick<PropertyRow, 'availability' | 'removed_at' | 'withheld'>;
  seller: Pick<UserRow, 'id' | 'name_ar' | 'name_en' | 'phone' | 'profile_pic'>;
}

export interface ReelView {
  reference: Reference;
  language: Language;
  now: Date;
  favoriteIds?: ReadonlySet<string>;
  viewed?: ReadonlySet<string>;
}

const NO_IDS: ReadonlySet<string> = new Set();

export function toReel(
  { reel, property, seller }: ReelWithSeller,
  { reference, language, now, favoriteIds = NO_IDS, viewed = NO_IDS }: ReelView,
): Reel {
  const files = getVideoFiles(reel.clip);
  const toPath = (file: string) => `${VIDEOS_PATH}/${file}`;
  const city = reference.cities.get(reel.city_id);
  const listedAt = reel.listed_at ?? reel.created_at;
  const hasExpired = reel.availability === AVAILABILITY.active && reel.expires_at !== null && reel.expires_at <= now;
  return {
    id: reel.id,
    reel_id: reel.id,
    property_id: reel.property_id,
    is_home_gone: property.removed_at !== null || property.availability !== AVAILABILITY.active,
    title: pickLanguage(language, reel.title_ar, reel.title_en),
    description: pickLanguage(language, reel.description_ar, reel.description_en),
    action: reel.action === 1 ? 'rent' : 'sell',
    price: reel.price ?? 0,
    selltype: PAYMENT_METHODS[reel.selltype] ?? 'cash',
    thumbnail: reel.poster.img_name,
    thumbhash: reel.poster.thumbhash,
    reel_path: toPath(files.video),
    video: toPath(files.video),
    small_video: reel.has_small ? toPath(files.small) : '',
    captions: reel.has_captions ? toPath(files.captions[language]) : '',
    duration: reel.duration,
    ranking: reel.ranking,
    availability: hasExpired ? AVAILABILITY.expired : reel.availability,
    expires_at: (reel.expires_at ?? listedAt).toISOString(),
    created_at: reel.created_at.toISOString(),
    updated_at: reel.updated_at.toISOString(),
    listed_at: listedAt.toISOString(),
    is_loved: favoriteIds.has(reel.id),
    is_viewed: viewed.has(reel.id),
    isRecent: isRecentReel(listedAt.getTime(), now.getTime()),
    total_views: reel.total_views,
    total_favorites: reel.total_favorites,
    governorate: reference.governorates.get(reel.governorate_id)?.[language] ?? '',
    city: { id: reel.city_id, name: city?.[language] ?? '', en_name: city?.en ?? '' },
    user: {
      id: seller.id,
      name: pickLanguage(language, seller.name_ar, seller.name_en),
      has_phone: seller.phone !== null,
      profile_pic: seller.profile_pic,
    },
  };
}
