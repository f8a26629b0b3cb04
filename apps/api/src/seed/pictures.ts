import type { StoredPicture } from '../db/schema.ts';
import type { Random } from './scenes/kit/scene.ts';

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

/** The sets that suit a kind of home; never empty once the media are rendered. */
export type SetsFor = (type: string, subcategory: string) => readonly PictureSet[];

/** Candidates looked at for each home: enough to avoid repeats, few enough to stay random. */
const CANDIDATES = 10;
/** No home is shown by its bathroom first. */
const NO_COVER = /^(?:\w+ )?bathroom/i;

interface Choice {
  set: PictureSet;
  cover: number;
}

/**
 * Gives each home in turn a set and a cover, so that homes which stand close together in a list do not look alike: of
 * some candidates, the one whose cover was shown longest ago. Call it in the order of the list.
 */
export function pictureDealer(
  random: Random,
  setsFor: SetsFor,
): (type: string, subcategory: string) => readonly StoredPicture[] {
  const lastShown = new Map<string, number>();
  const choices = new Map<string, Choice[]>();
  let turn = 0;

  function choicesFor(type: string, subcategory: string): Choice[] {
    const key = `${type}/${subcategory}`;
    const known = choices.get(key);
    if (known) return known;
    const found = setsFor(type, subcategory).flatMap((set) =>
      set.pictures.flatMap(({ alt }, cover) => (NO_COVER.test(alt.en) ? [] : [{ set, cover }])),
    );
    if (found.length === 0) throw new Error(`no pictures for ${key}`);
    choices.set(key, found);
    return found;
  }

  const shownAt = ({ set, cover }: Choice): number => lastShown.get(set.pictures[cover]?.img_name ?? '') ?? -1;

  return (type, subcategory) => {
    turn += 1;
    const all = choicesFor(type, subcategory);
    const some = Array.from({ length: CANDIDATES }, () => all[random.whole(0, all.length - 1)] as Choice);
    const chosen = some.reduce((best, choice) => (shownAt(choice) < shownAt(best) ? choice : best));
    const { set, cover } = chosen;
    const first = set.pictures[cover];
    if (!first) return [];
    lastShown.set(first.img_name, turn);
    const rest = set.pictures.filter((picture) => picture !== first);
    return [first, ...rest].map(({ img_name, width, height, thumbhash, alt }) => ({
      img_name,
      width,
      height,
      thumbhash,
      alt_ar: alt.ar,
      alt_en: alt.en,
    }));
  };
}
