import type { Random } from '../random/random.ts';
import {
  BUILDING_NOTES,
  FLAT_NOTES,
  HOUSE_NOTES,
  ROOF_NOTES,
  STUDIO_NOTES,
  VILLA_NOTES,
} from '../text/details/dwellingNotes.ts';
import type { Remark, Trait } from '../text/details/remarks.ts';
import { drawNote, type PointCandidate } from './describe.ts';

const NOTES_BY_SUBCATEGORY: Readonly<Record<string, readonly Remark[]>> = {
  residential: BUILDING_NOTES,
  house: HOUSE_NOTES,
  villa: VILLA_NOTES,
  townHouse: VILLA_NOTES,
  twinHouse: VILLA_NOTES,
  roof: ROOF_NOTES,
  studio: STUDIO_NOTES,
};

/** At most one remark about the character of a dwelling, so that no two contradict each other. */
export function drawCharacterNote(random: Random, subcategory: string, traits: ReadonlySet<Trait>): PointCandidate[] {
  const notes = NOTES_BY_SUBCATEGORY[subcategory] ?? FLAT_NOTES;
  return [{ point: drawNote(random, notes, traits), weight: 5 }];
}
