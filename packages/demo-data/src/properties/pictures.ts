import { choose } from '../random/chance.ts';
import type { Random } from '../random/random.ts';

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
export type FindSets = (type: string, subcategory: string) => readonly PictureSet[];

/** Candidates per property: enough to avoid repeats, few enough to stay random. */
const CANDIDATE_COUNT = 10;
/** A bathroom is never the cover. */
const UNSUITABLE_COVER = /^(?:\w+ )?bathroom/i;

/** Set with one of its pictures as the cover, in row format; shared by all properties that show it. */
interface Choice {
  cover: string;
  pictures: readonly DemoPicture[];
}

function toChoice({ pictures }: PictureSet, cover: PictureSet['pictures'][number]): Choice {
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
export function createPicturePicker(
  random: Random,
  findSets: FindSets,
): (type: string, subcategory: string) => readonly DemoPicture[] {
  const lastRoundByCover = new Map<string, number>();
  const choices = new Map<string, Choice[]>();
  let round = 0;

  function getChoices(type: string, subcategory: string): Choice[] {
    const key = `${type}/${subcategory}`;
    const cached = choices.get(key);
    if (cached) return cached;
    const candidates = findSets(type, subcategory).flatMap((set) =>
      set.pictures.filter(({ alt }) => !UNSUITABLE_COVER.test(alt.en)).map((cover) => toChoice(set, cover)),
    );
    if (candidates.length === 0) throw new Error(`No pictures for ${key}`);
    choices.set(key, candidates);
    return candidates;
  }

  const getLastRound = ({ cover }: Choice): number => lastRoundByCover.get(cover) ?? -1;

  return (type, subcategory) => {
    round += 1;
    const all = getChoices(type, subcategory);
    const candidates = Array.from({ length: CANDIDATE_COUNT }, () => choose(random, all));
    const chosen = candidates.reduce((best, choice) => (getLastRound(choice) < getLastRound(best) ? choice : best));
    lastRoundByCover.set(chosen.cover, round);
    return chosen.pictures;
  };
}
