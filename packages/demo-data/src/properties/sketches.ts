import { createPlacePicker } from '../places/pickPlace.ts';
import type { Place } from '../places/place.ts';
import { createRandom } from '../scenes/kit/random.ts';
import { drawListing, type Listing } from './listing.ts';
import { createPictureDealer, type DemoPicture, type SetsFor } from './pictures.ts';
import { dealSlots, type Slot } from './slots.ts';
import { createPopularProperties } from './sought.ts';

/** Data of all properties that must be known before any one is drawn: kind, place, ranking, pictures. */
export interface Sketch {
  /** Seed of everything else about the property. */
  seed: string;
  slot: Slot;
  place: Place;
  listing: Listing;
  pictures: readonly DemoPicture[];
}

/** Unlisted properties as a share of the listed ones. */
const UNLISTED_SHARE = 0.02;

/** `count` listed properties, those of `createPopularProperties`, and a few pending, expired or rejected ones. */
export function sketchProperties(count: number, now: Date, setsFor: SetsFor): Sketch[] {
  const random = createRandom('homes');
  const slots = dealSlots(random, count + Math.round(count * UNLISTED_SHARE));
  const pickPlace = createPlacePicker(random);
  const withoutPictures = slots.map((slot, index) => {
    const seed = `home ${index}`;
    const listing = drawListing(createRandom(`${seed} listing`), now, index >= count);
    return { seed, slot, place: pickPlace(slot.type, slot.subcategory), listing };
  });
  const popular = createPopularProperties(count).map((property) => ({
    ...property,
    listing: drawListing(createRandom(`${property.seed} listing`), now, false),
  }));
  const dealPictures = createPictureDealer(createRandom('pictures'), setsFor);
  return [...withoutPictures, ...popular]
    .sort(
      (a, b) => b.listing.ranking - a.listing.ranking || b.listing.createdAt.getTime() - a.listing.createdAt.getTime(),
    )
    .map((sketch) => ({ ...sketch, pictures: dealPictures(sketch.slot.type, sketch.slot.subcategory) }));
}
