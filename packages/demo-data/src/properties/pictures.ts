import { choose } from '../random/chance.ts';
import type { Random } from '../scenes/kit/scene.ts';

/** Matching pictures, as in the manifest. */
export interface PictureSet {
  id: string;
  pictures: readonly {
    img_name: string;
    width: number;
    height: number;
    thumbhash: string;
    alt: { ar: string; en: string };
  }[];
}

/** Picture as in a property's row; the first one is the cover. */
export interface DemoPicture {
  img_name: string;
  width: number;
  height: number;
  /** Base64. */
  thumbhash: string;
  alt_ar: string;
  alt_en: string;
}

/** Picture sets for a kind of property; never empty once the media are rendered. */
export type SetsFor = (type: string, subcategory: string) => readonly PictureSet[];

/** Candidates per property: enough to avoid repeats, few enough to stay random. */
const CANDIDATES = 10;
/** A bathroom is never the cover. */
const NO_COVER = /^(?:\w+ )?bathroom/i;

/** Set with one of its pictures as the cover, in row format; shared by all properties that show it. */
interface Choice {
  cover: string;
  pictures: readonly DemoPicture[];
}

function choiceOf({ pictures }: PictureSet, cover: PictureSet['pictures'][number]): Choice {
  const ordered = [cover, ...pictures.filter((picture) => picture !== cover)];
  return {
    cover: cover.img_name,
    pictures: ordered.map(({ img_name, width, height, thumbhash, alt }) => ({
      img_name,
      width,
      height,
      thumbhash,
      alt_ar: alt.ar,
      alt_en: alt.en,
    })),
  };
}

/**
 * Assigns a set and a cover to each property, so that neighbours in a list do not look alike: among some candidates,
 * the cover that was used longest ago. Call it in list order.
 */
export function pictureDealer(
  random: Random,
  setsFor: SetsFor,
): (type: string, subcategory: string) => readonly DemoPicture[] {
  const lastShown = new Map<string, number>();
  const choices = new Map<string, Choice[]>();
  let turn = 0;

  function choicesFor(type: string, subcategory: string): Choice[] {
    const key = `${type}/${subcategory}`;
    const known = choices.get(key);
    if (known) return known;
    const found = setsFor(type, subcategory).flatMap((set) =>
      set.pictures.filter(({ alt }) => !NO_COVER.test(alt.en)).map((cover) => choiceOf(set, cover)),
    );
    if (found.length === 0) throw new Error(`No pictures for ${key}`);
    choices.set(key, found);
    return found;
  }

  const shownAt = ({ cover }: Choice): number => lastShown.get(cover) ?? -1;

  return (type, subcategory) => {
    turn += 1;
    const all = choicesFor(type, subcategory);
    const some = Array.from({ length: CANDIDATES }, () => choose(random, all));
    const chosen = some.reduce((best, choice) => (shownAt(choice) < shownAt(best) ? choice : best));
    lastShown.set(chosen.cover, turn);
    return chosen.pictures;
  };
}
