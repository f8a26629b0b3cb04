import type { AnySellingPoint, SellingPointKey, SellingPoints, SentenceTemplates } from '../facts/points.ts';
import type { DemoProperty } from '../facts/property.ts';
import { choose } from '../random/chance.ts';
import { createRandom } from '../random/random.ts';
import type { AdContext, Clauses, Opening } from './adContext.ts';
import { businessAr } from './ar/business.ts';
import { clausesAr } from './ar/clauses.ts';
import { conditionAr } from './ar/condition.ts';
import { createOpeningAr } from './ar/openings.ts';
import { formatPlacePhraseAr, formatSpotAr } from './ar/place.ts';
import { roomsAr } from './ar/rooms.ts';
import { settingAr } from './ar/setting.ts';
import { createTitleAr } from './ar/titles.ts';
import { businessEn } from './en/business.ts';
import { clausesEn } from './en/clauses.ts';
import { conditionEn } from './en/condition.ts';
import { createOpeningEn } from './en/openings.ts';
import { formatPlacePhraseEn, formatSpotEn } from './en/place.ts';
import { roomsEn } from './en/rooms.ts';
import { settingEn } from './en/setting.ts';
import { createTitleEn } from './en/titles.ts';
import { getNoun } from './nouns.ts';

export interface Texts {
  address_ar: string;
  address_en: string;
  description_ar: string;
  description_en: string;
}

const ARABIC: SentenceTemplates<AdContext> = {
  ...roomsAr,
  ...settingAr,
  ...conditionAr,
  ...businessAr,
  note: [({ ar }) => ar],
  closing: [({ ar }) => ar],
};
const ENGLISH: SentenceTemplates<AdContext> = {
  ...roomsEn,
  ...settingEn,
  ...conditionEn,
  ...businessEn,
  note: [({ en }) => en],
  closing: [({ en }) => en],
};

function createSentence<K extends SellingPointKey>(
  templates: SentenceTemplates<AdContext>,
  { key, value }: { key: K; value: SellingPoints[K] },
  context: AdContext,
): string {
  return choose(context.random, templates[key])(value, context);
}

function createClause<K extends SellingPointKey>(
  clauses: Clauses,
  { key, value }: { key: K; value: SellingPoints[K] },
  context: AdContext,
): string | undefined {
  return clauses[key]?.(value, context);
}

/** Share of continuable first sentences that include a point. */
const CONTINUED_CHANCE = 0.6;

/** Joins the first sentence and the points; an open first sentence often includes one of them. */
function composeDescription(
  opening: Opening,
  context: AdContext,
  templates: SentenceTemplates<AdContext>,
  clauses: Clauses,
  comma: string,
): string {
  const points: AnySellingPoint[] = [...context.property.points];
  let first = opening.text;
  const at = points.findIndex((point) => point.key in clauses);
  const continuedPoint = points[at];
  if (opening.isContinuable && continuedPoint && points.length > 1 && context.random.chance(CONTINUED_CHANCE)) {
    points.splice(at, 1);
    first += `${comma} ${createClause(clauses, continuedPoint, context)}`;
  }
  return [`${first}.`, ...points.map((point) => createSentence(templates, point, context))].join(' ');
}

/**
 * Writes a home. Each language chooses its own wording, so that neither reads as a translation; the facts are the same.
 * `seed` repeats the wording.
 */
export function composeTexts(property: DemoProperty, seed: string): Texts {
  const noun = getNoun(property);
  const arabic: AdContext = {
    property,
    noun,
    placePhrase: formatPlacePhraseAr(property),
    titlePlace: formatSpotAr(property),
    random: createRandom(`${seed} ar`),
  };
  const english: AdContext = {
    property,
    noun,
    placePhrase: formatPlacePhraseEn(property),
    titlePlace: formatSpotEn(property),
    random: createRandom(`${seed} en`),
  };
  return {
    address_ar: createTitleAr(arabic),
    address_en: createTitleEn(english),
    description_ar: composeDescription(createOpeningAr(arabic), arabic, ARABIC, clausesAr, '،'),
    description_en: composeDescription(createOpeningEn(english), english, ENGLISH, clausesEn, ','),
  };
}
