import type { AdChange, AdPart } from '@mashrabiya/contract';
import type { PropertyRow } from '../../db/tables/property.ts';
import type { ReelRow } from '../../db/tables/reel.ts';
import { type NameContext, toReadableValue } from '../../moderation/rules/changedParts.ts';

const PARTS = {
  title_ar: 'title',
  title_en: 'title',
  description_ar: 'description',
  description_en: 'description',
  governorate_id: 'place',
  city_id: 'place',
  action: 'kind',
  price: 'price',
  payment: 'price',
  video: 'video',
} as const satisfies Record<string, AdPart>;

type Field = keyof typeof PARTS;
type Fields = Partial<Record<Field, string | number | null>>;

export const pickReelFields = (reel: ReelRow): Fields => ({
  title_ar: reel.title_ar,
  title_en: reel.title_en,
  description_ar: reel.description_ar,
  description_en: reel.description_en,
  governorate_id: reel.governorate_id,
  city_id: reel.city_id,
  action: reel.action,
  price: reel.price,
  payment: reel.selltype,
  video: reel.clip,
});

/** Facts of a property that its reels copy. A property without a price contradicts no price. */
export const pickPropertyFields = ({
  price,
  ...facts
}: Pick<PropertyRow, 'governorate_id' | 'city_id' | 'action' | 'price' | 'payment'>): Fields => ({
  ...facts,
  ...(price !== null && { price }),
});

export const listFieldChanges = (before: Fields, after: Fields, names: NameContext): AdChange[] =>
  (Object.keys(PARTS) as Field[])
    .filter((field) => field in before && before[field] !== after[field])
    .map((field) => ({
      part: PARTS[field],
      field,
      before: toFieldValue(field, before, names),
      after: toFieldValue(field, after, names),
    }));

function toFieldValue(field: Field, fields: Fields, names: NameContext): AdChange['before'] {
  const value = fields[field] ?? null;
  switch (field) {
    case 'governorate_id':
    case 'city_id':
    case 'action':
    case 'payment':
      return toReadableValue(field, value, names);
    // A file name means nothing to a moderator.
    case 'video':
      return null;
    default:
      return value;
  }
}
