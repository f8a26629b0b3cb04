import { placePicker } from '../places/pickPlace.ts';
import type { Place } from '../places/place.ts';
import { createRandom } from '../scenes/kit/random.ts';
import { type Listing, listingOf } from './listing.ts';
import { type DemoPicture, pictureDealer, type SetsFor } from './pictures.ts';
import { dealSlots, type Slot } from './slots.ts';
import { popularProperties } from './sought.ts';

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

/** `count` listed properties, those of `popularProperties`, and a few pending, expired or rejected ones. */
export function sketchProperties(count: number, now: Date, setsFor: SetsFor): Sketch[] {
  const random = createRandom('homes');
  const slots = dealSlots(random, count + Math.round(count * UNLISTED_SHARE));
  const pickPlace = placePicker(random);
  const undressed = slots.map((slot, index) => {
    const seed = `home ${index}`;
    const listing = listingOf(createRandom(`${seed} listing`), now, index >= count);
    return { seed, slot, place: pickPlace(slot.type, slot.subcategory), listing };
  });
  const sought = popularProperties(count).map((property) => ({
    ...property,
    listing: listingOf(createRandom(`${property.seed} listing`), now, false),
  }));
  const dress = pictureDealer(createRandom('pictures'), setsFor);
  return [...undressed, ...sought]
    .sort(
      (a, b) => b.listing.ranking - a.listing.ranking || b.listing.createdAt.getTime() - a.listing.createdAt.getTime(),
    )
    .map((sketch) => ({ ...sketch, pictures: dress(sketch.slot.type, sketch.slot.subcategory) }));
}
