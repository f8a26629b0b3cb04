import { choose } from '../chance.ts';
import type { Home } from '../homes/home.ts';
import { createRandom } from '../scenes/kit/random.ts';
import { businessAr } from './ar/business.ts';
import { conditionAr } from './ar/condition.ts';
import { leadAr } from './ar/leads.ts';
import { spotAr, whereAr } from './ar/place.ts';
import { roomsAr } from './ar/rooms.ts';
import { titleAr } from './ar/titles.ts';
import { businessEn } from './en/business.ts';
import { conditionEn } from './en/condition.ts';
import { leadEn } from './en/leads.ts';
import { spotEn, whereEn } from './en/place.ts';
import { roomsEn } from './en/rooms.ts';
import { titleEn } from './en/titles.ts';
import { nounOf } from './nouns.ts';
import type { PointKey, Points, Shells } from './points.ts';
import type { Told } from './told.ts';

/** A home in words, in both languages. */
export interface Texts {
  address_ar: string;
  address_en: string;
  description_ar: string;
  description_en: string;
}

const ARABIC: Shells<Told> = {
  ...roomsAr,
  ...conditionAr,
  ...businessAr,
  note: [({ ar }) => ar],
  closing: [({ ar }) => ar],
};
const ENGLISH: Shells<Told> = {
  ...roomsEn,
  ...conditionEn,
  ...businessEn,
  note: [({ en }) => en],
  closing: [({ en }) => en],
};

function sentence<K extends PointKey>(
  shells: Shells<Told>,
  { key, value }: { key: K; value: Points[K] },
  told: Told,
): string {
  return choose(told.random, shells[key])(value, told);
}

/**
 * Writes a home. Each language chooses its own wording, so that neither reads as a translation of the other; the facts
 * are the home's. `seed` repeats the wording.
 */
export function compose(home: Home, seed: string): Texts {
  const noun = nounOf(home);
  const arabic: Told = { home, noun, where: whereAr(home), spot: spotAr(home), random: createRandom(`${seed} ar`) };
  const english: Told = { home, noun, where: whereEn(home), spot: spotEn(home), random: createRandom(`${seed} en`) };
  return {
    address_ar: titleAr(arabic),
    address_en: titleEn(english),
    description_ar: [leadAr(arabic), ...home.points.map((one) => sentence(ARABIC, one, arabic))].join(' '),
    description_en: [leadEn(english), ...home.points.map((one) => sentence(ENGLISH, one, english))].join(' '),
  };
}
