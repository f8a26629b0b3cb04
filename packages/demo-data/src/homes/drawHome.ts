import { ACTION_CODES, PAYMENT_METHODS, toFieldCodes, uuidv7 } from '@mashrabiya/contract';
import { categoryIds, featureIds } from '@mashrabiya/reference';
import type { Home } from '../facts/home.ts';
import type { Provider } from '../people/providers.ts';
import { seededBytes } from '../random/seededBytes.ts';
import { createRandom, seedOf } from '../scenes/kit/random.ts';
import { compose, type Texts } from '../text/compose.ts';
import { drafts } from './drafts.ts';
import { pickProvider } from './pickProvider.ts';
import { pinOf } from './pin.ts';
import type { Sketch } from './sketches.ts';

/** Wordings to try before two properties may share a title. */
const ATTEMPTS = 6;

const partsOf = (texts: Texts): string[] => [
  texts.address_ar,
  texts.address_en,
  texts.description_ar,
  texts.description_en,
];

/**
 * Writes properties so that titles and descriptions repeat only when no other wording is left. Stores hashes instead of
 * texts: a collision only costs another wording.
 */
export function distinctWriter(): (home: Home, seed: string) => Texts {
  const written = new Set<number>();
  return (home, seed) => {
    let texts = compose(home, seed);
    for (
      let attempt = 1;
      attempt < ATTEMPTS && partsOf(texts).some((text) => written.has(seedOf(text)));
      attempt += 1
    ) {
      texts = compose(home, `${seed} ${attempt}`);
    }
    for (const text of partsOf(texts)) written.add(seedOf(text));
    return texts;
  };
}

/** Draws the property of a sketch at a time with a given price level. */
export function drawHome(
  { seed, slot, place, listing }: Sketch,
  providers: readonly Provider[],
  now: Date,
  level = 1,
): Home {
  const random = createRandom(seed);
  const provider = pickProvider(random, providers, slot, place);
  return drafts[slot.type](random, { ...slot, place, provider, ranking: listing.ranking, now, level });
}

/** Database row of a property, before its words are normalised. */
export function rowOf(home: Home, { seed, listing, pictures }: Sketch, texts: Texts) {
  const random = createRandom(`${seed} row`);
  const { payment, place } = home;
  const { exact, ...pin } = pinOf(random, place);
  return {
    id: uuidv7(listing.createdAt, seededBytes(random)),
    user_id: home.provider.id,
    ...texts,
    ...pin,
    coordinates_exact: exact,
    ...categoryIds(home.type, home.subcategory),
    governorate_id: place.city.governorate.id,
    city_id: place.city.id,
    ...toFieldCodes(home),
    payment: PAYMENT_METHODS.indexOf(payment.method),
    action: ACTION_CODES[home.action],
    price: payment.price,
    advance: payment.advance,
    up_to_years: payment.years,
    receipt: payment.receipt,
    installment: payment.installment,
    ranking: listing.ranking,
    availability: listing.availability,
    pictures: [...pictures],
    feature_ids: featureIds(home.type, home.features),
    created_at: listing.createdAt,
    updated_at: listing.createdAt,
    confirmed_at: listing.confirmedAt,
    total_views: listing.views,
    total_favorites: listing.favorites,
    total_leads: listing.leads,
  };
}

export type DemoHome = ReturnType<typeof rowOf>;
