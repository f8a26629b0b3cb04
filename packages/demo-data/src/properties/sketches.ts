import { createPlacePicker } from '../places/pickPlace.ts';
import type { Place } from '../places/place.ts';
import { createRandom } from '../random/random.ts';
import { createPopularProperties } from './cityDemand.ts';
import { drawListing, type Listing } from './listing.ts';
import { createPicturePicker, type DemoPicture, type FindSets } from './pictures.ts';
import { createPropertyKinds, type PropertyKind } from './slots.ts';

/** Data of all properties that must be known before any one is drawn: kind, place, ranking, pictures. */
export interface PropertySketch {
  /** Seed of everything else about the property. */
  seed: string;
  slot: PropertyKind;
  place: Place;
  listing: Listing;
  pictures: readonly DemoPicture[];
}

/** Unlisted properties as a share of the listed ones. */
const UNLISTED_SHARE = 0.02;

/** `count` listed properties, those of `createPopularProperties`, and a few pending, expired or rejected ones. */
export function createPropertySketches(count: number, now: Date, findSets: FindSets): PropertySketch[] {
  const random = createRandom('homes');
  const propertyKinds = createPropertyKinds(random, count + Math.round(count * UNLISTED_SHARE));
  const pickPlace = createPlacePicker(random);
  const sketchesWithoutPictures = propertyKinds.map((slot, index) => {
    const seed = `home ${index}`;
    const listing = drawListing(createRandom(`${seed} listing`), now, index >= count);
    return { seed, slot, place: pickPlace(slot.type, slot.subcategory), listing };
  });
  const popularSketches = createPopularProperties(count).map((property) => ({
    ...property,
    listing: drawListing(createRandom(`${property.seed} listing`), now, false),
  }));
  // Lists show one action.
  const pickers = {
    forsell: createPicturePicker(createRandom('pictures forsell'), findSets),
    forrent: createPicturePicker(createRandom('pictures forrent'), findSets),
  };
  return [...sketchesWithoutPictures, ...popularSketches]
    .sort(
      (a, b) => b.listing.ranking - a.listing.ranking || b.listing.createdAt.getTime() - a.listing.createdAt.getTime(),
    )
    .map((sketch) => ({ ...sketch, pictures: pickers[sketch.slot.action](sketch.slot.type, sketch.slot.subcategory) }));
}
