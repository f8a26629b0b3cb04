import type { PropertyCard } from '@mashrabiya/contract';
import { MAX_COMPARED } from '@mashrabiya/contract/constants';
import type { ChosenHome } from '@mashrabiya/ui/CompareTray';
import { atom, useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { deviceAtom, hasTexts, listOf } from '../device/deviceAtom.ts';

const isImage = (found: unknown) => found === null || hasTexts(found, ['img_name', 'thumbhash', 'alt']);
const isChosen = (found: unknown): found is ChosenHome =>
  hasTexts(found, ['id', 'address']) && 'image' in found && isImage(found.image);

const storedAtom = deviceAtom('compared', listOf(isChosen, MAX_COMPARED));

export const comparedAtom = atom(
  (get) => get(storedAtom),
  (_get, set, homes: readonly ChosenHome[]) => {
    set(refusedAtom, false);
    set(storedAtom, () => homes);
  },
);

/** True when the last choice exceeded the limit. */
export const refusedAtom = atom(false);

const chosenOf = ({ id, address, img: [cover] }: PropertyCard): ChosenHome => ({
  id,
  address,
  image: cover ? { img_name: cover.img_name, thumbhash: cover.thumbhash, alt: cover.alt } : null,
});

export const chooseComparedAtom = atom(null, (_get, set, homes: readonly PropertyCard[]) =>
  set(comparedAtom, homes.map(chosenOf)),
);

export const toggleComparedAtom = atom(null, (get, set, home: PropertyCard) => {
  const chosen = get(comparedAtom);
  const others = chosen.filter(({ id }) => id !== home.id);
  if (others.length < chosen.length) set(comparedAtom, others);
  else if (chosen.length < MAX_COMPARED) set(comparedAtom, [...chosen, chosenOf(home)]);
  else set(refusedAtom, true);
});

/** Readers rerender only when this listing is chosen or removed. */
export function useIsCompared(id: string): boolean {
  return useAtomValue(useMemo(() => atom((get) => get(comparedAtom).some((home) => home.id === id)), [id]));
}
