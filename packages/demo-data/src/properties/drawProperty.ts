import { ACTION_CODES, PAYMENT_METHODS, toFieldCodes, uuidv7 } from '@mashrabiya/contract';
import { getCategoryIds, getFeatureIds } from '@mashrabiya/reference';
import type { DemoProperty } from '../facts/property.ts';
import type { Provider } from '../people/providers.ts';
import { createRandom, hashSeed } from '../random/random.ts';
import { createSeededBytes } from '../random/seededBytes.ts';
import { composeTexts, type Texts } from '../text/compose.ts';
import { drafts } from './drafts.ts';
import { pickProvider } from './pickProvider.ts';
import { drawPin } from './pin.ts';
import type { PropertySketch } from './sketches.ts';

/** Wordings to try before two properties may share a title. */
const MAX_ATTEMPTS = 6;

const listTexts = (texts: Texts): string[] => [
  texts.address_ar,
  texts.address_en,
  texts.description_ar,
  texts.description_en,
];

/**
 * Writes properties so that titles and descriptions repeat only when no other wording is left. Stores hashes instead of
 * texts: a collision only costs another wording.
 */
export function createUniqueTextWriter(): (property: DemoProperty, seed: string) => Texts {
  const usedHashes = new Set<number>();
  return (property, seed) => {
    let texts = composeTexts(property, seed);
    for (
      let attempt = 1;
      attempt < MAX_ATTEMPTS && listTexts(texts).some((text) => usedHashes.has(hashSeed(text)));
      attempt += 1
    ) {
      texts = composeTexts(property, `${seed} ${attempt}`);
    }
    for (const text of listTexts(texts)) usedHashes.add(hashSeed(text));
    return texts;
  };
}

/** Draws the property of a sketch at a time with a given price level. */
export function drawProperty(
  { seed, slot, place, listing }: PropertySketch,
  providers: readonly Provider[],
  now: Date,
  priceLevel = 1,
): DemoProperty {
  const random = createRandom(seed);
  const provider = pickProvider(random, providers, slot, place);
  return drafts[slot.type](random, { ...slot, place, provider, ranking: listing.ranking, now, priceLevel });
}

/** Database row of a property, before its words are normalised. */
export function toRow(property: DemoProperty, { seed, listing, pictures }: PropertySketch, texts: Texts) {
  const random = createRandom(`${seed} row`);
  const { payment, place } = property;
  const { isExact, ...pin } = drawPin(random, place);
  return {
    id: uuidv7(listing.createdAt, createSeededBytes(random)),
    user_id: property.provider.id,
    ...texts,
    ...pin,
    coordinates_exact: isExact,
    ...getCategoryIds(property.type, property.subcategory),
    governorate_id: place.city.governorate.id,
    city_id: place.city.id,
    ...toFieldCodes(property),
    payment: PAYMENT_METHODS.indexOf(payment.method),
    action: ACTION_CODES[property.action],
    price: payment.price,
    advance: payment.advance,
    up_to_years: payment.years,
    receipt: payment.receipt,
    installment: payment.installment,
    ranking: listing.ranking,
    availability: listing.availability,
    pictures: [...pictures],
    feature_ids: getFeatureIds(property.type, property.features),
    created_at: listing.createdAt,
    updated_at: listing.createdAt,
    confirmed_at: listing.confirmedAt,
    total_views: listing.views,
    total_favorites: listing.favorites,
    total_leads: listing.leads,
  };
}

export type DemoPropertyRow = ReturnType<typeof toRow>;
