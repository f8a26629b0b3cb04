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
/** Properties from one to the next with the same cover. */
const MIN_DISTANCE = 30;
/** A bathroom is never the cover. */
const UNSUITABLE_COVER = /^(?:\w+ )?bathroom/i;

/** Set with one of its pictures as the cover, in row format; shared by all properties that show it. */
interface Choice {
  cover: string;
  /** Subject of the cover, e.g. `Main bedroom with a double bed`: different drawings of it look alike. */
  subject: string;
  pictures: readonly DemoPicture[];
}

function toChoice({ pictures }: PictureSet, cover: PictureSet['pictures'][number]): Choice {
  const ordered = [cover, ...pictures.filter((picture) => picture !== cover)];
  return {
    cover: cover.img_name,
    subject: cover.alt.en.split(',')[0] ?? '',
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
 * Assigns a set and a cover to each property, so that neighbours in a list do not look alike: among some candidates that
 * were not used recently, the one whose subject was used longest ago. Call it in list order.
 */
export function createPicturePicker(
  random: Random,
  findSets: FindSets,
): (type: string, subcategory: string) => readonly DemoPicture[] {
  /** Round of the last use of each cover and subject. */
  const lastRounds = new Map<string, number>();
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

  const findOldest = (candidates: Choice[], getKey: (choice: Choice) => string): Choice =>
    candidates.reduce((oldest, choice) =>
      getLastRound(getKey(choice)) < getLastRound(getKey(oldest)) ? choice : oldest,
    );

  const getLastRound = (key: string): number => lastRounds.get(key) ?? -MIN_DISTANCE;

  return (type, subcategory) => {
    round += 1;
    const all = getChoices(type, subcategory);
    const unused = all.filter(({ cover }) => round - getLastRound(cover) >= MIN_DISTANCE);
    const chosen =
      unused.length > 0
        ? findOldest(
            Array.from({ length: CANDIDATE_COUNT }, () => choose(random, unused)),
            ({ subject }) => subject,
          )
        : findOldest(all, ({ cover }) => cover);
    lastRounds.set(chosen.cover, round).set(chosen.subject, round);
    return chosen.pictures;
  };
}
