import type { PropertyCard } from '@mashrabiya/contract';
import { MAX_COMPARED } from '@mashrabiya/contract/constants';
import type { ComparedListing } from '@mashrabiya/ui/CompareTray';
import { atom, useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { atomWithDeviceStorage, createListParser, hasStringFields } from '../device/atomWithDeviceStorage.ts';

const isImage = (value: unknown) => value === null || hasStringFields(value, ['img_name', 'thumbhash', 'alt']);
const isComparedListing = (value: unknown): value is ComparedListing =>
  hasStringFields(value, ['id', 'address']) && 'image' in value && isImage(value.image);

const storedComparedAtom = atomWithDeviceStorage('compared', createListParser(isComparedListing, MAX_COMPARED));

export const comparedAtom = atom(
  (get) => get(storedComparedAtom),
  (_get, set, listings: readonly ComparedListing[]) => {
    set(limitExceededAtom, false);
    set(storedComparedAtom, () => listings);
  },
);

/** True when the last choice exceeded the limit. */
export const limitExceededAtom = atom(false);

const toComparedListing = ({ id, address, img: [cover] }: PropertyCard): ComparedListing => ({
  id,
  address,
  image: cover ? { img_name: cover.img_name, thumbhash: cover.thumbhash, alt: cover.alt } : null,
});

export const setComparedAtom = atom(null, (_get, set, listings: readonly PropertyCard[]) =>
  set(comparedAtom, listings.map(toComparedListing)),
);

export const toggleComparedAtom = atom(null, (get, set, listing: PropertyCard) => {
  const comparedListings = get(comparedAtom);
  const others = comparedListings.filter(({ id }) => id !== listing.id);
  if (others.length < comparedListings.length) set(comparedAtom, others);
  else if (comparedListings.length < MAX_COMPARED) set(comparedAtom, [...comparedListings, toComparedListing(listing)]);
  else set(limitExceededAtom, true);
});

/** Readers rerender only when this listing is chosen or removed. */
export function useIsCompared(id: string): boolean {
  return useAtomValue(useMemo(() => atom((get) => get(comparedAtom).some((listing) => listing.id === id)), [id]));
}
