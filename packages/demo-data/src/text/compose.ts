import type { AnyPoint, PointKey, Points, Shells } from '../facts/points.ts';
import type { DemoProperty } from '../facts/property.ts';
import { choose } from '../random/chance.ts';
import { createRandom } from '../scenes/kit/random.ts';
import type { AdContext, Clauses, Lead } from './adContext.ts';
import { businessAr } from './ar/business.ts';
import { clausesAr } from './ar/clauses.ts';
import { conditionAr } from './ar/condition.ts';
import { leadAr } from './ar/leads.ts';
import { spotAr, whereAr } from './ar/place.ts';
import { roomsAr } from './ar/rooms.ts';
import { settingAr } from './ar/setting.ts';
import { titleAr } from './ar/titles.ts';
import { businessEn } from './en/business.ts';
import { clausesEn } from './en/clauses.ts';
import { conditionEn } from './en/condition.ts';
import { leadEn } from './en/leads.ts';
import { spotEn, whereEn } from './en/place.ts';
import { roomsEn } from './en/rooms.ts';
import { settingEn } from './en/setting.ts';
import { titleEn } from './en/titles.ts';
import { nounOf } from './nouns.ts';

export interface Texts {
  address_ar: string;
  address_en: string;
  description_ar: string;
  description_en: string;
}

const ARABIC: Shells<AdContext> = {
  ...roomsAr,
  ...settingAr,
  ...conditionAr,
  ...businessAr,
  note: [({ ar }) => ar],
  closing: [({ ar }) => ar],
};
const ENGLISH: Shells<AdContext> = {
  ...roomsEn,
  ...settingEn,
  ...conditionEn,
  ...businessEn,
  note: [({ en }) => en],
  closing: [({ en }) => en],
};

function sentence<K extends PointKey>(
  shells: Shells<AdContext>,
  { key, value }: { key: K; value: Points[K] },
  context: AdContext,
): string {
  return choose(context.random, shells[key])(value, context);
}

function clause<K extends PointKey>(
  clauses: Clauses,
  { key, value }: { key: K; value: Points[K] },
  context: AdContext,
): string | undefined {
  return clauses[key]?.(value, context);
}

/** Share of continuable first sentences that include a point. */
const CONTINUED = 0.6;

/** Joins the first sentence and the points; an open first sentence often includes one of them. */
function describe(lead: Lead, context: AdContext, shells: Shells<AdContext>, clauses: Clauses, comma: string): string {
  const points: AnyPoint[] = [...context.property.points];
  let first = lead.text;
  const at = points.findIndex((one) => one.key in clauses);
  const taken = points[at];
  if (lead.open && taken && points.length > 1 && context.random.chance(CONTINUED)) {
    points.splice(at, 1);
    first += `${comma} ${clause(clauses, taken, context)}`;
  }
  return [`${first}.`, ...points.map((one) => sentence(shells, one, context))].join(' ');
}

/**
 * Writes a home. Each language chooses its own wording, so that neither reads as a translation; the facts are the same.
 * `seed` repeats the wording.
 */
export function compose(property: DemoProperty, seed: string): Texts {
  const noun = nounOf(property);
  const arabic: AdContext = {
    property,
    noun,
    where: whereAr(property),
    spot: spotAr(property),
    random: createRandom(`${seed} ar`),
  };
  const english: AdContext = {
    property,
    noun,
    where: whereEn(property),
    spot: spotEn(property),
    random: createRandom(`${seed} en`),
  };
  return {
    address_ar: titleAr(arabic),
    address_en: titleEn(english),
    description_ar: describe(leadAr(arabic), arabic, ARABIC, clausesAr, '،'),
    description_en: describe(leadEn(english), english, ENGLISH, clausesEn, ','),
  };
}
