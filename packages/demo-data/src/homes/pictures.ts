import { choose } from '../random/chance.ts';
import type { Random } from '../scenes/kit/scene.ts';

/** Matching pictures, as the manifest lists them. */
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

/** A picture as a home's row keeps it; the first one is the cover. */
export interface DemoPicture {
  img_name: string;
  width: number;
  height: number;
  /** Base64. */
  thumbhash: string;
  alt_ar: string;
  alt_en: string;
}

/** The sets that suit a kind of home; never empty once the media are rendered. */
export type SetsFor = (type: string, subcategory: string) => readonly PictureSet[];

/** Candidates looked at for each home: enough to avoid repeats, few enough to stay random. */
const CANDIDATES = 10;
/** No home is shown by its bathroom first. */
const NO_COVER = /^(?:\w+ )?bathroom/i;

/** A set with one of its pictures as the cover, in the form that rows keep; shared by all homes that show it. */
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
 * Gives each home in turn a set and a cover, so that homes which stand close together in a list do not look alike: of
 * some candidates, the one whose cover was shown longest ago. Call it in the order of the list.
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
    if (found.length === 0) throw new Error(`no pictures for ${key}`);
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
