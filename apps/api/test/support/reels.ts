import type { Kysely } from 'kysely';
import type { Tables } from '../../src/db/schema.ts';
import { insertReels, type NewReel } from '../../src/reels/repository/insertReels.ts';
import { NOW, propertyId, SELLER } from '../fixtures/properties.ts';
import { CITIES } from '../fixtures/reference.ts';

const DAY_MS = 86_400_000;

export const reelId = (number: number): string => `01910000-0000-7000-8000-${number.toString(16).padStart(12, '0')}`;

export function createReel(
  number: number,
  { days = 1, place = 'maadi', ...own }: Partial<NewReel> & { days?: number; place?: keyof typeof CITIES } = {},
): NewReel {
  const listedAt = new Date(NOW.getTime() - days * DAY_MS);
  const city = CITIES[place];
  return {
    id: reelId(number),
    user_id: SELLER.id,
    property_id: propertyId(number),
    title_ar: `جولة مصورة في البيت رقم ${number}`,
    title_en: null,
    description_ar: 'غرفة بعد غرفة من المدخل إلى البلكونة',
    description_en: null,
    governorate_id: city.governorate_id,
    city_id: city.id,
    action: 0,
    price: 3_000_000,
    selltype: 0,
    ranking: 1,
    availability: 2,
    clip: `clip${number}`,
    has_small: true,
    has_captions: true,
    duration: 12,
    poster: { img_name: 'aa11.webp', width: 720, height: 1280, thumbhash: '1QcSHQ', alt_ar: '', alt_en: '' },
    created_at: listedAt,
    updated_at: listedAt,
    listed_at: listedAt,
    expires_at: new Date(listedAt.getTime() + 30 * DAY_MS),
    ...own,
  };
}

/** Fields of the reel form, besides video and cover. */
export const buildReelFields = (
  property_id: string,
  city: { id: number; governorate_id: number } = CITIES.newCairo,
) => ({
  title: 'جولة كاملة في شقة التجمع الخامس',
  description: 'من المدخل إلى الحديقة في أقل من نصف دقيقة',
  gover: String(city.governorate_id),
  city: String(city.id),
  action: 'sell',
  price: '4850000',
  selltype: 'cash',
  ranking: 'basic',
  property_id,
});

export const addReels = (db: Kysely<Tables>, ...reels: NewReel[]): Promise<void> => insertReels(db, reels, NOW);
